import { BudgetSofa } from '@/components/site/illustrations/services/budget-sofa';
import { EducationPlan } from '@/components/site/services/education/education-plan';
import { BenefitRows } from '@/components/site/services/service-page/benefit-rows';
import { ServicePage } from '@/components/site/services/service-page/service-page';
import { StepAgenda } from '@/components/site/services/service-page/step-agenda';
import { pageMetadata } from '@/lib/shared/seo/metadata';
import { education, exampleBudget } from '@/lib/site/services/education';
import { ContactSection } from '../../(questions)/_contact/contact-section';

export const metadata = pageMetadata('/servicios/educacion-financiera');

export default function EducationPage() {
  return (
    <ServicePage
      content={education}
      ground="arena"
      picture={<BudgetSofa parts={exampleBudget} />}
      contact={<ContactSection source="educacion-financiera" context={education.name} {...education.contact} />}
    >
      <BenefitRows benefits={education.benefits} />
      <StepAgenda process={education.process} ground="cielo" />
      <EducationPlan />
    </ServicePage>
  );
}
