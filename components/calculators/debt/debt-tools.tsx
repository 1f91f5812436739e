import { useTranslations } from 'next-intl';
import { ToolList, ToolSection } from '../shell/tool/tool-section';

const loadPayoff = () => import('./payoff-plan/payoff-tool');

/** What one decides with once the ratio is known. */
export function DebtTools() {
  const t = useTranslations('DebtPlan');
  return (
    <ToolList title={t('tools')}>
      <ToolSection id="que-deuda-primero" prefix="deuda" texts={t} load={loadPayoff} given={{}} />
    </ToolList>
  );
}
