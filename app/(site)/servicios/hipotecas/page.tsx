import { MortgageYears } from '@/components/illustrations/services/mortgage-years';
import { MortgageFeatures } from '@/components/services/mortgages/mortgage-features';
import { MortgageFigure } from '@/components/services/mortgages/mortgage-figure';
import { BenefitColumns } from '@/components/services/service-page/benefit-columns';
import { PlanSeats } from '@/components/services/service-page/plan-seats';
import { ServicePage } from '@/components/services/service-page/service-page';
import { StepTimeline } from '@/components/services/service-page/step-timeline';
import { exampleLoan, mortgageProcessDays, mortgages } from '@/lib/content/services/mortgages';
import { pageMetadata } from '@/lib/seo/metadata';
import { ContactSection } from '../../_contact/contact-section';

export const metadata = pageMetadata('/servicios/hipotecas');

export default function MortgagesPage() {
  return (
    <ServicePage
      content={mortgages}
      ground="cielo"
      picture={<MortgageYears loan={exampleLoan} />}
      contact={
        <ContactSection source="hipotecas" context={mortgages.name} service={mortgages} {...mortgages.contact} />
      }
    >
      <MortgageFeatures />
      <MortgageFigure />
      <BenefitColumns benefits={mortgages.benefits} />
      <StepTimeline process={mortgages.process} days={mortgageProcessDays} />
      <PlanSeats service={mortgages} />
    </ServicePage>
  );
}
