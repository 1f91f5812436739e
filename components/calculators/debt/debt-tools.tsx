import { useTranslations } from 'next-intl';
import { ToolList, ToolSection } from '../shell/tool/tool-section';

const ID = 'que-deuda-primero';
const loadPayoff = () => import('./payoff-plan/payoff-tool');

/** What one decides with once the ratio is known. */
export function DebtTools() {
  const t = useTranslations('DebtPlan');
  return (
    <ToolList title={t('tools')}>
      <ToolSection id={ID} prefix="deuda" title={t('title')} lead={t('lead')} load={loadPayoff} given={{ id: ID }} />
    </ToolList>
  );
}
