import { BudgetSofa } from '@/components/illustrations/services/budget-sofa';
import { EducationPlan } from '@/components/services/education/education-plan';
import { BenefitRows } from '@/components/services/service-page/benefit-rows';
import { ServicePage } from '@/components/services/service-page/service-page';
import { StepAgenda } from '@/components/services/service-page/step-agenda';
import { education, exampleBudget } from '@/lib/content/services/education';
import { pageMetadata } from '@/lib/seo/metadata';
import { ContactSection } from '../../_contact/contact-section';

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
