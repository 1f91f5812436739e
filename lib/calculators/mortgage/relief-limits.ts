import type { Cents } from '@/lib/shared/money';
import type { Ceiling, HundredthsOfPercent, Limits, Relief } from './purchase-tax-table/purchase-tax-entry';

/** What the buyers say of themselves and of the home; amounts in cents, the area in hundredths of a m². */
export type BuyerFacts = {
  /** Members of the family that will live there, the buyer included; 1 without an answer. */
  members?: number;
  /** Who depend on the buyer; 0 without an answer. */
  dependants?: number;
  income?: Cents;
  /** The income is of a joint return. */
  joint?: boolean;
  /** Net, with the home at its price. */
  wealth?: Cents;
  area?: number;
  age?: number;
  disability?: number;
  children?: number;
  loan?: Cents;
  /** Part of the home bought by those who fulfil what is asked of a person. The whole without an answer. */
  share?: HundredthsOfPercent;
};

export const WHOLE_SHARE: HundredthsOfPercent = 10_000;

/** `limit` is the amount that must not be passed. */
export type PassedLimit = { kind: keyof Limits | 'buyers'; limit?: Cents };

/** Questions whose answers the limits of a reduction need. */
export type ReliefQuestion = 'members' | 'dependants' | 'income' | 'joint' | 'wealth' | 'area' | 'share';

function ceilingsOf({ limits = {} }: Relief): Ceiling[] {
  const { price, wealth, income } = limits;
  return [price, wealth, income?.alone, income?.joint].filter((ceiling) => ceiling !== undefined);
}

/** Age, disability and children are what a buyer says by choosing the reduction, and the calculator knows price and loan. */
export function reliefQuestions(relief: Relief): ReliefQuestion[] {
  const { limits = {}, buyers } = relief;
  const counted = ceilingsOf(relief).map(({ each }) => each?.of);
  const asked: Record<ReliefQuestion, boolean> = {
    members: counted.includes('members'),
    dependants: counted.includes('dependants'),
    income: limits.income !== undefined,
    joint: limits.income?.joint !== undefined,
    wealth: limits.wealth !== undefined,
    area: limits.area !== undefined,
    share: buyers === 'all' || buyers === 'share' || buyers === 'couple',
  };
  return (Object.keys(asked) as ReliefQuestion[]).filter((question) => asked[question]);
}

export function ceilingFor({ base, each }: Ceiling, { members = 1, dependants = 0 }: BuyerFacts): Cents {
  if (!each) return base;
  const count = each.of === 'members' ? members : dependants;
  return base + each.amount * Math.max(0, count - each.over);
}

/**
 * Which limits of a reduction the purchase passes, and which it cannot be compared with because income or wealth is not said.
 * A limit itself is within. What else is not said counts as fulfilled: it is part of what the buyer chose.
 */
export function reliefLimits(
  { limits = {}, buyers }: Relief,
  price: Cents,
  facts: BuyerFacts,
): { passed: PassedLimit[]; open: ('income' | 'wealth')[] } {
  const passed: PassedLimit[] = [];
  const open: ('income' | 'wealth')[] = [];
  const compare = (kind: 'price' | 'income' | 'wealth', ceiling: Ceiling | undefined, amount: Cents | undefined) => {
    if (!ceiling) return;
    const limit = ceilingFor(ceiling, facts);
    if (amount !== undefined && amount > limit) passed.push({ kind, limit });
    if (amount === undefined && kind !== 'price') open.push(kind);
  };
  const pass = (kind: PassedLimit['kind'], isPassed: boolean) => isPassed && passed.push({ kind });
  const { underAge, disability, children, loanAbove, area, income } = limits;
  compare('price', limits.price, price);
  compare('income', facts.joint ? (income?.joint ?? income?.alone) : income?.alone, facts.income);
  compare('wealth', limits.wealth, facts.wealth);
  pass('underAge', underAge !== undefined && facts.age !== undefined && facts.age >= underAge);
  pass('disability', disability !== undefined && facts.disability !== undefined && facts.disability < disability);
  pass('children', children !== undefined && facts.children !== undefined && facts.children < children);
  pass('loanAbove', loanAbove !== undefined && facts.loan !== undefined && facts.loan * 100 <= price * loanAbove);
  pass('area', area !== undefined && facts.area !== undefined && facts.area > area.most * 100);
  pass('buyers', buyers === 'all' && (facts.share ?? WHOLE_SHARE) < WHOLE_SHARE);
  return { passed, open };
}
