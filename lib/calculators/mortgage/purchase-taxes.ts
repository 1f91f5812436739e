import type { Cents } from '@/lib/shared/money';
import type { Community } from './communities';
import {
  type Bracket,
  type HomeKind,
  type HundredthsOfPercent,
  isForBuyers,
  type Origin,
  type Relief,
  type ReliefId,
  type Tax,
  type TaxRule,
  type TaxScale,
} from './purchase-tax-table/purchase-tax-entry';
import { purchaseTaxTable } from './purchase-tax-table/purchase-tax-table';

export { COMMUNITIES, type Community } from './communities';
export type { HomeKind, Relief, ReliefId, Tax } from './purchase-tax-table/purchase-tax-entry';

export type Purchase = {
  price: Cents;
  community: Community;
  home: HomeKind;
  relief?: ReliefId;
  /** Part of the home bought by those who fulfil the relief. The whole without an answer. */
  share?: ThousandthsOfPercent;
};

/** Whole: 33.333 % is 33333. */
type ThousandthsOfPercent = number;
const WHOLE_SHARE: ThousandthsOfPercent = 100_000;

/** A part of the price and its rate, a fraction. */
type TaxedPart = { base: Cents; rate: number };

/**
 * `amount` is the sum of base × rate over `parts`, less `bonus` (a fraction), rounded once to the cent. Where only a part of the
 * home is reduced the parts are fractions of cents and the bonus is in their rates. The origin is that of the general rate.
 */
export type TaxLine = Origin & {
  tax: Tax;
  amount: Cents;
  parts: readonly TaxedPart[];
  bonus: number;
  /** False while the rate was not compared with the text in force. */
  verified: boolean;
};

