import type { ReactElement } from 'react';
import {
  each,
  type Figures,
  type Readable,
  type Refuse,
  type Words,
} from '@/components/calculators/shell/form/define-fields';
import { readNumber } from '@/lib/calculators/input/number-input';
import { type LoanAbove, loanRule, repaidKind } from '@/lib/calculators/mortgage/loan-fields';
import {
  EARLIER_REPAYMENT_CAPS,
  REPAID_LOAN_KINDS,
  REPAYMENT_CAPS,
  type RepaymentLaw,
} from '@/lib/calculators/mortgage/repayment-caps';
import {
  isSignature,
  nearestYears,
  SIGNATURES,
  type SignatureYears,
  signatureYears,
} from '@/lib/calculators/mortgage/signature-years';
import { longDate } from '@/lib/shared/i18n/long-date';
import { yearsText } from '@/lib/shared/i18n/years-and-months';

const since = longDate(REPAYMENT_CAPS.validFrom);
const earlier = longDate(EARLIER_REPAYMENT_CAPS.validFrom);

const LONGEST = 480;
const termRule = { decimals: 0, min: 0, max: 40 };
const fixedRule = { decimals: 0, min: 0, max: 39 };
const monthsRule = { decimals: 0, min: 0, max: 11 };
const signedRule = { decimals: 0, min: 0, max: 50 };

/** What two tools ask of a loan that is being paid. The names of its fields begin with `tool`. */
export function signedLoan<Tool extends string>(tool: Tool) {
  const when = (values: Readonly<Record<string, string>>) => values[`${tool}-tipo`] === 'mixto-fijo';
  return {
    principal: { name: `${tool}-pendiente`, start: '160.000', rule: loanRule, unit: '€', hint: true },
    years: { name: `${tool}-anos`, start: '25', rule: termRule, unit: 'unitYears' },
    months: { name: `${tool}-meses`, start: '0', rule: monthsRule, unit: 'unitMonths' },
    kind: { name: `${tool}-tipo`, start: 'fijo', options: each(REPAID_LOAN_KINDS) },
    fixedYears: { name: `${tool}-fijo-anos`, start: '5', rule: fixedRule, unit: 'unitYears', when },
    fixedMonths: { name: `${tool}-fijo-meses`, start: '0', rule: monthsRule, unit: 'unitMonths', when },
    deed: { name: `${tool}-escritura`, start: 'desde-2019', options: SIGNATURES },
    signed: { name: `${tool}-firmada`, start: '0', rule: signedRule, unit: 'unitYears', hint: true },
  } as const;
}

type LoanFields = ReturnType<typeof signedLoan>;
type SignedLoan = Readable<LoanFields>;

/** The loan of the calculator above, as if it were signed today. */
export function loanStarts({ principal, years = 25, kind, fixedYears = 5 }: Omit<LoanAbove, 'savings' | 'parts'>) {
  return { principal, years, kind: repaidKind(kind), fixedYears: Math.min(fixedYears, years - 1) };
}

/** After another choice of the day of the signature the years are the nearest ones that it allows, on the day `today` ("2026-11-26"). */
export function followSignature<Tool extends string>(tool: Tool, today: string) {
  const [deed, signed] = [`${tool}-escritura`, `${tool}-firmada`] as const;
  return <Values extends Record<typeof deed | typeof signed, string>>(next: Values, changed: keyof Values): Values => {
    const chosen = next[deed];
    if (changed !== deed || !isSignature(chosen)) return next;
    const years = readNumber(next[signed], signedRule);
    return { ...next, [signed]: String(nearestYears(chosen, years.ok ? years.value : undefined, today)) };
  };
}

/** Months of the loan and of its fixed part. */
function termOf({ years, months, fixedYears, fixedMonths }: Omit<SignedLoan, 'deed' | 'kind'>) {
  const isFixed = fixedYears !== undefined && fixedMonths !== undefined;
  return { months: years * 12 + months, fixedMonths: isFixed ? fixedYears * 12 + fixedMonths : undefined };
}

/** The loan as the tools compute it, and what else was read with it. */
export function loanOf<Read extends Figures<LoanFields>>(read: Read) {
  const { years: _years, fixedYears: _fixedYears, deed, signed, ...others } = read;
  return { ...others, ...termOf(read), law: deed, monthsSigned: signed * 12 };
}

export type LoanFault =
  | 'yearsError'
  | 'fixedYearsError'
  | 'fixedEndError'
  | 'signedLately'
  | 'signedBetween'
  | 'signedLong';
type LoanField = 'years' | 'fixedYears' | 'signed';

/**
 * Refuses a term without an end, a fixed part that is none, and years in which no loan of this law can have been signed by
 * the day `today` ("2026-11-26"). Returns the months of the loan.
 */
export function judgeLoan(loan: SignedLoan, today: string, t: Words<LoanFault>, refuse: Refuse<LoanField>): number {
  const { months, fixedMonths } = termOf(loan);
  if (months === 0) refuse('years', t('yearsError'));
  if (months > LONGEST) refuse('years', { reason: 'above', rule: termRule });
  if (fixedMonths === 0) refuse('fixedYears', t('fixedYearsError'));
  if (fixedMonths !== undefined && fixedMonths >= months) refuse('fixedYears', t('fixedEndError'));
  const { deed, signed } = loan;
  const possible = deed && signatureYears(deed, today);
  if (possible && (signed < possible.least || signed > possible.most)) refuse('signed', signedError(deed, possible, t));
  return months;
}

function signedError(law: RepaymentLaw, years: SignatureYears, t: Words<LoanFault>): string {
  const [least, most] = [yearsText(years.least), yearsText(years.most)];
  if (law === 'ley-5-2019') return t('signedLately', { date: since, most });
  if (law === 'ley-41-2007') return t('signedBetween', { from: earlier, until: since, least, most });
  return t('signedLong', { until: earlier, least });
}

/** The days in the choices of the signature. A choice is narrow: its date may break. */
export const signatureDays = { since: since.replaceAll('\u00a0', ' '), earlier: earlier.replaceAll('\u00a0', ' ') };

/** The choice of the signature, in print. */
export function deedText(law: RepaymentLaw, t: Words<keyof typeof SIGNATURES>): string {
  if (law === 'ley-5-2019') return t('desde-2019', { since });
  return law === 'ley-41-2007' ? t('antes', { earlier }) : t('antes-2007');
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
