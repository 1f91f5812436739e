import { useTranslations } from 'next-intl';
import { HeadlineFigure, ResultOutput } from '@/components/calculators/shell/result/result-output';
import type { FinancialHealth } from '@/lib/calculators/health/financial-health';

/** Score and level. */
export function HealthResult({ health }: { health: FinancialHealth }) {
  const t = useTranslations('FinancialHealth');
  const { total, reachableTotal } = health;
  return (
    <div className="flex flex-wrap items-end gap-x-10 gap-y-4">
      <HeadlineFigure label={t('score')} name="puntuacion" exact={total}>
        {total}
      </HeadlineFigure>
      <div className="pb-1">
        <p className="font-titular text-t2 leading-none font-bold tracking-cerrado print:text-base">
          <ResultOutput name="nivel" exact={health.level}>
            {t(`level_${health.level}`)}
          </ResultOutput>
        </p>
        <p className="mt-3 max-w-corta">{t('reachable', { total: reachableTotal })}</p>
      </div>
    </div>
  );
}
