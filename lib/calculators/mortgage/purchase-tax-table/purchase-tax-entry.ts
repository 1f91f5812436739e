import type { Cents } from '@/lib/money';

/** Hundredths of a percent, whole: 7.75 % is 775. */
export type HundredthsOfPercent = number;

/** Up to `upTo`, itself included; the last one has none. */
export type Bracket = { upTo?: Cents; rate: HundredthsOfPercent };

/**
 * How a tax follows the price. `marginal`: each part of the price at the rate of its bracket. `mean`: the same, but the mean
 * rate is rounded to hundredths of a percent, half down, and applied to the whole price. `whole`: the whole price at the rate
 * of the bracket in which it lies.
 */
export type TaxScale =
  | { kind: 'flat'; rate: HundredthsOfPercent }
  | { kind: 'marginal' | 'mean' | 'whole'; brackets: readonly Bracket[] };

export type Tax = 'itp' | 'iva' | 'igic' | 'ipsi' | 'ajd';
export type HomeKind = 'new' | 'used';

/** `validFrom`: ISO date since when the rates apply. `source`: the law, or the page of the agency that collects the tax. */
export type Origin = { validFrom: string; source: string };

/** `bonus`, in percent, is taken off the tax. `origin` only where it is not the community's. */
export type TaxRule = { tax: Tax; scale: TaxScale; bonus?: number; origin?: Origin };

export type ReliefId =
  | 'vivienda-habitual'
  | 'joven'
  | 'familia-numerosa'
  | 'monoparental'
  | 'familia-con-hijos'
  | 'discapacidad'
  | 'protegida';

/**
 * A reduction that a buyer may choose; all but `protegida` are for a main home. Its rules replace the general ones of the
 * same tax. Not granted above `priceLimit`; of a price above `reducedUpTo` the rest pays the general rate. Of the conditions
 * the price is checked; the others are for the buyer to read.
 */
export type Relief = {
  id: ReliefId;
  rules: readonly TaxRule[];
  /** False: not compared with the official text in force. */
  verified: boolean;
  priceLimit?: Cents;
  reducedUpTo?: Cents;
  /** Each buyer is younger. */
  underAge?: number;
  firstHome?: true;
  /** Largest taxable income, alone and in a joint return. */
  income?: { alone: Cents; joint?: Cents };
  /** Least degree, in percent. */
  disability?: number;
  /** Least number. */
  children?: number;
  /** The loan is more than this percentage of the home's value. */
  loanAbove?: number;
  /** Largest built area, in m². */
  area?: number;
};

/** What the buyer of a home pays, in general and with a reduction. */
export type HomeTaxes = { rules: readonly TaxRule[]; reliefs: readonly Relief[] };

export type PurchaseTaxEntry = Origin & {
  /** Of the general rates. False: not compared with the official text in force. */
  verified: boolean;
  used: HomeTaxes;
  new: HomeTaxes;
};
