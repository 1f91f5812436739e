import type { FieldErrors, ParsedFields } from '@/components/calculators/shell/form/use-calculator';
import { type NumberRule, readNumber, writeGrouped } from '@/lib/calculators/input/number-input';
import type { RepaymentInput } from '@/lib/calculators/mortgage/early-repayment';
import { type LoanAbove, loanRule, rateRule, repaidKind } from '@/lib/calculators/mortgage/loan-fields';
import type { RepaymentEffect } from '@/lib/calculators/mortgage/repaid-loan';
import { isRepaidKind, type RepaymentLaw } from '@/lib/calculators/mortgage/repayment-caps';
import {
  isSignature,
  nearestYears,
  SIGNATURES,
  type SignatureYears,
  signatureYears,
} from '@/lib/calculators/mortgage/signature-years';

export type RepaymentNumber =
  | 'amortizar-pendiente'
  | 'amortizar-interes'
  | 'amortizar-anos'
  | 'amortizar-meses'
  | 'amortizar-importe'
  | 'amortizar-mes'
  | 'amortizar-firmada'
  | 'amortizar-fijo-anos'
  | 'amortizar-fijo-meses'
  | 'amortizar-rentabilidad';
export type RepaymentChoice = 'amortizar-veces' | 'amortizar-efecto' | 'amortizar-tipo' | 'amortizar-escritura';
export type RepaymentField = RepaymentNumber | RepaymentChoice;
export type RepaymentValues = Readonly<Record<RepaymentField, string>>;

/** With the chosen effect, whose result stands first. */
export type ChosenRepayment = RepaymentInput & { effect: RepaymentEffect };

/** Cents for amounts, thousandths of a percentage point for rates. */
export const repaymentRules = {
  'amortizar-pendiente': loanRule,
  'amortizar-interes': rateRule,
  'amortizar-anos': { decimals: 0, min: 0, max: 40 },
  'amortizar-meses': { decimals: 0, min: 0, max: 11 },
  'amortizar-importe': { decimals: 2, min: 100_00, max: loanRule.max },
  'amortizar-mes': { decimals: 0, min: 0, max: 479 },
  'amortizar-firmada': { decimals: 0, min: 0, max: 50 },
  'amortizar-fijo-anos': { decimals: 0, min: 0, max: 39 },
  'amortizar-fijo-meses': { decimals: 0, min: 0, max: 11 },
  'amortizar-rentabilidad': { decimals: 3, min: 0, max: 20_000 },
} as const satisfies Record<RepaymentNumber, NumberRule>;

export const EFFECTS = { plazo: 'shorter', cuota: 'lower' } as const satisfies Record<string, RepaymentEffect>;
export const TIMES = { 'una-vez': false, 'cada-ano': true } as const;

const LONGEST = 480;

/** The loan of the calculator above, as if it were signed today. */
export function repaymentDefaults(above: Omit<LoanAbove, 'savings' | 'parts'>): RepaymentValues {
  const { principal = 160_000_00, years = 25, rate = 3_500, kind, fixedYears = 5 } = above;
  return {
    'amortizar-pendiente': writeGrouped(Math.max(principal, loanRule.min), 2),
    'amortizar-interes': writeGrouped(rate, 3),
    'amortizar-anos': String(years),
    'amortizar-meses': '0',
    'amortizar-importe': '10.000',
    'amortizar-mes': '0',
    'amortizar-veces': 'una-vez',
    'amortizar-efecto': 'plazo',
    'amortizar-tipo': repaidKind(kind),
    'amortizar-escritura': 'desde-2019',
    'amortizar-firmada': '0',
    'amortizar-fijo-anos': String(Math.min(fixedYears, years - 1)),
    'amortizar-fijo-meses': '0',
    'amortizar-rentabilidad': '2',
  };
}

/** The errors that no `NumberRule` covers. */
type Sentences = {
  left: string;
  when: string;
  fixed: string;
  fixedEnd: string;
  /** For a number of years in which no loan of this law can have been signed. */
  signed: (law: RepaymentLaw, years: SignatureYears) => string;
} & Record<RepaymentChoice, string>;

