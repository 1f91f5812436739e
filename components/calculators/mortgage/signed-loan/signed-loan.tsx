import type { ReactElement } from 'react';
import {
  each,
  type Figures,
  type Readable,
  type Refuse,
  type Words,
} from '@/components/calculators/shell/form/define-fields';
import { type LoanAbove, loanRule, repaidKind } from '@/lib/calculators/mortgage/loan-fields';
import {
  type Deed,
  mostYearsSigned,
  REPAID_LOAN_KINDS,
  REPAYMENT_CAPS,
} from '@/lib/calculators/mortgage/repayment-caps';
import { longDate } from '@/lib/shared/i18n/long-date';
import { formatRate } from '@/lib/shared/i18n/numbers';
import { yearsText } from '@/lib/shared/i18n/years-and-months';

const since = longDate(REPAYMENT_CAPS.validFrom);
/** The day in the question of the signature. */
export const signatureDay = { since };

const LONGEST = 480;
const termRule = { decimals: 0, min: 0, max: 40 };
const fixedRule = { decimals: 0, min: 0, max: 39 };
const monthsRule = { decimals: 0, min: 0, max: 11 };
const signedRule = { decimals: 0, min: 0, max: 50 };
const commissionRule = { decimals: 3, min: 0, max: 10_000 };

/** By the deed: also what links of before say of one from before 2007. */
const DEEDS = { 'desde-2019': 'ley-5-2019', antes: 'escritura' } as const;

/** The deed alone says what the bank may charge. */
export function isByDeed(text: string | undefined): boolean {
  return text === 'antes' || text === 'antes-2007';
}

/** What two tools ask of a loan that is being paid. The names of its fields begin with `tool`. */
export function signedLoan<Tool extends string>(tool: Tool) {
  type Typed = Readonly<Record<string, string>>;
  const when = (values: Typed) => values[`${tool}-tipo`] === 'mixto-fijo';
  const byDeed = (values: Typed) => isByDeed(values[`${tool}-escritura`]);
  return {
    principal: { name: `${tool}-pendiente`, start: '160.000', rule: loanRule, unit: '€', hint: true },
    years: { name: `${tool}-anos`, start: '25', rule: termRule, unit: 'unitYears' },
    months: { name: `${tool}-meses`, start: '0', rule: monthsRule, unit: 'unitMonths' },
    kind: { name: `${tool}-tipo`, start: 'fijo', options: each(REPAID_LOAN_KINDS) },
    fixedYears: { name: `${tool}-fijo-anos`, start: '5', rule: fixedRule, unit: 'unitYears', when },
    fixedMonths: { name: `${tool}-fijo-meses`, start: '0', rule: monthsRule, unit: 'unitMonths', when },
    deed: { name: `${tool}-escritura`, start: 'desde-2019', options: DEEDS, former: { 'antes-2007': 'antes' } },
    signed: {
      name: `${tool}-firmada`,
      start: '0',
      rule: signedRule,
      unit: 'unitYears',
      hint: true,
      when: (values: Typed) => !byDeed(values),
    },
    commission: {
      name: `${tool}-comision`,
      start: '',
      rule: commissionRule,
      unit: '%',
      hint: true,
      optional: true,
      when: byDeed,
    },
  } as const;
}

type LoanFields = ReturnType<typeof signedLoan>;
type SignedLoan = Readable<LoanFields>;

/** The loan of the calculator above, as if it were signed today. */
export function loanStarts({ principal, years = 25, kind, fixedYears = 5 }: Omit<LoanAbove, 'savings' | 'parts'>) {
  return { principal, years, kind: repaidKind(kind), fixedYears: Math.min(fixedYears, years - 1) };
}

/** Months of the loan and of its fixed part. */
function termOf({ years, months, fixedYears, fixedMonths }: Omit<SignedLoan, 'deed' | 'kind' | 'commission'>) {
  const isFixed = fixedYears !== undefined && fixedMonths !== undefined;
  return { months: years * 12 + months, fixedMonths: isFixed ? fixedYears * 12 + fixedMonths : undefined };
}

/** The loan as the tools compute it, and what else was read with it. */
export function loanOf<Read extends Figures<LoanFields>>(read: Read) {
  const { years: _years, fixedYears: _fixedYears, deed, signed = 0, commission, ...others } = read;
  return { ...others, ...termOf(read), law: deed, monthsSigned: signed * 12, deedCommission: commission };
}

export type LoanFault = 'yearsError' | 'fixedYearsError' | 'fixedEndError' | 'signedLately';
type LoanField = 'years' | 'fixedYears' | 'signed';

/**
 * Refuses a term without an end, a fixed part that is none, and more years since the signature than the law is in force on
 * the day `today` ("2026-11-26"). Returns the months of the loan.
 */
export function judgeLoan(loan: SignedLoan, today: string, t: Words<LoanFault>, refuse: Refuse<LoanField>): number {
  const { months, fixedMonths } = termOf(loan);
  if (months === 0) refuse('years', t('yearsError'));
  if (months > LONGEST) refuse('years', { reason: 'above', rule: termRule });
  if (fixedMonths === 0) refuse('fixedYears', t('fixedYearsError'));
  if (fixedMonths !== undefined && fixedMonths >= months) refuse('fixedYears', t('fixedEndError'));
  const { signed = 0 } = loan;
  const most = mostYearsSigned(today);
  if (signed > most) refuse('signed', t('signedLately', { date: since, most: yearsText(most) }));
  return months;
}

/** Prints the answers about the deed; an empty commission has no line. */
export function printedDeed(
  { law, monthsSigned, deedCommission }: Deed,
  t: Words<'deed' | keyof typeof DEEDS | 'signed' | 'signedNow' | 'commission'>,
): (readonly [label: string, text: string])[] {
  const isLaw = law === 'ley-5-2019';
  const signed = monthsSigned === 0 ? t('signedNow') : yearsText(monthsSigned / 12);
  return [
    [t('deed', signatureDay), t(isLaw ? 'desde-2019' : 'antes')],
    ...(isLaw ? [[t('signed'), signed] as const] : []),
    ...(deedCommission === undefined ? [] : [[t('commission'), formatRate(deedCommission / 100_000)] as const]),
  ];
}

/** Years and months beside each other; nothing where they do not count. */
export function sideBySide(years: ReactElement | null, months: ReactElement | null): ReactElement | null {
  return (
    years && (
      <div className="grid grid-cols-2 items-start gap-3">
        {years}
        {months}
      </div>
    )
  );
}
