import type { FieldErrors, ParsedFields } from '@/components/calculators/shell/form/use-calculator';
import { type NumberRule, readNumber, writeGrouped } from '@/lib/calculators/input/number-input';
import type { ChangeInput, ChangeOffer, Way } from '@/lib/calculators/mortgage/change-bank';
import {
  isSetByDeed,
  OFFERED_KINDS,
  type OfferedKind,
  OLDEST_LEAVING_CAP,
} from '@/lib/calculators/mortgage/leaving-caps';
import {
  type LoanAbove,
  loanRule,
  productsRule,
  rateRule,
  repaidKind,
  USUAL_PARTS,
} from '@/lib/calculators/mortgage/loan-fields';
import { APPRAISAL } from '@/lib/calculators/mortgage/mortgage-costs';
import { isFixedNow, isRepaidKind, type RepaymentLaw } from '@/lib/calculators/mortgage/repayment-caps';
import {
  isSignature,
  nearestYears,
  SIGNATURES,
  type SignatureYears,
  signatureYears,
} from '@/lib/calculators/mortgage/signature-years';

/** The two offers, as the fields name them. */
export const OFFER_FIELDS = { subrogation: 'otro', novation: 'propio' } as const satisfies Record<Way, string>;
type OfferFields = (typeof OFFER_FIELDS)[Way];

type OfferNumber = `cambio-${OfferFields}-${'interes' | 'diferencial' | 'productos' | 'gastos'}`;
export type ChangeNumber =
  | 'cambio-pendiente'
  | 'cambio-anos'
  | 'cambio-meses'
  | 'cambio-interes'
  | 'cambio-fijo-anos'
  | 'cambio-fijo-meses'
  | 'cambio-euribor'
  | 'cambio-diferencial'
  | 'cambio-productos'
  | 'cambio-firmada'
  | 'cambio-comision'
  | OfferNumber;
export type ChangeChoice = 'cambio-tipo' | 'cambio-escritura' | `cambio-${OfferFields}-tipo`;
export type ChangeField = ChangeNumber | ChangeChoice;
export type ChangeValues = Readonly<Record<ChangeField, string>>;

/** Cents for amounts, thousandths of a percentage point for rates. */
const offerRules = {
  interes: rateRule,
  diferencial: rateRule,
  productos: productsRule,
  gastos: productsRule,
} as const satisfies Record<string, NumberRule>;

export const changeRules: Readonly<Record<ChangeNumber, NumberRule>> = {
  'cambio-pendiente': loanRule,
  'cambio-anos': { decimals: 0, min: 0, max: 40 },
  'cambio-meses': { decimals: 0, min: 0, max: 11 },
  'cambio-interes': rateRule,
  'cambio-fijo-anos': { decimals: 0, min: 0, max: 39 },
  'cambio-fijo-meses': { decimals: 0, min: 0, max: 11 },
  'cambio-euribor': rateRule,
  'cambio-diferencial': rateRule,
  'cambio-productos': productsRule,
  'cambio-firmada': { decimals: 0, min: 0, max: 50 },
  'cambio-comision': { decimals: 3, min: 0, max: 10_000 },
  'cambio-otro-interes': offerRules.interes,
  'cambio-otro-diferencial': offerRules.diferencial,
  'cambio-otro-productos': offerRules.productos,
  'cambio-otro-gastos': offerRules.gastos,
  'cambio-propio-interes': offerRules.interes,
  'cambio-propio-diferencial': offerRules.diferencial,
  'cambio-propio-productos': offerRules.productos,
  'cambio-propio-gastos': offerRules.gastos,
};

const LONGEST = 480;
/** How far below today's rate both offers are at first, in thousandths of a percentage point. */
const FIRST_GAIN = 600;
const USUAL_SPREAD = 500;

/**
 * The loan of the calculator above, as if it were signed today. Both offers have the same rate, as the law lets the own bank
 * offer what the other one does; of the other one the appraisal is paid.
 */
