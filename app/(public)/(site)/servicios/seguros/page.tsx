import { CoverGap } from '@/components/site/illustrations/services/cover-gap';
import { familyCover } from '@/components/site/illustrations/services/family-cover';
import { InsurancePlan, PolicyTable } from '@/components/site/services/insurance/insurance-plan';
import { BenefitColumns } from '@/components/site/services/service-page/benefit-columns';
import { ServicePage } from '@/components/site/services/service-page/service-page';
import { StepStairs } from '@/components/site/services/service-page/step-stairs';
import { pageMetadata } from '@/lib/shared/seo/metadata';
import { exampleCover, insurance } from '@/lib/site/services/insurance';
import { ContactSection } from '../../(questions)/_contact/contact-section';

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
