export const REPAID_LOAN_KINDS = ['fijo', 'variable', 'mixto-fijo', 'mixto-variable'] as const;
/** A mixed loan is in its fixed or in its variable part. */
export type RepaidLoanKind = (typeof REPAID_LOAN_KINDS)[number];

/** Hundredths of a percent of what is repaid, until so many months since the signature. */
type Cap = { basisPoints: number; untilMonth: number };

/** What one contract may set: its caps one after the other; nothing after the last. */
type CompensationScheme = readonly Cap[];

/**
 * The highest compensation that the contract may set. The caps of a fixed rate follow each other; of those of a variable
 * rate a contract has one. The bank's financial loss limits all of them.
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

/**
 * The law for a loan that was signed, or changed its bank or its terms, since it is in force (first transitional provision,
 * paragraph 2); the deed for any other, whose caps no table here holds.
 */
export type RepaymentLaw = 'ley-5-2019' | 'escritura';

/** `monthsSigned` counts from the signature, or the last change, under the law. */
export type Deed = {
  law: RepaymentLaw;
  monthsSigned: number;
  /** Commission in the deed, in thousandths of a percent; undefined while it is not said. */
  deedCommission?: number | undefined;
};

/** No commission is counted, because the deed has one that is not said. */
export function isUncounted({ law, deedCommission }: Omit<Deed, 'monthsSigned'>): boolean {
  return law === 'escritura' && deedCommission === undefined;
}

/** The most whole years since the law is in force, on the day `today` ("2026-11-26"). */
export function mostYearsSigned(today: string): number {
  const { validFrom } = REPAYMENT_CAPS;
  const years = Number(today.slice(0, 4)) - Number(validFrom.slice(0, 4));
  return today.slice(5) < validFrom.slice(5) ? years - 1 : years;
}

export function isRepaidKind(text: string): text is RepaidLoanKind {
  return REPAID_LOAN_KINDS.some((kind) => kind === text);
}

export function isFixedNow(kind: RepaidLoanKind): boolean {
  return kind === 'fijo' || kind === 'mixto-fijo';
}

/**
 * The schemes of which a contract may have one; an earlier deed has its own commission. Each tranche of a mixed loan in its fixed
 * part has the caps of its own rate; `fixedUntil` is the month since the signature with which the fixed part ends.
 */
export function compensationSchemes(
  kind: RepaidLoanKind,
  { law, deedCommission = 0 }: Omit<Deed, 'monthsSigned'>,
  fixedUntil?: number,
): readonly CompensationScheme[] {
  if (law === 'escritura') return [[{ basisPoints: deedCommission / 10, untilMonth: Number.POSITIVE_INFINITY }]];
  if (kind === 'fijo') return [REPAYMENT_CAPS.fixed];
  if (!isFixedNow(kind)) return REPAYMENT_CAPS.variable.map((cap) => [cap]);
  if (fixedUntil === undefined) throw new RangeError('a mixed loan in its fixed part needs the month of its end');
  const fixed = REPAYMENT_CAPS.fixed.map(({ basisPoints, untilMonth }) => ({
    basisPoints,
    untilMonth: Math.min(untilMonth, fixedUntil),
  }));
  return REPAYMENT_CAPS.variable.map((cap) => [...fixed, cap]);
}

/**
 * The cap so many whole months after the signature, in hundredths of a percent; 0 where no compensation may be charged. A
 * month border belongs to the time after it. Throws RangeError for months that are not whole numbers from 0.
 */
export function capOf(scheme: CompensationScheme, monthsSigned: number): number {
  if (!(Number.isInteger(monthsSigned) && monthsSigned >= 0))
    throw new RangeError('monthsSigned must be a whole number from 0');
  return scheme.find(({ untilMonth }) => monthsSigned < untilMonth)?.basisPoints ?? 0;
}
