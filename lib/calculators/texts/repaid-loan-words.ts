import type { RepaidLoanKind, RepaymentLaw } from '@/lib/calculators/mortgage/repayment-caps';
import { EARLIER_REPAYMENT_CAPS, isFixedNow, REPAYMENT_CAPS } from '@/lib/calculators/mortgage/repayment-caps';
import { longDate } from '@/lib/shared/i18n/long-date';
import { yearsAndMonths } from '@/lib/shared/i18n/years-and-months';

export const border = longDate(REPAYMENT_CAPS.validFrom);
export const earlierBorder = longDate(EARLIER_REPAYMENT_CAPS.validFrom);

const kinds: Readonly<Record<RepaidLoanKind, string>> = {
  fijo: 'una hipoteca fija',
  variable: 'una hipoteca variable',
  'mixto-fijo': 'una hipoteca mixta',
  'mixto-variable': 'una hipoteca mixta que ya es variable',
};

export const signatures: Readonly<Record<RepaymentLaw, string>> = {
  'ley-5-2019': `firmada a partir del ${border}`,
  'ley-41-2007': `firmada a partir del ${earlierBorder} y antes del ${border}`,
  escritura: `firmada antes del ${earlierBorder}`,
};

type SaidLoan = { kind: RepaidLoanKind; law: RepaymentLaw; fixedMonths?: number | undefined };

/** "una hipoteca mixta, fija dos años más" */
export function kindText({ kind, fixedMonths }: Omit<SaidLoan, 'law'>): string {
  return fixedMonths === undefined ? kinds[kind] : `una hipoteca mixta, fija ${yearsAndMonths(fixedMonths)} más`;
}

/** The contract may add a compensation for interest-rate risk, which has no cap. */
export function mayAddRisk({ kind, law }: Omit<SaidLoan, 'fixedMonths'>): boolean {
  return law === 'ley-41-2007' && isFixedNow(kind);
}
