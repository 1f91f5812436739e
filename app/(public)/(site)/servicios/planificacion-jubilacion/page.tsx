import { SavingBackrests } from '@/components/site/illustrations/services/saving-backrests';
import { RetirementFigure } from '@/components/site/services/retirement/retirement-figure';
import { BenefitRows } from '@/components/site/services/service-page/benefit-rows';
import { PlanRows } from '@/components/site/services/service-page/plan-rows';
import { ServicePage } from '@/components/site/services/service-page/service-page';
import { StepAgenda } from '@/components/site/services/service-page/step-agenda';
import { pageMetadata } from '@/lib/shared/seo/metadata';
import { exampleSaving, retirement } from '@/lib/site/services/retirement';
import { ContactSection } from '../../(questions)/_contact/contact-section';

export const metadata = pageMetadata('/servicios/planificacion-jubilacion');

export default function RetirementPage() {
  return (
    <ServicePage
      content={retirement}
      ground="papel"
      picture={<SavingBackrests plan={exampleSaving} />}
      contact={
        <ContactSection
          source="planificacion-jubilacion"
          context={retirement.name}
          service={retirement}
          {...retirement.contact}
        />
      }
    >
      <RetirementFigure />
      <BenefitRows benefits={retirement.benefits} />
      <StepAgenda process={retirement.process} ground="arena" />
      <PlanRows service={retirement} />
    </ServicePage>
  );
}
