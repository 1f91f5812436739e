import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { withMessages } from '@/components/browser/with-messages';
import { useCalculator } from '@/components/calculators/shell/form/use-calculator';
import { ToolFrame } from '@/components/calculators/shell/tool/tool-frame';
import { earlyRepayment } from '@/lib/calculators/mortgage/early-repayment';
import type { LoanAbove } from '@/lib/calculators/mortgage/loan-fields';
import { EARLIER_REPAYMENT_CAPS, REPAYMENT_CAPS, type RepaymentLaw } from '@/lib/calculators/mortgage/repayment-caps';
import type { SignatureYears } from '@/lib/calculators/mortgage/signature-years';
import { repaymentHeadline, repaymentLine } from '@/lib/content/calculators/repayment-note';
import { longDate } from '@/lib/i18n/long-date';
import { formatPercent } from '@/lib/i18n/numbers';
import { yearsAndMonths, yearsText } from '@/lib/i18n/years-and-months';
import { madridDate } from '@/lib/madrid-time';
import { formatPrice } from '@/lib/money';
import messages from '@/messages/tools/early-repayment.json';
import { RepaymentFields } from './repayment-fields';
import { repaymentRows } from './repayment-file';
import { RepaymentResultView } from './repayment-result';
import { followSignature, readRepayment, repaymentDefaults } from './repayment-values';

/** A mortgage that is paid back earlier, and the same money invested instead. */
function EarlyRepaymentTool({ id, above }: { id: string; above: LoanAbove }) {
  const t = useTranslations('EarlyRepayment');
  const date = longDate(REPAYMENT_CAPS.validFrom);
  const earlier = longDate(EARLIER_REPAYMENT_CAPS.validFrom);
  // As the calculator above stood when the tool was opened.
  const [defaults] = useState(() => repaymentDefaults(above));
  const [today] = useState(() => madridDate(new Date()));
  const [follow] = useState(() => followSignature(today));
  const signedError = (law: RepaymentLaw, years: SignatureYears) => {
    const [least, most] = [yearsText(years.least), yearsText(years.most)];
    if (law === 'ley-5-2019') return t('signedLately', { date, most });
    if (law === 'ley-41-2007') return t('signedBetween', { from: earlier, until: date, least, most });
    return t('signedLong', { until: earlier, least });
  };
  const calculator = useCalculator({
    defaults,
    follow,
    read: (values) =>
      readRepayment(values, today, {
        left: t('leftError'),
        when: t('whenError'),
        fixed: t('fixedError'),
        fixedEnd: t('fixedEndError'),
        signed: signedError,
        'amortizar-veces': t('oftenError'),
        'amortizar-efecto': t('effectError'),
        'amortizar-tipo': t('kindError'),
        'amortizar-escritura': t('deedError'),
      }),
    compute: earlyRepayment,
  });
  const deedText = (law: RepaymentLaw) => {
    if (law === 'ley-5-2019') return t('deedSince', { date });
    return law === 'ley-41-2007' ? t('deedBefore', { date: earlier }) : t('deedOldest');
  };
  const percent = (fraction: number) => formatPercent(fraction * 100, { most: 3 });
  const heads = (
    ['fileMonth', 'filePayment', 'fileInterest', 'fileRepaid', 'fileCompensation', 'fileBalance'] as const
  ).map((key) => t(key));
  return (
    <ToolFrame
      id={id}
      calculator={calculator}
      texts={{ title: t('title'), button: t('calculate') }}
      fields={<RepaymentFields values={calculator.values} errors={calculator.errors} change={calculator.change} />}
      result={({ input, result }) => <RepaymentResultView input={input} result={result} />}
      announcement={({ input, result }) => repaymentHeadline(input, input.effect, result)}
      printed={({ input }) => [
        [t('owed'), formatPrice(input.principal)],
        [t('rate'), percent(input.annualRate)],
        [t('left'), yearsAndMonths(input.months)],
        [t('amount'), `${formatPrice(input.amount)}, ${t(input.isYearly ? 'yearly' : 'once').toLowerCase()}`],
        [t('when'), String(input.firstMonth)],
        [t('effect'), t(input.effect === 'shorter' ? 'plazo' : 'cuota')],
        [t('kind'), t(input.kind)],
        ...(input.fixedMonths === undefined ? [] : [[t('fixedLeft'), yearsAndMonths(input.fixedMonths)] as const]),
        [t('deed'), deedText(input.law)],
        [t('signed'), input.monthsSigned === 0 ? t('signedNow') : yearsText(input.monthsSigned / 12)],
        [t('net'), percent(input.netRate)],
      ]}
      file={({ input, result }) => ({ name: t('file'), rows: () => repaymentRows(result[input.effect], input, heads) })}
      line={({ input, result }) => repaymentLine(input, input.effect, result)}
    />
  );
}

export const Tool = withMessages(messages, EarlyRepaymentTool);
