import type { Cents } from '@/lib/money';
import type { Community } from './communities';
import type {
  Bracket,
  HomeKind,
  HundredthsOfPercent,
  PurchaseTaxEntry,
  Relief,
  ReliefId,
  Tax,
  TaxRule,
  TaxScale,
} from './purchase-tax-table/purchase-tax-entry';
import { purchaseTaxTable } from './purchase-tax-table/purchase-tax-table';

export { COMMUNITIES, type Community } from './communities';
export type { HomeKind, Relief, ReliefId, Tax };

export type Purchase = { price: Cents; community: Community; home: HomeKind; relief?: ReliefId };

/** A part of the price and its rate, a fraction. */
export type TaxedPart = { base: Cents; rate: number };

/** `amount` is the sum of base × rate over `parts`, less `bonus` (a fraction), rounded once to the cent. */
export type TaxLine = { tax: Tax; amount: Cents; parts: readonly TaxedPart[]; bonus: number };

export type PurchaseTaxes = {
  lines: TaxLine[];
  total: Cents;
  /** ISO date since when the community's rates apply. */
  validFrom: string;
  /** Official text of the rates. */
  source: string;
  /** False while the rates were not compared with the official text. */
  verified: boolean;
  /** The relief that was applied: one above its price limit is not. */
  relief: ReliefId | undefined;
};

type Part = { base: Cents; rate: HundredthsOfPercent };

const WHOLE = 10_000;

function marginalParts(price: Cents, brackets: readonly Bracket[]): Part[] {
  let from = 0;
  const parts: Part[] = [];
  for (const { upTo = Number.POSITIVE_INFINITY, rate } of brackets) {
    const base = Math.min(price, upTo) - from;
    if (base > 0) parts.push({ base, rate });
    from = upTo;
  }
  return parts;
}

function partsOf(price: Cents, scale: TaxScale): Part[] {
  if (scale.kind === 'flat') return [{ base: price, rate: scale.rate }];
  if (scale.kind === 'marginal') return marginalParts(price, scale.brackets);
  const bracket = scale.brackets.find(({ upTo }) => upTo === undefined || price <= upTo);
  return bracket ? [{ base: price, rate: bracket.rate }] : [];
}

/** Half a cent is rounded up. */
function taxLine(tax: Tax, parts: readonly Part[], bonus = 0): TaxLine {
  const exact = parts.reduce((sum, { base, rate }) => sum + base * rate, 0) * (100 - bonus);
  const whole = WHOLE * 100;
  return {
    tax,
    amount: Math.floor((exact + whole / 2) / whole),
    parts: parts.map(({ base, rate }) => ({ base, rate: rate / WHOLE })),
    bonus: bonus / 100,
  };
}

function generalParts(price: Cents, limit: Cents, scale: TaxScale): Part[] {
  const above = partsOf(price, scale);
  if (scale.kind !== 'marginal') return above.map(({ rate }) => ({ base: price - limit, rate }));
  const below = partsOf(limit, scale);
  return above
    .map(({ base, rate }, index) => ({ base: base - (below[index]?.base ?? 0), rate }))
    .filter(({ base }) => base > 0);
}

function lineOf(price: Cents, general: TaxRule, relief: Relief | undefined): TaxLine {
  const reduced = relief?.rules.find(({ tax }) => tax === general.tax);
  if (!relief || !reduced) return taxLine(general.tax, partsOf(price, general.scale), general.bonus);
  const { priceLimit = Number.POSITIVE_INFINITY } = relief;
  const parts = partsOf(Math.min(price, priceLimit), reduced.scale);
  const rest = price > priceLimit ? generalParts(price, priceLimit, general.scale) : [];
  return taxLine(general.tax, [...parts, ...rest], reduced.bonus);
}

function isGranted(relief: Relief, price: Cents): boolean {
  return relief.priceLimit === undefined || price <= relief.priceLimit || relief.excess === 'general';
}

export function purchaseTaxEntry(community: Community): PurchaseTaxEntry {
  return purchaseTaxTable[community];
}

/** What a buyer of this home may choose, in the order in which it is offered. */
export function reliefsFor(community: Community, home: HomeKind): readonly Relief[] {
  return purchaseTaxTable[community][home].reliefs;
}

/**
 * Taxes that the buyer of a home pays: ITP for a used one; for a new one IVA, IGIC or IPSI, and AJD of the deed of purchase.
 * Base × rate by the community's scale; the bank pays the AJD of the mortgage deed. Each tax is rounded once to the cent.
 * With brackets on the whole price, and with a relief that ends at a price, the total jumps: it is not continuous, but never
 * lower for a higher price. The sources are in the table. Throws RangeError for a price that is not whole cents above 0 and
 * for a relief that the community does not offer for this home.
 */
export function purchaseTaxes({ price, community, home, relief: chosen }: Purchase): PurchaseTaxes {
  if (!(Number.isSafeInteger(price) && price > 0)) throw new RangeError('price must be whole cents above 0');
  const { validFrom, source, verified, [home]: taxes } = purchaseTaxTable[community];
  const offered = taxes.reliefs.find(({ id }) => id === chosen);
  if (chosen !== undefined && !offered) throw new RangeError('the relief is not offered');
  const relief = offered && isGranted(offered, price) ? offered : undefined;
  const lines = taxes.rules.map((rule) => lineOf(price, rule, relief));
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  return { lines, total, validFrom, source, verified, relief: relief?.id };
}
