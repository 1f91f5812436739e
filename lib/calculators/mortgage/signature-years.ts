import { EARLIER_REPAYMENT_CAPS, REPAYMENT_CAPS, type RepaymentLaw } from './repayment-caps';

/** Whole years since the signature, both ends included. */
export type SignatureYears = { least: number; most: number };

/** When a loan was signed, as a form asks it. */
export const SIGNATURES = {
  'desde-2019': 'ley-5-2019',
  antes: 'ley-41-2007',
  'antes-2007': 'escritura',
} as const satisfies Record<string, RepaymentLaw>;

/** No loan is older. */
const OLDEST = 50;

/** Whole years from one day to another, both as "2019-06-16". */
function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

/** A year that begins on the day before the law has ended when one that begins with the law has. */
function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
}

/** How many whole years ago a loan under this law can have been signed, on the day `today` ("2026-11-26"). */
export function signatureYears(law: RepaymentLaw, today: string): SignatureYears {
  const { validFrom: later } = REPAYMENT_CAPS;
  const { validFrom: earlier } = EARLIER_REPAYMENT_CAPS;
  if (law === 'ley-5-2019') return { least: 0, most: yearsBetween(later, today) };
  if (law === 'ley-41-2007')
    return { least: yearsBetween(dayBefore(later), today), most: yearsBetween(earlier, today) };
  return { least: yearsBetween(dayBefore(earlier), today), most: OLDEST };
}

export function isSignature(text: string): text is keyof typeof SIGNATURES {
  return Object.hasOwn(SIGNATURES, text);
}

/** After another choice of the day of the signature: the nearest number of years that it allows. */
export function nearestYears(signature: keyof typeof SIGNATURES, years: number | undefined, today: string): number {
  const { least, most } = signatureYears(SIGNATURES[signature], today);
  return years === undefined ? least : Math.min(Math.max(years, least), most);
}
