import type { RepaidLoanKind, RepaymentLaw } from '@/lib/calculators/mortgage/repayment-caps';
import { REPAYMENT_CAPS } from '@/lib/calculators/mortgage/repayment-caps';
import { longDate } from '@/lib/shared/i18n/long-date';
import { yearsAndMonths } from '@/lib/shared/i18n/years-and-months';

const border = longDate(REPAYMENT_CAPS.validFrom);

const kinds: Readonly<Record<RepaidLoanKind, string>> = {
  fijo: 'una hipoteca fija',
  variable: 'una hipoteca variable',
  'mixto-fijo': 'una hipoteca mixta',
  'mixto-variable': 'una hipoteca mixta que ya es variable',
};

export const signatures: Readonly<Record<RepaymentLaw, string>> = {
  'ley-5-2019': `firmada o cambiada a partir del ${border}`,
  escritura: `firmada antes del ${border} y sin cambiar desde entonces`,
};

type SaidLoan = { kind: RepaidLoanKind; fixedMonths?: number | undefined };

/** "una hipoteca mixta, fija dos años más" */
export function kindText({ kind, fixedMonths }: SaidLoan): string {
  return fixedMonths === undefined ? kinds[kind] : `una hipoteca mixta, fija ${yearsAndMonths(fixedMonths)} más`;
}
