import { useTranslations } from 'next-intl';
import { ResultAnswer } from '@/components/calculators/shell/result/result-answer';
import { HeadlineFigure, ResultFact, ResultFacts } from '@/components/calculators/shell/result/result-output';
import type { CompoundInput, CompoundResult } from '@/lib/calculators/compound/compound-interest';
import { growthCosts } from '@/lib/calculators/compound/growth-costs';
import { growthAnswer } from '@/lib/calculators/texts/compound-advice';
import { costsSentence } from '@/lib/calculators/texts/compound-costs-note';
import { costWords } from '@/lib/calculators/texts/growth-plan-words';
import { exactEuros, wholeEuros } from '@/lib/shared/money';

/** Final balance and its parts. */
export function GrowthResult({ plan, result }: { plan: CompoundInput; result: CompoundResult }) {
  const t = useTranslations('CompoundInterest');
  const { balance, contributed, interest, realBalance } = result;
  const taken = result.fees + result.tax;
  const costs = costWords(plan);
  const split = growthCosts(plan, result);
  const aboutCosts = split && costsSentence(plan, result, split);
  const answer = aboutCosts ?? growthAnswer(plan, result);
  return (
    <>
      <HeadlineFigure
        label={costs ? t('netBalance', { costs }) : t('balance', { years: plan.years })}
        name="saldo-final"
        exact={exactEuros(balance)}
        unit="€"
      >
        {wholeEuros(balance).replace(/\s€$/, '')}
      </HeadlineFigure>
      {answer && <ResultAnswer screenOnly={!aboutCosts}>{answer}</ResultAnswer>}
      <ResultFacts many={taken > 0}>
        <ResultFact label={t('capital')} name="capital-inicial" exact={exactEuros(plan.capital)}>
          {wholeEuros(plan.capital)}
        </ResultFact>
        <ResultFact label={t('contributed')} name="total-aportado" exact={exactEuros(contributed)}>
          {wholeEuros(contributed)}
        </ResultFact>
        <ResultFact label={t('interest')} name="intereses" exact={exactEuros(interest)}>
          {wholeEuros(interest)}
        </ResultFact>
        {result.fees > 0 && (
          <ResultFact label={t('fees')} name="comisiones" exact={exactEuros(result.fees)}>
            {wholeEuros(result.fees)}
          </ResultFact>
        )}
        {result.tax > 0 && (
          <ResultFact label={t('tax')} name="impuestos-pagados" exact={exactEuros(result.tax)}>
            {wholeEuros(result.tax)}
          </ResultFact>
        )}
        {realBalance !== null && (
          <ResultFact label={t('realBalance')} name="valor-real" exact={exactEuros(realBalance)}>
            {wholeEuros(realBalance)}
          </ResultFact>
        )}
      </ResultFacts>
    </>
  );
}
