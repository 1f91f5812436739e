import { useTranslations } from 'next-intl';
import { ResultAnswer } from '@/components/calculators/shell/result/result-answer';
import { HeadlineFigure, ResultOutput } from '@/components/calculators/shell/result/result-output';
import type { DebtRatio } from '@/lib/calculators/debt/debt-ratio';
import { askIfRent, debtAnswer, debtPercent } from '@/lib/calculators/texts/debt-answer';
import type { DebtInput } from './debt-fields';

/** The ratio, and what it means. */
export function DebtResult({ input, result }: { input: DebtInput; result: DebtRatio }) {
  const t = useTranslations('DebtRatio');
  const ratio = debtPercent(result.ratioPercent);
  const level = t(`level_${result.level}`);
  const rent = askIfRent(input, result);
  return (
    <>
      <HeadlineFigure label={t('ratio')} name="ratio" exact={result.ratio * 100} unit="%">
        {ratio.replace(/\s%$/, '')}
      </HeadlineFigure>
      <ResultAnswer screenOnly>{debtAnswer(result)}</ResultAnswer>
      {rent && <p className="mt-3 max-w-lectura print:hidden">{rent}</p>}
      <dl className="mt-8 flex flex-wrap items-baseline gap-x-12 gap-y-2 font-titular text-t3 leading-tight font-bold tracking-cerrado print:mt-3 print:text-base">
        <div>
          <dt className="font-texto text-nota font-normal tracking-normal text-bruma print:text-tinta-2">
            {t('level')}
          </dt>
          <dd>
            <ResultOutput name="nivel" exact={result.level}>
              {level}
            </ResultOutput>
          </dd>
        </div>
        <div>
          <dt className="font-texto text-nota font-normal tracking-normal text-bruma print:text-tinta-2">
            {t('risk')}
          </dt>
          <dd>
            <ResultOutput name="riesgo" exact={result.risk}>
              {t(`risk_${result.risk}`)}
            </ResultOutput>
          </dd>
        </div>
      </dl>
    </>
  );
}
