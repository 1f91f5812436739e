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

export type ReliefId =
  | 'vivienda-habitual'
  | 'joven'
  | 'familia-numerosa'
  | 'monoparental'
  | 'familia-con-hijos'
  | 'discapacidad'
  | 'protegida'
  | 'protegida-general'
  | 'protegida-sin-exencion';

/** A limit that itself passes; `each` is added for every member of the family, or every dependant, above `over`. */
export type Ceiling = { base: Cents; each?: { amount: Cents; of: 'members' | 'dependants'; over: number } };

/** Figures that a reduction asks for. */
export type Limits = {
  price?: Ceiling;
  /** Net worth of the family, with the home at its price. */
  wealth?: Ceiling;
  /** Taxable income, alone and in a joint return. */
  income?: { alone: Ceiling; joint?: Ceiling };
  underAge?: number;
  /** Least degree, in percent. */
  disability?: number;
  /** Least number. */
  children?: number;
  /** The loan is more than this percentage of the price. */
  loanAbove?: number;
  /** Largest area, in m². */
  area?: { most: number; kind: 'usable' | 'built' };
};

/**
 * Who of several buyers fulfils what is asked of a person. `all`: each, also where the law's rule could not be read. `one`: of
 * the family one is enough. `share`: the reduction is for the part of those who do. `couple`: the same, and of a couple one is
 * enough.
 */
type BuyersRule = 'all' | 'one' | 'share' | 'couple';

/**
 * A reduction that a buyer may choose. Its rules replace the general ones of the same tax. Of a price above `reducedUpTo` the
 * rest pays the general rate. `purchaseTaxes` checks the limits; which home it is and which title the family has is for the
 * buyer to say by choosing.
 */
export type Relief = {
  id: ReliefId;
  rules: readonly TaxRule[];
  /** False: not compared with the official text in force. */
  verified: Reading | false;
  limits?: Limits;
  buyers?: BuyersRule;
  reducedUpTo?: Cents;
  /** Main home where it is missing. `any`: it need not be lived in. `only`: the buyer may have no other. */
  home?: 'first' | 'only' | 'any';
};

/** What the buyer of a home pays, in general and with a reduction. */
type HomeTaxes = { rules: readonly TaxRule[]; reliefs: readonly Relief[] };

export type PurchaseTaxEntry = Origin & {
  /** Reading of the general rates. False: not compared with the official text in force. */
  verified: Reading | false;
  used: HomeTaxes;
  new: HomeTaxes;
};