export function changeDefaults(above: Omit<LoanAbove, 'savings'>): ChangeValues {
  const { principal = 160_000_00, years = 25, rate = 3_500, kind, fixedYears = 5 } = above;
  const parts = above.parts ?? USUAL_PARTS;
  const offered = writeGrouped(Math.max(0, rate - FIRST_GAIN), 3);
  const spread = writeGrouped(Math.min(USUAL_SPREAD, parts.spread), 3);
  return {
    'cambio-pendiente': writeGrouped(Math.max(principal, loanRule.min), 2),
    'cambio-anos': String(years),
    'cambio-meses': '0',
    'cambio-tipo': repaidKind(kind),
    'cambio-interes': writeGrouped(rate, 3),
    'cambio-fijo-anos': String(Math.min(fixedYears, years - 1)),
    'cambio-fijo-meses': '0',
    'cambio-euribor': writeGrouped(parts.euribor, 3),
    'cambio-diferencial': writeGrouped(parts.spread, 3),
    'cambio-productos': '0',
    'cambio-escritura': 'desde-2019',
    'cambio-firmada': '0',
    'cambio-comision': '0',
    'cambio-otro-tipo': 'fijo',
    'cambio-otro-interes': offered,
    'cambio-otro-diferencial': spread,
    'cambio-otro-productos': '0',
    'cambio-otro-gastos': writeGrouped(APPRAISAL, 2),
    'cambio-propio-tipo': 'fijo',
    'cambio-propio-interes': offered,
    'cambio-propio-diferencial': spread,
    'cambio-propio-productos': '0',
    'cambio-propio-gastos': '0',
  };
}

/** After another choice of the day of the signature the years are the nearest ones that it allows. */
export function followChange(
  today: string,
): (next: Record<ChangeField, string>, changed: ChangeField) => Record<ChangeField, string> {
  return (next, changed) => {
    const signed = next['cambio-escritura'];
    if (changed !== 'cambio-escritura' || !isSignature(signed)) return next;
    const years = readNumber(next['cambio-firmada'], changeRules['cambio-firmada']);
    return { ...next, 'cambio-firmada': String(nearestYears(signed, years.ok ? years.value : undefined, today)) };
  };
}

export function isOfferedKind(text: string): text is OfferedKind {
  return OFFERED_KINDS.some((kind) => kind === text);
}

/** Which fields of the loan and of the offers count, and are shown. */
export function shownParts(values: ChangeValues): {
  fixed: boolean;
  variable: boolean;
  euribor: boolean;
  deed: boolean;
} {
  const { 'cambio-tipo': kind, 'cambio-escritura': signed, 'cambio-otro-tipo': offered } = values;
  const isVariable = isRepaidKind(kind) && kind !== 'fijo';
  return {
    fixed: !isRepaidKind(kind) || isFixedNow(kind),
    variable: isVariable,
    euribor: isVariable || offered === 'variable' || values['cambio-propio-tipo'] === 'variable',
    deed:
      isRepaidKind(kind) &&
      isSignature(signed) &&
      isOfferedKind(offered) &&
      isSetByDeed({ kind, law: SIGNATURES[signed] }, offered),
  };
}

/** The errors that no `NumberRule` covers. */
export type ChangeSentences = {
  left: string;
  fixed: string;
  fixedEnd: string;
  /** A deed of a variable loan that sets more than its law lets it. */
  commission: string;
  /** For a number of years in which no loan of this law can have been signed. */
  signed: (law: RepaymentLaw, years: SignatureYears) => string;
} & Record<ChangeChoice, string>;

