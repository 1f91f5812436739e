import { useTranslations } from 'next-intl';
import { DataTable } from '@/components/shared/ui/data-table';
import { Section } from '@/components/shared/ui/section';
import { insurance, policyReviews } from '@/lib/site/services/insurance';
import { PlanSingle } from '../service-page/plan-single';

export function InsurancePlan() {
  const [plan] = insurance.plans.tiers;
  return plan && <PlanSingle plans={insurance.plans} plan={plan} ground="cielo" />;
}

export function PolicyTable() {
  const t = useTranslations('ServiceInsurance');
  return (
    <Section id="que-revisamos" title={t('tableTitle')} lead={t('tableLead')}>
      <DataTable
        stacked
        caption={t('tableCaption')}
        head={[t('policy'), t('checks'), t('mistake')]}
        rows={policyReviews.map(({ policy, checks, mistake }) => [policy, checks, mistake])}
      />
    </Section>
  );
}
