import { capOf, compensationSchemes, type RepaidLoanKind, type RepaymentLaw } from './repayment-caps';

/** Kinds of loan that a bank offers to whom has one. */
export const OFFERED_KINDS = ['fijo', 'variable'] as const;
export type OfferedKind = (typeof OFFERED_KINDS)[number];

/**
 * Where a fixed rate for the rest of the loan takes the place of a variable one. Loans that were signed before the law have
 * it too (its first transitional provision, paragraphs 2 and 3).
 */
export const TO_FIXED_CAP = {
  /** In this wording, of Real Decreto-ley 19/2022, article 12. */
  validFrom: '2022-11-24',
  article: '23.6',
  source: 'https://www.boe.es/buscar/act.php?id=BOE-A-2019-3814#ar-23',
  caps: [{ basisPoints: 5, untilMonth: 36 }],
} as const;

/** The most that the deed of a variable loan from before 9 December 2007 can set for leaving its bank, in hundredths of a percent. */
export const OLDEST_LEAVING_CAP = {
  validFrom: '1994-04-04',
  article: '3',
  source: 'https://www.boe.es/buscar/act.php?id=BOE-A-1994-7556',
  basisPoints: 100,
} as const;

/** Who pays what, and what the bank that is left may do: the articles that the tool names. */
export const CHANGE_LAWS = {
  /** Ley 2/1994, article 2, in the wording of Real Decreto-ley 19/2022, article 11. */
  validFrom: '2022-11-24',
  source: 'https://www.boe.es/buscar/act.php?id=BOE-A-1994-7556',
  /** Ley 5/2019, with its sixth additional provision for a novation. */
  costs: { article: '14.1.e', source: 'https://www.boe.es/buscar/act.php?id=BOE-A-2019-3814#ar-14' },
} as const;

export type LeftLoan = {
  kind: RepaidLoanKind;
  law: RepaymentLaw;
  monthsSigned: number;
  /** Months that are left of the fixed part of a mixed loan. */
  fixedMonths?: number | undefined;
};

/** A variable rate gives way to a fixed one. */
export function isMadeFixed({ kind }: Pick<LeftLoan, 'kind'>, offered: OfferedKind): boolean {
  return offered === 'fijo' && (kind === 'variable' || kind === 'mixto-variable');
}

/** The deed alone says what the bank may charge. */
export function isSetByDeed(loan: Pick<LeftLoan, 'kind' | 'law'>, offered: OfferedKind): boolean {
  return loan.law === 'escritura' && !isMadeFixed(loan, offered);
}

/**
 * The most that the bank may charge for a loan that another one takes over today, in hundredths of a percent of what is
 * owed: of the contracts that the law allows, the dearest. Undefined where the deed alone says it.
 */
export function leavingCap(loan: LeftLoan, offered: OfferedKind): number | undefined {
  const { kind, law, monthsSigned, fixedMonths } = loan;
  if (isMadeFixed(loan, offered)) return capOf(TO_FIXED_CAP.caps, monthsSigned);
  if (law === 'escritura') return undefined;
  const fixedUntil = fixedMonths === undefined ? undefined : monthsSigned + fixedMonths;
  return Math.max(...compensationSchemes(kind, law, fixedUntil).map((scheme) => capOf(scheme, monthsSigned)));
}
