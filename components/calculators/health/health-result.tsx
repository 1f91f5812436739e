import { useTranslations } from 'next-intl';
import { ResultAnswer } from '@/components/calculators/shell/result/result-answer';
import { HeadlineFigure, ResultOutput } from '@/components/calculators/shell/result/result-output';
import type { FinancialHealth } from '@/lib/calculators/health/financial-health';

/** Score and level. */
export function HealthResult({ health }: { health: FinancialHealth }) {
  const t = useTranslations('FinancialHealth');
  const { total, reachableTotal } = health;
  return (
    <div className="print:flex print:gap-6">
      <HeadlineFigure label={t('score')} name="puntuacion" exact={total}>
        {total}
      </HeadlineFigure>
      <ResultAnswer>
        <ResultOutput name="nivel" exact={health.level}>
          {t(`level_${health.level}`)}
        </ResultOutput>
        . <span>{t('reachable', { total: reachableTotal })}</span>
      </ResultAnswer>
    </div>
  );
}
