export const REPAID_LOAN_KINDS = ['fijo', 'variable', 'mixto-fijo', 'mixto-variable'] as const;
/** A mixed loan is in its fixed or in its variable part. */
export type RepaidLoanKind = (typeof REPAID_LOAN_KINDS)[number];

/** Hundredths of a percent of what is repaid, until so many months since the signature. */
type Cap = { basisPoints: number; untilMonth: number };

/**
 * The highest compensation that the contract may set. Of the two that it may set on a variable rate, 0.25 % in the first
 * three years or 0.15 % in the first five, the one that is higher at the moment. The bank's financial loss limits it too.
 */
export const REPAYMENT_CAPS = {
  /** For loans signed since that day. */
  validFrom: '2019-06-16',
  article: 23,
  source: 'https://www.boe.es/buscar/act.php?id=BOE-A-2019-3814#ar-23',
  fixed: [
    { basisPoints: 200, untilMonth: 120 },
    { basisPoints: 150, untilMonth: Number.POSITIVE_INFINITY },
  ],
  variable: [
    { basisPoints: 25, untilMonth: 36 },
    { basisPoints: 15, untilMonth: 60 },
  ],
} as const satisfies Record<'fixed' | 'variable', readonly Cap[]> & Record<string, unknown>;

/** For loans signed from `validFrom` until the other caps: of what is repaid, in the first five years and after. */
export const EARLIER_REPAYMENT_CAPS = {
  validFrom: '2007-12-09',
  articles: '8 y 9',
  source: 'https://www.boe.es/buscar/act.php?id=BOE-A-2007-21086#a8',
  basisPoints: [50, 25],
} as const;

/**
 * The cap so many whole months after the signature, as a fraction; 0 where no compensation may be charged. A month border
 * belongs to the time after it. Throws RangeError for months that are not whole numbers from 0.
 */
export function repaymentCap(kind: RepaidLoanKind, monthsSigned: number): number {
  if (!(Number.isInteger(monthsSigned) && monthsSigned >= 0))
    throw new RangeError('monthsSigned must be a whole number from 0');
  const caps: readonly Cap[] =
    kind === 'fijo' || kind === 'mixto-fijo' ? REPAYMENT_CAPS.fixed : REPAYMENT_CAPS.variable;
  return (caps.find(({ untilMonth }) => monthsSigned < untilMonth)?.basisPoints ?? 0) / 10_000;
}
