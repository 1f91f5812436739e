import type { Cents } from '@/lib/money';

/** Hundredths of a percent, whole: 10 % is 1000. */
export type HundredthsOfPercent = number;

/** One part of the price up to `upTo`, the last one without it. */
export type Bracket = { upTo?: Cents; rate: HundredthsOfPercent };

/**
 * How a tax follows the price: one rate; `marginal`, each part of the price at the rate of its bracket; or `whole`, the
 * whole price at the rate of the bracket in which it lies, its upper border included.
 */
export type TaxScale =
  | { kind: 'flat'; rate: HundredthsOfPercent }
  | { kind: 'marginal' | 'whole'; brackets: readonly Bracket[] };

export type Tax = 'itp' | 'iva' | 'igic' | 'ipsi' | 'ajd';
export type HomeKind = 'new' | 'used';

export const RELIEFS = [
  'vivienda-habitual',
  'joven',
  'familia-numerosa',
  'monoparental',
  'discapacidad',
  'protegida',
  'zona-rural',
] as const;
export type ReliefId = (typeof RELIEFS)[number];

/** A scale of one tax. `bonus` is taken off the tax, in percent. */
export type TaxRule = { tax: Tax; scale: TaxScale; bonus?: number };

/**
 * A reduction that a buyer chooses. It replaces the rules of the taxes that it names. Above `priceLimit` it is not
 * granted; of `excess: 'general'` only the part of the price above the limit is taxed at the general scale.
 */
export type Relief = {
  id: ReliefId;
  /** Who may choose it, in one sentence. */
  condition: string;
  priceLimit?: Cents;
  excess?: 'general';
  rules: readonly TaxRule[];
};

/** What a purchase pays by the kind of home. */
export type HomeTaxes = { rules: readonly TaxRule[]; reliefs: readonly Relief[]; remarks?: readonly string[] };

export type PurchaseTaxEntry = {
  /** The date since when these rates apply. */
  validFrom: string;
  /** The law, or the page of the agency that collects it. */
  source: string;
  /** False until the rates are compared with the official text in force. */
  verified: boolean;
  new: HomeTaxes;
  used: HomeTaxes;
};
