import { useTranslations } from 'next-intl';
import { memo } from 'react';
import {
  defineFields,
  type FormProps,
  type NameIn,
  type TextIn,
  type ValuesIn,
  type Words,
} from '@/components/calculators/shell/form/define-fields';
import type { ParsedFields } from '@/components/calculators/shell/form/use-calculator';
import type { RepaymentInput } from '@/lib/calculators/mortgage/early-repayment';
import { type LoanAbove, loanRule, rateRule } from '@/lib/calculators/mortgage/loan-fields';
import type { RepaymentEffect } from '@/lib/calculators/mortgage/repaid-loan';
import {
  judgeLoan,
  type LoanFault,
  loanOf,
  loanStarts,
  sideBySide,
  signatureDay,
  signedLoan,
} from '../signed-loan/signed-loan';

/** With the chosen effect, whose result stands first. */
export type ChosenRepayment = RepaymentInput & { effect: RepaymentEffect };

const amountRule = { decimals: 2, min: 100_00, max: loanRule.max };
const monthRule = { decimals: 0, min: 0, max: 479 };
const netRule = { decimals: 3, min: 0, max: 20_000 };
const { principal, years, months, kind, deed, signed, commission, fixedYears, fixedMonths } = signedLoan('amortizar');

/** Cents for amounts, fractions for rates. The order is that of the parameters in a link. */
const repayment = defineFields({
  principal,
  annualRate: { name: 'amortizar-interes', start: '3,5', rule: rateRule, unit: '%', per: 100_000 },
  years,
  months,
  amount: { name: 'amortizar-importe', start: '10.000', rule: amountRule, unit: '€' },
  firstMonth: { name: 'amortizar-mes', start: '0', rule: monthRule, unit: 'unitMonths', hint: true },
  isYearly: { name: 'amortizar-veces', start: 'una-vez', options: { 'una-vez': false, 'cada-ano': true } },
  effect: { name: 'amortizar-efecto', start: 'plazo', options: { plazo: 'shorter', cuota: 'lower' } },
  kind,
  deed,
  signed,
  commission,
  fixedYears,
  fixedMonths,
  netRate: { name: 'amortizar-rentabilidad', start: '2', rule: netRule, unit: '%', per: 100_000, hint: true },
});

export type RepaymentValues = ValuesIn<typeof repayment>;
type RepaymentField = NameIn<typeof repayment>;

/** The loan of the calculator above, as if it were signed today. */
export function repaymentDefaults(above: Omit<LoanAbove, 'savings' | 'parts'>): RepaymentValues {
  return repayment.starts({ ...loanStarts(above), annualRate: above.rate });
}

/** Parses the fields; `today` ("2026-11-26") decides how long ago a loan can have been signed under the law. */
export function readRepayment(
  values: RepaymentValues,
  today: string,
  t: Words<TextIn<typeof repayment> | LoanFault | 'firstMonthError'>,
): ParsedFields<RepaymentField, ChosenRepayment> {
  return repayment.read(
    values,
    t,
    (read, refuse) => {
      const term = judgeLoan(read, today, t, refuse);
      if (term > 0 && read.firstMonth >= term) refuse('firstMonth', t('firstMonthError'));
    },
    loanOf,
  );
}

export const RepaymentFields = memo(function RepaymentFields(form: FormProps<RepaymentField>) {
  const t = useTranslations('EarlyRepayment');
  const field = repayment.form({ ...form, t });
  return (
    <>
      {field('principal')}
      {field('annualRate')}
      {sideBySide(field('years'), field('months'))}
      {field('amount')}
      {field('isYearly')}
      {field('firstMonth')}
      {field('effect')}
      {field('kind')}
      {sideBySide(field('fixedYears'), field('fixedMonths'))}
      {field('deed', { texts: signatureDay })}
      {field('signed')}
      {field('commission')}
      {field('netRate')}
    </>
  );
});
