import { capOf, compensationSchemes, type Deed, type RepaidLoanKind } from './repayment-caps';

/** Kinds of loan that a bank offers to whom has one. */
export const OFFERED_KINDS = ['fijo', 'mixto', 'variable'] as const;
type OfferedKind = (typeof OFFERED_KINDS)[number];

/** The other bank takes the loan over, or the loan is paid back and another one signed. */
export type Leaving = 'subrogation' | 'cancellation';

/**
 * Caps for a variable rate that gives way to one that is fixed, or fixed for three years at least, by a
 * subrogation. Loans that were signed before the law have it too (its first transitional provision, paragraph 3).
 */
export const TO_FIXED_CAP = {
  /** In this wording, of Real Decreto-ley 19/2022, article 12. */
  validFrom: '2022-11-24',
  article: '23.6',
  source: 'https://www.boe.es/buscar/act.php?id=BOE-A-2019-3814#ar-23',
  caps: [{ basisPoints: 5, untilMonth: 36 }],
  leastFixedMonths: 36,
} as const;

/** Who pays what, and what the bank that is left may do: the articles that the tool names. */
export const CHANGE_LAWS = {
  /** Ley 2/1994, article 2, in the wording of Real Decreto-ley 19/2022, article 11. */
  validFrom: '2022-11-24',
  source: 'https://www.boe.es/buscar/act.php?id=BOE-A-1994-7556',
  /** Ley 5/2019, with its sixth additional provision for a novation. */
  costs: { article: '14.1.e', source: 'https://www.boe.es/buscar/act.php?id=BOE-A-2019-3814#ar-14' },
} as const;

export type LeftLoan = Deed & {
  kind: RepaidLoanKind;
  /** Months that are left of the fixed part of a mixed loan. */
  fixedMonths?: number | undefined;
};

/** The rate that the other bank offers, and how the loan leaves. `fixedMonths` of a mixed offer. */
export type Offered = { kind: OfferedKind; fixedMonths?: number | undefined; leaving: Leaving };

/** A variable rate gives way to a fixed one by a subrogation. */
export function isMadeFixed(kind: RepaidLoanKind, { kind: offered, fixedMonths = 0, leaving }: Offered): boolean {
  const isFixed = offered === 'fijo' || (offered === 'mixto' && fixedMonths >= TO_FIXED_CAP.leastFixedMonths);
  return leaving === 'subrogation' && isFixed && (kind === 'variable' || kind === 'mixto-variable');
}

/**
 * The most that the bank may charge for a loan that leaves it today, in hundredths of a percent of what is owed: of the
 * contracts that the law allows, the dearest. By the deed what it sets, 0 while that is not said; a loan from before the law
 * that is made fixed is older than three years.
 */
export function leavingCap(loan: LeftLoan, offered: Offered): number {
  const { kind, law, monthsSigned, fixedMonths } = loan;
  if (isMadeFixed(kind, offered)) return law === 'escritura' ? 0 : capOf(TO_FIXED_CAP.caps, monthsSigned);
  const fixedUntil = fixedMonths === undefined ? undefined : monthsSigned + fixedMonths;
  return Math.max(...compensationSchemes(kind, loan, fixedUntil).map((scheme) => capOf(scheme, monthsSigned)));
}
