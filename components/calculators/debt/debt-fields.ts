import type { ParsedFields } from '@/components/calculators/shell/form/use-calculator';
import { type NumberRule, readNumber } from '@/lib/calculators/input/number-input';
import type { Cents } from '@/lib/money';

export const DEBT_KINDS = ['hipoteca', 'prestamos', 'tarjetas', 'otras'] as const;
type DebtKind = (typeof DEBT_KINDS)[number];
export const DEBT_FIELDS = ['ingresos', ...DEBT_KINDS] as const;
export type DebtFieldName = (typeof DEBT_FIELDS)[number];

export type DebtInput = { income: Cents; debts: Record<DebtKind, Cents> };

/** Cents, up to a million euros a month. */
export const debtRule: NumberRule = { decimals: 2, min: 0, max: 100_000_000 };
export const incomeRule: NumberRule = { ...debtRule, min: 1 };

export const debtDefaults: Readonly<Record<DebtFieldName, string>> = {
  ingresos: '3.000',
  hipoteca: '800',
  prestamos: '200',
  tarjetas: '150',
  otras: '100',
};

/** Parses the fields into cents; `noIncome` is the error for an income of zero. */
export function readDebts(
  values: Readonly<Record<DebtFieldName, string>>,
  noIncome: string,
): ParsedFields<DebtFieldName, DebtInput> {
  const income = readNumber(values.ingresos, incomeRule);
  const errors: Extract<ParsedFields<DebtFieldName, DebtInput>, { ok: false }>['errors'] = {};
  if (!income.ok) {
    errors.ingresos = income.reason === 'below' ? { message: noIncome } : { reason: income.reason, rule: incomeRule };
  }
  const debts: Record<DebtKind, Cents> = { hipoteca: 0, prestamos: 0, tarjetas: 0, otras: 0 };
  for (const kind of DEBT_KINDS) {
    const debt = readNumber(values[kind], debtRule);
    if (debt.ok) debts[kind] = debt.value;
    else errors[kind] = { reason: debt.reason, rule: debtRule };
  }
  if (!income.ok || Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, input: { income: income.value, debts } };
}

/** Income and total of the debts before submission; null where a field is invalid. */
export function liveFigures(values: Readonly<Record<DebtFieldName, string>>): {
  income: Cents | null;
  debts: Cents | null;
} {
  const income = readNumber(values.ingresos, incomeRule);
  const debts = DEBT_KINDS.map((kind) => readNumber(values[kind], debtRule));
  return {
    income: income.ok ? income.value : null,
    debts: debts.every((debt) => debt.ok) ? debts.reduce((sum, debt) => sum + debt.value, 0) : null,
  };
}
