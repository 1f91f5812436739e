import { FifteenSeats } from '@/components/site/illustrations/services/fifteen-seats';
import { BenefitColumns } from '@/components/site/services/service-page/benefit-columns';
import { PlanSeats } from '@/components/site/services/service-page/plan-seats';
import { ServicePage } from '@/components/site/services/service-page/service-page';
import { StepStairs } from '@/components/site/services/service-page/step-stairs';
import {
  GroupDiscount,
  WorkshopModalities,
  WorkshopProgramme,
} from '@/components/site/services/workshops/workshop-sections';
import { pageMetadata } from '@/lib/shared/seo/metadata';
import { WORKSHOP_SEATS, workshops } from '@/lib/site/services/workshops';
import { ContactSection } from '../../(questions)/_contact/contact-section';

export const metadata = pageMetadata('/servicios/formacion-talleres');

export default function WorkshopsPage() {
  return (
    <ServicePage
      content={workshops}
      ground="tinta"
      picture={<FifteenSeats seats={WORKSHOP_SEATS} />}
      contact={
        <ContactSection
          source="formacion-talleres"
          context={workshops.name}
          service={workshops}
          {...workshops.contact}
        />
      }
    >
      <WorkshopProgramme />
      <WorkshopModalities />
      <BenefitColumns benefits={workshops.benefits} />
      <PlanSeats service={workshops} />
      <GroupDiscount />
      <StepStairs process={workshops.process} ground="papel" />
    </ServicePage>
  );
}
