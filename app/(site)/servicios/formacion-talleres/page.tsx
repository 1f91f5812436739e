import { FifteenSeats } from '@/components/illustrations/services/fifteen-seats';
import { BenefitColumns } from '@/components/services/service-page/benefit-columns';
import { PlanSeats } from '@/components/services/service-page/plan-seats';
import { ServicePage } from '@/components/services/service-page/service-page';
import { StepStairs } from '@/components/services/service-page/step-stairs';
import { GroupDiscount } from '@/components/services/workshops/group-discount';
import { WorkshopModalities } from '@/components/services/workshops/workshop-modalities';
import { WorkshopProgramme } from '@/components/services/workshops/workshop-programme';
import { WORKSHOP_SEATS, workshops } from '@/lib/content/services/workshops';
import { pageMetadata } from '@/lib/seo/metadata';
import { ContactSection } from '../../_contact/contact-section';

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