export type PurchaseTaxes = {
  /** One for each tax. */
  lines: TaxLine[];
  total: Cents;
  /** False while a rate, or the relief, was not compared with the official text in force. */
  verified: boolean;
  /** The relief that was applied. */
  relief: Relief | undefined;
  /** The highest price of the chosen relief, where this one is above it. */
  passed: Cents | undefined;
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

/** Above a bracket's end the tax is at most what the end pays and what the price is above it. */
function limitedParts(price: Cents, brackets: readonly Bracket[]): Part[] {
  let least: Part[] = [];
  let lower = 0;
  for (const { upTo = Number.POSITIVE_INFINITY, rate } of brackets) {
    const base = Math.min(price, upTo);
    const rising = [...least, { base: base - lower, rate: WHOLE }];
    const atRate = [{ base, rate }];
    least = lower > 0 && exactTax(rising) < exactTax(atRate) ? rising : atRate;
    lower = upTo;
    if (price <= upTo) break;
  }
  return least;
}

function partsOf(price: Cents, scale: TaxScale): Part[] {
  if (scale.kind === 'flat') return [{ base: price, rate: scale.rate }];
  if (scale.kind === 'marginal') return marginalParts(0, price, scale.brackets);
  if (scale.kind === 'mean') return [{ base: price, rate: meanRate(price, scale.brackets) }];
  if (scale.kind === 'whole-limited') return limitedParts(price, scale.brackets);
  const bracket = scale.brackets.find(({ upTo }) => upTo === undefined || price <= upTo);
  return bracket ? [{ base: price, rate: bracket.rate }] : [];
}

/** What the part of the price above `from` pays in general. */
function partsAbove(from: Cents, price: Cents, scale: TaxScale): Part[] {
  if (scale.kind === 'marginal') return marginalParts(from, price, scale.brackets);
  return partsOf(price, scale).map(({ rate }) => ({ base: price - from, rate }));
}

/** The tax of a share of the home: hundredths of a percent of each part, after its bonus. */
type Shared = { parts: readonly Part[]; bonus: number; share: ThousandthsOfPercent };

/** Half a cent is rounded up; whole numbers of any size, because three factors are multiplied. */
function roundedTax(shared: readonly Shared[]): Cents {
  const unit = BigInt(100 * WHOLE) * BigInt(WHOLE_SHARE);
  const exact = shared.reduce(
    (sum, { parts, bonus, share }) => sum + BigInt(exactTax(parts)) * BigInt((100 - bonus) * share),
    BigInt(0),
  );
  return Number((exact + unit / BigInt(2)) / unit);
}

function shownParts(shared: readonly Shared[]): Pick<TaxLine, 'parts' | 'bonus'> {
  const [only, ...others] = shared;
  if (only && others.length === 0)
    return { parts: only.parts.map(({ base, rate }) => ({ base, rate: rate / WHOLE })), bonus: only.bonus / 100 };
  const parts = shared.flatMap(({ parts, bonus, share }) =>
    parts.map(({ base, rate }) => ({
      base: (base * share) / WHOLE_SHARE,
      rate: (rate * (100 - bonus)) / (100 * WHOLE),
    })),
  );
  return { parts, bonus: 0 };
}

/** Exact while 10,000 × the price is a safe integer. */
function lineOf(price: Cents, general: TaxRule, relief: Relief | undefined, share: number, origin: Origin): TaxLine {
  const reduced = relief?.rules.find(({ tax }) => tax === general.tax);
  const inGeneral = { parts: partsOf(price, general.scale), bonus: general.bonus ?? 0 };
  const shared: Shared[] = [];
  if (relief && reduced) {
    const { reducedUpTo = price } = relief;
    const rest = price > reducedUpTo ? partsAbove(reducedUpTo, price, general.scale) : [];
    const parts = [...partsOf(Math.min(price, reducedUpTo), reduced.scale), ...rest];
    shared.push({ parts, bonus: reduced.bonus ?? 0, share });
  }
  const left = reduced ? WHOLE_SHARE - share : WHOLE_SHARE;
  if (left > 0) shared.push({ ...inGeneral, share: left });
  return {
    tax: general.tax,
    amount: roundedTax(shared),
    ...shownParts(shared),
    ...(general.origin ?? origin),
    verified: !general.unread && !reduced?.unread,
  };
}

/** What a buyer of this home may choose, in the order in which it is offered. */
export function reliefsFor(community: Community, home: HomeKind): readonly Relief[] {
  return purchaseTaxTable[community][home].reliefs;
}

/** The relief that a form or a link names. Links of before have another name for the one of new homes in the Basque Country. */
export function reliefNamed(community: Community, home: HomeKind, name: string): Relief | undefined {
  const id = community === 'pais-vasco' && name === 'protegida-sin-exencion' ? 'protegida' : name;
  return reliefsFor(community, home).find((relief) => relief.id === id);
}

/**
 * Taxes that the buyer of a home pays: ITP for a used one; for a new one IVA, IGIC or IPSI, and the AJD of the deed of
 * purchase. Price × rate by the community's scale, each tax rounded once to the cent; the sources are in the table. The bank
 * pays the AJD of the mortgage deed (Real Decreto-ley 17/2018). A relief is applied up to its highest price; the
 * total jumps where a scale takes the whole price or a relief ends, and is never lower for a higher price. RangeError for a
 * price not whole cents above 0, for a share outside 0 to the whole, and for a relief that the community does not offer here.
 */
export function purchaseTaxes({
  price,
  community,
  home,
  relief: chosen,
  share = WHOLE_SHARE,
}: Purchase): PurchaseTaxes {
  if (!(Number.isSafeInteger(price) && price > 0)) throw new RangeError('price must be whole cents above 0');
  if (!(Number.isInteger(share) && share > 0 && share <= WHOLE_SHARE))
    throw new RangeError('share must be whole thousandths of a percent above 0');
  const { validFrom, source, verified, [home]: taxes } = purchaseTaxTable[community];
  const offered = taxes.reliefs.find(({ id }) => id === chosen);
  if (chosen !== undefined && !offered) throw new RangeError('the relief is not offered');
  const passed = offered?.priceUpTo !== undefined && price > offered.priceUpTo ? offered.priceUpTo : undefined;
  const relief = passed === undefined ? offered : undefined;
  const reducedShare = relief && isForBuyers(relief) ? share : WHOLE_SHARE;
  const origin: Origin = { source, ...(validFrom && { validFrom }) };
  const lines = taxes.rules.map((rule) => lineOf(price, rule, relief, reducedShare, origin));
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const isVerified = verified !== false && relief?.verified !== false && lines.every((line) => line.verified);
  return { lines, total, verified: isVerified, relief, passed };
}
