import type { ParsedFields } from '@/components/calculators/shell/form/use-calculator';
import { type NumberRule, readNumber } from '@/lib/calculators/input/number-input';
import type { Cents } from '@/lib/shared/money';

export const DEBT_KINDS = ['hipoteca', 'prestamos', 'tarjetas', 'otras'] as const;
type DebtKind = (typeof DEBT_KINDS)[number];
const DEBT_FIELDS = ['ingresos', ...DEBT_KINDS] as const;
export type DebtFigure = (typeof DEBT_FIELDS)[number];
/** Field names, also the parameters of the address fragment. */
export type DebtFieldName = DebtFigure | 'casa';
export type DebtValues = Readonly<Record<DebtFieldName, string>>;

/** How the home is paid. Rent is no debt; rent with an option to buy counts as a mortgage. */
export const HOMES = ['hipoteca', 'alquiler', 'pagada'] as const;
type Home = (typeof HOMES)[number];

export type DebtInput = { income: Cents; debts: Record<DebtKind, Cents>; rents: boolean };

/** Cents, up to a million euros a month. */
export const debtRule: NumberRule = { decimals: 2, min: 0, max: 100_000_000 };
export const incomeRule: NumberRule = { ...debtRule, min: 1 };

export const debtDefaults: DebtValues = {
  casa: 'hipoteca',
  ingresos: '3.000',
  hipoteca: '800',
  prestamos: '200',
  tarjetas: '150',
  otras: '100',
};

function isHome(text: string): text is Home {
  return HOMES.some((home) => home === text);
}

/** The debts that are asked for: what stands in a field that is not shown is kept, and does not count. */
export function askedDebts({ casa }: DebtValues): readonly DebtKind[] {
  return casa === 'alquiler' || casa === 'pagada' ? DEBT_KINDS.filter((kind) => kind !== 'hipoteca') : DEBT_KINDS;
}

type DebtSentences = { noIncome: string; home: string };

/** Parses the fields into cents. `sentences` are the errors for an income of zero and for an unknown choice. */
export function readDebts(values: DebtValues, sentences: DebtSentences): ParsedFields<DebtFieldName, DebtInput> {
  const income = readNumber(values.ingresos, incomeRule);
  const errors: Extract<ParsedFields<DebtFieldName, DebtInput>, { ok: false }>['errors'] = {};
  if (!income.ok) {
    errors.ingresos =
      income.reason === 'below' ? { message: sentences.noIncome } : { reason: income.reason, rule: incomeRule };
  }
  if (!isHome(values.casa)) errors.casa = { message: sentences.home };
  const debts: Record<DebtKind, Cents> = { hipoteca: 0, prestamos: 0, tarjetas: 0, otras: 0 };
  for (const kind of askedDebts(values)) {
    const debt = readNumber(values[kind], debtRule);
    if (debt.ok) debts[kind] = debt.value;
    else errors[kind] = { reason: debt.reason, rule: debtRule };
  }
  if (!income.ok || Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, input: { income: income.value, debts, rents: values.casa === 'alquiler' } };
}

/** Income and total of the debts before submission; null where a field is invalid. */
export function liveFigures(values: DebtValues): {
  income: Cents | null;
  debts: Cents | null;
} {
  const income = readNumber(values.ingresos, incomeRule);
  const debts = askedDebts(values).map((kind) => readNumber(values[kind], debtRule));
  return {
    income: income.ok ? income.value : null,
    debts: debts.every((debt) => debt.ok) ? debts.reduce((sum, debt) => sum + debt.value, 0) : null,
  };
}
