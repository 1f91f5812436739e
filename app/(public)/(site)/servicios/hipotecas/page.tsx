import { MortgageYears } from '@/components/site/illustrations/services/mortgage-years';
import { MortgageFeatures, MortgageFigure } from '@/components/site/services/mortgages/mortgage-features';
import { BenefitColumns } from '@/components/site/services/service-page/benefit-columns';
import { PlanSeats } from '@/components/site/services/service-page/plan-seats';
import { ServicePage } from '@/components/site/services/service-page/service-page';
import { StepTimeline } from '@/components/site/services/service-page/step-timeline';
import { pageMetadata } from '@/lib/shared/seo/metadata';
import { exampleLoan, mortgageProcessDays, mortgages } from '@/lib/site/services/mortgages';
import { ContactSection } from '../../(questions)/_contact/contact-section';

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
