import { useTranslations } from 'next-intl';
import { formatPrice } from '@/lib/shared/money';
import { education, programme } from '@/lib/site/services/education';
import { PlanSingle } from '../service-page/plan-single';

export function EducationPlan() {
  const t = useTranslations('ServiceEducation');
  const [plan] = education.plans.tiers;
  if (plan?.price.kind !== 'fixed') return null;
  const hours = programme.sessions * programme.hours;
  const anHour = formatPrice(Math.round(plan.price.amount / hours));
  return <PlanSingle plans={education.plans} plan={plan} explanation={t('anHour', { hours, anHour })} />;
}
