import { useTranslations } from 'next-intl';
import { useCalculator } from '@/components/calculators/shell/form/use-calculator';
import { ToolFrame } from '@/components/calculators/shell/tool/tool-frame';
import { withMessages } from '@/components/shared/browser/with-messages';
import { comparePayoffs } from '@/lib/calculators/debt/compare-payoffs';
import { payoffHeadline, payoffLine } from '@/lib/calculators/texts/payoff-note';
import { formatRate } from '@/lib/shared/i18n/numbers';
import { formatPrice } from '@/lib/shared/money';
import messages from '@/messages/calculators/tools/payoff-plan.json';
import { PayoffFields } from './payoff-fields';
import { payoffRows } from './payoff-file';
import { PayoffResult } from './payoff-result';
import { type PayoffChoice, payoffDefaults, readPayoff } from './payoff-values';

function compute({ debts, extra, monthly }: PayoffChoice) {
  return comparePayoffs(debts, extra, monthly);
}

/** Several debts: which one to clear first. */
function PayoffTool({ id }: { id: string }) {
  const t = useTranslations('DebtPlan');
  const calculator = useCalculator({
    defaults: payoffDefaults,
    read: (values) => readPayoff(values, t),
    compute,
  });
  const { values, errors, change } = calculator;
  return (
    <ToolFrame
      id={id}
      calculator={calculator}
      texts={{ title: t('title'), button: t('calculate') }}
      fields={<PayoffFields values={values} errors={errors} change={change} />}
      result={({ input, result }) => <PayoffResult choice={input} result={result} />}
      announcement={({ input, result }) => payoffHeadline(input, result)}
      printed={({ input: { debts, extra, monthly } }) => [
        ...debts.map(
          ({ name, balance, instalment, annualRate }) =>
            [
              name,
              t('printedDebt', {
                balance: formatPrice(balance),
                instalment: formatPrice(instalment),
                rate: formatRate(annualRate),
              }),
            ] as const,
        ),
        [t('extra'), formatPrice(extra)],
        [t('monthly'), formatPrice(monthly)],
      ]}
      file={({ input, result }) => ({ name: t('file'), rows: () => payoffRows(input, result, t) })}
      line={({ input, result }) => payoffLine(input, result)}
    />
  );
}

export const Tool = withMessages(messages, PayoffTool);