/** Parses the fields; `today` ("2026-11-26") decides how long ago a loan can have been signed under each law. */
export function readChange(
  values: ChangeValues,
  today: string,
  sentences: ChangeSentences,
): ParsedFields<ChangeField, ChangeInput> {
  const errors: FieldErrors<ChangeField> = {};
  const figure = (name: ChangeNumber) => {
    const reading = readNumber(values[name], changeRules[name]);
    if (!reading.ok) errors[name] = { reason: reading.reason, rule: changeRules[name] };
    return reading.ok ? reading.value : Number.NaN;
  };
  const shown = shownParts(values);
  const { 'cambio-tipo': kind, 'cambio-escritura': signed } = values;
  const principal = figure('cambio-pendiente');
  const months = figure('cambio-anos') * 12 + figure('cambio-meses');
  if (months === 0) errors['cambio-anos'] = { message: sentences.left };
  if (months > LONGEST) errors['cambio-anos'] = { reason: 'above', rule: changeRules['cambio-anos'] };
  const euribor = shown.euribor ? figure('cambio-euribor') : undefined;
  /** Euríbor and spread, in thousandths of a percentage point. */
  const variableRate = (name: ChangeNumber) => {
    const rate = (euribor ?? 0) + figure(name);
    if (rate > rateRule.max)
      errors[name] = { reason: 'above', rule: { ...rateRule, max: rateRule.max - (euribor ?? 0) } };
    return rate;
  };
  const fixedRate = shown.fixed ? figure('cambio-interes') : undefined;
  const later = shown.variable ? variableRate('cambio-diferencial') : undefined;
  const fixedMonths = kind === 'mixto-fijo' ? figure('cambio-fijo-anos') * 12 + figure('cambio-fijo-meses') : undefined;
  if (fixedMonths === 0) errors['cambio-fijo-anos'] = { message: sentences.fixed };
  if (fixedMonths !== undefined && fixedMonths >= months) errors['cambio-fijo-anos'] = { message: sentences.fixedEnd };
  const yearsSigned = figure('cambio-firmada');
  if (isSignature(signed)) {
    const possible = signatureYears(SIGNATURES[signed], today);
    if (yearsSigned < possible.least || yearsSigned > possible.most)
      errors['cambio-firmada'] = { message: sentences.signed(SIGNATURES[signed], possible) };
  }
  const deedCommission = shown.deed ? figure('cambio-comision') : 0;
  if (kind !== 'fijo' && kind !== 'mixto-fijo' && deedCommission > OLDEST_LEAVING_CAP.basisPoints * 10)
    errors['cambio-comision'] ??= { message: sentences.commission };
  const offer = (name: OfferFields): ChangeOffer => {
    const offered = values[`cambio-${name}-tipo`];
    const rate = offered === 'variable' ? variableRate(`cambio-${name}-diferencial`) : figure(`cambio-${name}-interes`);
    return {
      kind: offered === 'variable' ? 'variable' : 'fijo',
      annualRate: rate / 100_000,
      yearlyProducts: figure(`cambio-${name}-productos`),
      expenses: figure(`cambio-${name}-gastos`),
    };
  };
  const yearlyProducts = figure('cambio-productos');
  const subrogation = offer(OFFER_FIELDS.subrogation);
  const novation = offer(OFFER_FIELDS.novation);
  if (!isRepaidKind(kind)) errors['cambio-tipo'] = { message: sentences['cambio-tipo'] };
  if (!isSignature(signed)) errors['cambio-escritura'] = { message: sentences['cambio-escritura'] };
  for (const name of Object.values(OFFER_FIELDS)) {
    const choice = `cambio-${name}-tipo` as const;
    if (!isOfferedKind(values[choice])) errors[choice] = { message: sentences[choice] };
  }
  if (!isRepaidKind(kind) || !isSignature(signed) || Object.keys(errors).length > 0) return { ok: false, errors };
  return {
    ok: true,
    input: {
      principal,
      months,
      kind,
      law: SIGNATURES[signed],
      monthsSigned: yearsSigned * 12,
      fixedMonths,
      annualRate: (fixedRate ?? later ?? 0) / 100_000,
      laterRate: kind === 'mixto-fijo' ? (later ?? 0) / 100_000 : undefined,
      yearlyProducts,
      deedCommission,
      euribor: euribor === undefined ? undefined : euribor / 100_000,
      subrogation,
      novation,
    },
  };
}
