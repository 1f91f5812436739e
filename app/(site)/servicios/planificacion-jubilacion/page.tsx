import { SavingBackrests } from '@/components/illustrations/services/saving-backrests';
import { RetirementFigure } from '@/components/services/retirement/retirement-figure';
import { BenefitRows } from '@/components/services/service-page/benefit-rows';
import { PlanRows } from '@/components/services/service-page/plan-rows';
import { ServicePage } from '@/components/services/service-page/service-page';
import { StepAgenda } from '@/components/services/service-page/step-agenda';
import { exampleSaving, retirement } from '@/lib/content/services/retirement';
import { pageMetadata } from '@/lib/seo/metadata';
import { ContactSection } from '../../_contact/contact-section';

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
