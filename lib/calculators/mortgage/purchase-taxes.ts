import type { Cents } from '@/lib/money';
import type { Community } from './communities';
import type {
  Bracket,
  HomeKind,
  HundredthsOfPercent,
  Origin,
  Relief,
  ReliefId,
  Tax,
  TaxRule,
  TaxScale,
} from './purchase-tax-table/purchase-tax-entry';
import { purchaseTaxTable } from './purchase-tax-table/purchase-tax-table';

export { COMMUNITIES, type Community } from './communities';
export type { HomeKind, Relief, ReliefId, Tax } from './purchase-tax-table/purchase-tax-entry';

export type Purchase = { price: Cents; community: Community; home: HomeKind; relief?: ReliefId };

/** A part of the price and its rate, a fraction. */
export type TaxedPart = { base: Cents; rate: number };

/** `amount` is the sum of base × rate over `parts`, less `bonus` (a fraction), rounded once to the cent. */
export type TaxLine = Origin & { tax: Tax; amount: Cents; parts: readonly TaxedPart[]; bonus: number };

export type PurchaseTaxes = Origin & {
  /** One for each tax. */
  lines: TaxLine[];
  total: Cents;
  /** False while the general rates, or those of the relief, were not compared with the official text in force. */
  verified: boolean;
  /** The relief that was applied: one above its price limit is not. */
  relief: Relief | undefined;
};

type Part = { base: Cents; rate: HundredthsOfPercent };

const WHOLE = 10_000;

function marginalParts(from: Cents, to: Cents, brackets: readonly Bracket[]): Part[] {
  let lower = 0;
  const parts: Part[] = [];
  for (const { upTo = Number.POSITIVE_INFINITY, rate } of brackets) {
    const base = Math.min(to, upTo) - Math.max(from, lower);
    if (base > 0) parts.push({ base, rate });
    lower = upTo;
  }
  return parts;
}

function exactTax(parts: readonly Part[]): number {
  return parts.reduce((sum, { base, rate }) => sum + base * rate, 0);
}

/** Half is rounded down, as the Balearic scale has it. */
function meanRate(price: Cents, brackets: readonly Bracket[]): HundredthsOfPercent {
  const tax = exactTax(marginalParts(0, price, brackets));
  return Math.ceil((2 * tax - price) / (2 * price));
}

function partsOf(price: Cents, scale: TaxScale): Part[] {
  if (scale.kind === 'flat') return [{ base: price, rate: scale.rate }];
  if (scale.kind === 'marginal') return marginalParts(0, price, scale.brackets);
  if (scale.kind === 'mean') return [{ base: price, rate: meanRate(price, scale.brackets) }];
  const bracket = scale.brackets.find(({ upTo }) => upTo === undefined || price <= upTo);
  return bracket ? [{ base: price, rate: bracket.rate }] : [];
}

/** What the part of the price above `from` pays in general. */
function partsAbove(from: Cents, price: Cents, scale: TaxScale): Part[] {
  if (scale.kind === 'marginal' || scale.kind === 'mean') return marginalParts(from, price, scale.brackets);
  return partsOf(price, scale).map(({ rate }) => ({ base: price - from, rate }));
}

/** Half a cent is rounded up; exact while 20,000 × the price is a safe integer. */
function taxLine(rule: TaxRule, parts: readonly Part[], origin: Origin): TaxLine {
  const { tax, bonus = 0 } = rule;
  const full = Math.floor((exactTax(parts) * (100 - bonus) + 50 * WHOLE) / (100 * WHOLE));
  return {
    tax,
    amount: full,
    parts: parts.map(({ base, rate }) => ({ base, rate: rate / WHOLE })),
    bonus: bonus / 100,
    validFrom: origin.validFrom,
    source: origin.source,
  };
}

function lineOf(price: Cents, general: TaxRule, relief: Relief | undefined, origin: Origin): TaxLine {
  const reduced = relief?.rules.find(({ tax }) => tax === general.tax);
  if (!relief || !reduced) return taxLine(general, partsOf(price, general.scale), general.origin ?? origin);
  const { reducedUpTo = price } = relief;
  const parts = partsOf(Math.min(price, reducedUpTo), reduced.scale);
  const rest = price > reducedUpTo ? partsAbove(reducedUpTo, price, general.scale) : [];
  return taxLine(reduced, [...parts, ...rest], reduced.origin ?? origin);
}

/** What a buyer of this home may choose, in the order in which it is offered. */
export function reliefsFor(community: Community, home: HomeKind): readonly Relief[] {
  return purchaseTaxTable[community][home].reliefs;
}

/**
 * Taxes that the buyer of a home pays: ITP for a used one; for a new one IVA, IGIC or IPSI, and the AJD of the deed of
 * purchase. Price × rate by the community's scale, each tax rounded once to the cent; the sources are in the table. The bank
 * pays the AJD of the mortgage deed (Real Decreto-ley 17/2018). The total jumps where a scale takes the whole price or a
 * relief ends, and is never lower for a higher price. RangeError for a price not whole cents above 0, and for a relief that
 * the community does not offer for this home.
 */
export function purchaseTaxes({ price, community, home, relief: chosen }: Purchase): PurchaseTaxes {
  if (!(Number.isSafeInteger(price) && price > 0)) throw new RangeError('price must be whole cents above 0');
  const { validFrom, source, verified, [home]: taxes } = purchaseTaxTable[community];
  const offered = taxes.reliefs.find(({ id }) => id === chosen);
  if (chosen !== undefined && !offered) throw new RangeError('the relief is not offered');
  const relief = offered && price <= (offered.priceLimit ?? price) ? offered : undefined;
  const lines = taxes.rules.map((rule) => lineOf(price, rule, relief, { validFrom, source }));
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  return { lines, total, validFrom, source, verified: verified && (relief?.verified ?? true), relief };
}
