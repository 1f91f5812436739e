import { DebtRing } from '@/components/site/illustrations/services/debt-ring';
import { BenefitColumns } from '@/components/site/services/service-page/benefit-columns';
import { PlanPhases } from '@/components/site/services/service-page/plan-phases';
import { ServicePage } from '@/components/site/services/service-page/service-page';
import { StepStairs } from '@/components/site/services/service-page/step-stairs';
import { pageMetadata } from '@/lib/shared/seo/metadata';
import { consulting, exampleHousehold } from '@/lib/site/services/consulting';
import { ContactSection } from '../../(questions)/_contact/contact-section';

export const metadata = pageMetadata('/servicios/consultoria-financiera');

export default function ConsultingPage() {
  return (
    <ServicePage
      content={consulting}
      ground="cielo"
      picture={<DebtRing household={exampleHousehold} />}
      contact={<ContactSection source="consultoria-financiera" context={consulting.name} {...consulting.contact} />}
    >
      <BenefitColumns benefits={consulting.benefits} />
      <StepStairs process={consulting.process} ground="arena" />
      <PlanPhases service={consulting} />
    </ServicePage>
  );
}
