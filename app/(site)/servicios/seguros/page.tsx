import { CoverGap } from '@/components/illustrations/services/cover-gap';
import { familyCover } from '@/components/illustrations/services/family-cover';
import { InsurancePlan } from '@/components/services/insurance/insurance-plan';
import { PolicyTable } from '@/components/services/insurance/policy-table';
import { BenefitColumns } from '@/components/services/service-page/benefit-columns';
import { ServicePage } from '@/components/services/service-page/service-page';
import { StepStairs } from '@/components/services/service-page/step-stairs';
import { exampleCover, insurance } from '@/lib/content/services/insurance';
import { pageMetadata } from '@/lib/seo/metadata';
import { ContactSection } from '../../_contact/contact-section';

export const metadata = pageMetadata('/servicios/seguros');

export default function InsurancePage() {
  return (
    <ServicePage
      content={insurance}
      ground="azafran"
      picture={<CoverGap cover={familyCover(exampleCover)} />}
      contact={<ContactSection source="seguros" context={insurance.name} {...insurance.contact} />}
    >
      <BenefitColumns benefits={insurance.benefits} />
      <InsurancePlan />
      <PolicyTable />
      <StepStairs process={insurance.process} ground="tinta" />
    </ServicePage>
  );
}
