import type { FieldErrors, ParsedFields } from '@/components/calculators/shell/form/use-calculator';
import { type Household, type InsuranceCover, monthlySaving } from '@/lib/calculators/health/financial-health';
import { meant } from '@/lib/calculators/input/fragment';
import { type NumberRule, readNumber } from '@/lib/calculators/input/number-input';
import type { Cents } from '@/lib/shared/money';

export const AMOUNT_FIELDS = ['ingresos', 'gastos-fijos', 'gastos-variables', 'deudas', 'fondo'] as const;
export type AmountField = (typeof AMOUNT_FIELDS)[number];
export type HealthFieldName = AmountField | 'seguro' | 'vivienda' | 'a-cargo';
export type HealthValues = Readonly<Record<HealthFieldName, string>>;

/** Cents: up to a million euros a month, and a hundred million set aside. */
const amountRule: NumberRule = { decimals: 2, min: 0, max: 100_000_000 };
export const healthRules: Readonly<Record<AmountField, NumberRule>> = {
  ingresos: { ...amountRule, min: 1 },
  'gastos-fijos': amountRule,
  'gastos-variables': amountRule,
  deudas: amountRule,
  fondo: { ...amountRule, max: 10_000_000_000 },
};

export const healthDefaults: HealthValues = {
  ingresos: '2.000',
  'gastos-fijos': '900',
  'gastos-variables': '500',
  deudas: '300',
  fondo: '3.000',
  seguro: 'alguno',
  vivienda: 'no',
  'a-cargo': 'no',
};

const covers: Readonly<Record<string, InsuranceCover>> = { adecuado: 'adequate', alguno: 'some', ninguno: 'none' };
const answers: Readonly<Record<string, boolean>> = { si: true, no: false };

type HealthSentences = { noIncome: string; choose: string };

/** Parses the fields; an address fragment may hold unknown choices. */
export function readHousehold(
  values: HealthValues,
  sentences: HealthSentences,
): ParsedFields<HealthFieldName, Household> {
  const errors: FieldErrors<HealthFieldName> = {};
  const amounts: Record<AmountField, Cents> = {
    ingresos: 0,
    'gastos-fijos': 0,
    'gastos-variables': 0,
    deudas: 0,
    fondo: 0,
  };
  for (const name of AMOUNT_FIELDS) {
    const rule = healthRules[name];
    const amount = readNumber(values[name], rule);
    if (amount.ok) amounts[name] = amount.value;
    else if (amount.reason === 'below') errors[name] = { message: sentences.noIncome };
    else errors[name] = { reason: amount.reason, rule };
  }
  const insurance = meant(covers, values.seguro);
  const ownsHome = meant(answers, values.vivienda);
  const hasDependents = meant(answers, values['a-cargo']);
  if (insurance === undefined) errors.seguro = { message: sentences.choose };
  if (ownsHome === undefined) errors.vivienda = { message: sentences.choose };
  if (hasDependents === undefined) errors['a-cargo'] = { message: sentences.choose };
  if (
    insurance === undefined ||
    ownsHome === undefined ||
    hasDependents === undefined ||
    Object.keys(errors).length > 0
  )
    return { ok: false, errors };
  return {
    ok: true,
    input: {
      income: amounts.ingresos,
      fixed: amounts['gastos-fijos'],
      variable: amounts['gastos-variables'],
      debtPayments: amounts.deudas,
      fund: amounts.fondo,
      insurance,
      ownsHome,
      hasDependents,
    },
  };
}

/** The monthly saving before submission, or null while a field is invalid. */
export function liveSaving(values: HealthValues): { saving: Cents; income: Cents } | null {
  const read = (name: AmountField) => readNumber(values[name], healthRules[name]);
  const [income, fixed, variable, debts] = [
    read('ingresos'),
    read('gastos-fijos'),
    read('gastos-variables'),
    read('deudas'),
  ];
  if (!(income.ok && fixed.ok && variable.ok && debts.ok)) return null;
  const saving = monthlySaving({
    income: income.value,
    fixed: fixed.value,
    variable: variable.value,
    debtPayments: debts.value,
  });
  return { saving, income: income.value };
}