function has<Key extends string>(choices: Readonly<Record<Key, unknown>>, text: string): text is Key {
  return Object.hasOwn(choices, text);
}

/** After another choice of the day of the signature the years are the nearest ones that it allows. */
export function followSignature(
  today: string,
): (next: Record<RepaymentField, string>, changed: RepaymentField) => Record<RepaymentField, string> {
  return (next, changed) => {
    const signed = next['amortizar-escritura'];
    if (changed !== 'amortizar-escritura' || !isSignature(signed)) return next;
    const years = readNumber(next['amortizar-firmada'], repaymentRules['amortizar-firmada']);
    return { ...next, 'amortizar-firmada': String(nearestYears(signed, years.ok ? years.value : undefined, today)) };
  };
}

/** Parses the fields; `today` ("2026-11-26") decides how long ago a loan can have been signed under each law. */
export function readRepayment(
  values: RepaymentValues,
  today: string,
  sentences: Sentences,
): ParsedFields<RepaymentField, ChosenRepayment> {
  const errors: FieldErrors<RepaymentField> = {};
  const figure = (name: RepaymentNumber) => {
    const reading = readNumber(values[name], repaymentRules[name]);
    if (!reading.ok) errors[name] = { reason: reading.reason, rule: repaymentRules[name] };
    return reading.ok ? reading.value : Number.NaN;
  };
  const principal = figure('amortizar-pendiente');
  const annualRate = figure('amortizar-interes') / 100_000;
  const years = figure('amortizar-anos');
  const months = years * 12 + figure('amortizar-meses');
  const amount = figure('amortizar-importe');
  const firstMonth = figure('amortizar-mes');
  const yearsSigned = figure('amortizar-firmada');
  const netRate = figure('amortizar-rentabilidad') / 100_000;
  if (months === 0) errors['amortizar-anos'] = { message: sentences.left };
  if (months > LONGEST) errors['amortizar-anos'] = { reason: 'above', rule: repaymentRules['amortizar-anos'] };
  if (months > 0 && firstMonth >= months) errors['amortizar-mes'] = { message: sentences.when };
  const { 'amortizar-veces': times, 'amortizar-efecto': effect } = values;
  const { 'amortizar-tipo': kind, 'amortizar-escritura': signed } = values;
  if (!has(TIMES, times)) errors['amortizar-veces'] = { message: sentences['amortizar-veces'] };
  if (!has(EFFECTS, effect)) errors['amortizar-efecto'] = { message: sentences['amortizar-efecto'] };
  if (!isRepaidKind(kind)) errors['amortizar-tipo'] = { message: sentences['amortizar-tipo'] };
  if (!isSignature(signed)) errors['amortizar-escritura'] = { message: sentences['amortizar-escritura'] };
  const fixedMonths =
    kind === 'mixto-fijo' ? figure('amortizar-fijo-anos') * 12 + figure('amortizar-fijo-meses') : undefined;
  if (fixedMonths === 0) errors['amortizar-fijo-anos'] = { message: sentences.fixed };
  if (fixedMonths !== undefined && fixedMonths >= months)
    errors['amortizar-fijo-anos'] = { message: sentences.fixedEnd };
  if (isSignature(signed)) {
    const possible = signatureYears(SIGNATURES[signed], today);
    if (yearsSigned < possible.least || yearsSigned > possible.most)
      errors['amortizar-firmada'] = { message: sentences.signed(SIGNATURES[signed], possible) };
  }
  if (!has(TIMES, times) || !has(EFFECTS, effect) || !isRepaidKind(kind) || !isSignature(signed))
    return { ok: false, errors };
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const loan = {
    principal,
    annualRate,
    months,
    amount,
    firstMonth,
    monthsSigned: yearsSigned * 12,
    netRate,
    kind,
    fixedMonths,
  };
  return { ok: true, input: { ...loan, law: SIGNATURES[signed], isYearly: TIMES[times], effect: EFFECTS[effect] } };
}
