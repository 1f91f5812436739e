import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCalculator } from '@/components/calculators/shell/form/use-calculator';
import { ToolFrame } from '@/components/calculators/shell/tool/tool-frame';
import { withMessages } from '@/components/shared/browser/with-messages';
import { earlyRepayment } from '@/lib/calculators/mortgage/early-repayment';
import type { LoanAbove } from '@/lib/calculators/mortgage/loan-fields';
import { repaymentHeadline, repaymentLine } from '@/lib/calculators/texts/repayment-note';
import { formatRate } from '@/lib/shared/i18n/numbers';
import { yearsAndMonths } from '@/lib/shared/i18n/years-and-months';
import { madridDate } from '@/lib/shared/madrid-time';
import { formatPrice } from '@/lib/shared/money';
import messages from '@/messages/calculators/tools/early-repayment.json';
import signedLoan from '@/messages/calculators/tools/signed-loan.json';
import { printedDeed } from '../signed-loan/signed-loan';
import { RepaymentFields, readRepayment, repaymentDefaults } from './repayment-fields';
import { repaymentRows } from './repayment-file';
import { RepaymentResultView } from './repayment-result';

/** A mortgage that is paid back earlier, and the same money invested instead. */
function EarlyRepaymentTool({ id, above }: { id: string; above: LoanAbove }) {
  const t = useTranslations('EarlyRepayment');
  // As the calculator above stood when the tool was opened.
  const [defaults] = useState(() => repaymentDefaults(above));
  const [today] = useState(() => madridDate(new Date()));
  const calculator = useCalculator({
    defaults,
    read: (values) => readRepayment(values, today, t),
    compute: earlyRepayment,
  });
  const { values, errors, change } = calculator;
  const heads = (
    ['fileMonth', 'filePayment', 'fileInterest', 'fileRepaid', 'fileCompensation', 'fileBalance'] as const
  ).map((key) => t(key));
  return (
    <ToolFrame
      id={id}
      calculator={calculator}
      texts={{ title: t('title'), button: t('calculate') }}
      fields={<RepaymentFields values={values} errors={errors} change={change} />}
      result={({ input, result }) => <RepaymentResultView input={input} result={result} />}
      announcement={({ input, result }) => repaymentHeadline(input, input.effect, result)}
      printed={({ input }) => [
        [t('principal'), formatPrice(input.principal)],
        [t('annualRate'), formatRate(input.annualRate)],
        [t('left'), yearsAndMonths(input.months)],
        [t('amount'), `${formatPrice(input.amount)}, ${t(input.isYearly ? 'cada-ano' : 'una-vez').toLowerCase()}`],
        [t('firstMonth'), String(input.firstMonth)],
        [t('effect'), t(input.effect === 'shorter' ? 'plazo' : 'cuota')],
        [t('kind'), t(input.kind)],
        ...(input.fixedMonths === undefined ? [] : [[t('fixedLeft'), yearsAndMonths(input.fixedMonths)] as const]),
        ...printedDeed(input, t),
        [t('netRate'), formatRate(input.netRate)],
      ]}
      file={({ input, result }) => ({ name: t('file'), rows: () => repaymentRows(result[input.effect], input, heads) })}
      line={({ input, result }) => repaymentLine(input, input.effect, result)}
    />
  );
}

export const Tool = withMessages(
  { EarlyRepayment: { ...signedLoan.SignedLoan, ...messages.EarlyRepayment } },
  EarlyRepaymentTool,
);
