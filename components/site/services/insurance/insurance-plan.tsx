import { insurance } from '@/lib/site/services/insurance';
import { PlanSingle } from '../service-page/plan-single';

export function InsurancePlan() {
  const [plan] = insurance.plans.tiers;
  return plan && <PlanSingle plans={insurance.plans} plan={plan} ground="cielo" />;
}
