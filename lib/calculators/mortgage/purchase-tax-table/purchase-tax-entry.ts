import type { Cents } from '@/lib/shared/money';

/** Hundredths of a percent, whole: 7.75 % is 775. */
export type HundredthsOfPercent = number;

/** Up to `upTo`, itself included; the last one has none. */
export type Bracket = { upTo?: Cents; rate: HundredthsOfPercent };

/**
 * How a tax follows the price. `marginal`: each part of the price at the rate of its bracket. `mean`: the same, but the mean
 * rate is rounded to hundredths of a percent, half down, and applied to the whole price. `whole`: the whole price at the rate
 * of the bracket in which it lies. `whole-limited`: the same, but the tax never rises by more than the price does.
 */
export type TaxScale =
  | { kind: 'flat'; rate: HundredthsOfPercent }
  | { kind: 'marginal' | 'mean' | 'whole' | 'whole-limited'; brackets: readonly Bracket[] };

export type Tax = 'itp' | 'iva' | 'igic' | 'ipsi' | 'ajd';
export type HomeKind = 'new' | 'used';

/**
 * The text that an entry was compared with: its article, the ISO date on which it was read, and the date of the newest
 * amendment in the copy, or in the list of amendments read with it; to the day, the month or the year.
 */
export type Reading = { article: string; read: string; copy: string };

/**
 * `validFrom`: ISO date since when the general rate applies, missing where no text that was read says it. `source`: the law, or
 * the page of the agency that collects the tax.
 */
export type Origin = { validFrom?: string; source: string };

/** `bonus`, in percent, is taken off the tax. `origin` only where it is not the community's. */
export type TaxRule = {
  tax: Tax;
  scale: TaxScale;
  bonus?: number;
  origin?: Origin;
  /** Not compared with the text in force, although the community's other rates are. */
  unread?: true;
};

export const RELIEF_IDS = [
  'vivienda-habitual',
  'joven',
  'familia-numerosa',
  'monoparental',
  'familia-con-hijos',
  'discapacidad',
  'protegida',
  'protegida-general',
  'protegida-sin-exencion',
] as const;
export type ReliefId = (typeof RELIEF_IDS)[number];

/**
 * A reduction that a buyer may choose. Its rules replace the general ones of the same tax. Of a price above `reducedUpTo` the
 * rest pays the general rate; above `priceUpTo`, an amount that the article fixes, nothing is reduced. No other condition is
 * held here: the buyer compares them with the text.
 */
export type Relief = {
  id: ReliefId;
  rules: readonly TaxRule[];
  /** False: not compared with the official text in force. */
  verified: Reading | false;
  /** Article of the text in force, where it was not compared. */
  article?: string;
  /** ISO date since when the reduced rate applies, missing where no text that was read says it. */
  validFrom?: string;
  /** The text, where it is not that of the community. */
  source?: string;
  priceUpTo?: Cents;
  reducedUpTo?: Cents;
};

/** A home is protected; every other relief asks something of its buyers, of whom some may fulfil it. */
export function isForBuyers({ id }: Pick<Relief, 'id'>): boolean {
  return !id.startsWith('protegida');
}

/** What the buyer of a home pays, in general and with a reduction. */
type HomeTaxes = { rules: readonly TaxRule[]; reliefs: readonly Relief[] };

export type PurchaseTaxEntry = Origin & {
  /** Reading of the general rates. False: not compared with the official text in force. */
  verified: Reading | false;
  used: HomeTaxes;
  new: HomeTaxes;
};
