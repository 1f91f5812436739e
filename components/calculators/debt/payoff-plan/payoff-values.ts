import type { Words } from '@/components/calculators/shell/form/define-fields';
import type { FieldErrors, ParsedFields } from '@/components/calculators/shell/form/use-calculator';
import { type Debt, instalmentFault, LONGEST_PAYOFF } from '@/lib/calculators/debt/instalment-fault';
import { type NumberRule, readNumber } from '@/lib/calculators/input/number-input';
import type { Cents } from '@/lib/shared/money';
import { formatEuros } from '@/lib/shared/money';

export const DEBT_PLACES = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type DebtPlace = (typeof DEBT_PLACES)[number];
export const DEBT_PARTS = ['nombre', 'saldo', 'cuota', 'interes'] as const;
export type DebtPart = (typeof DEBT_PARTS)[number];
export type PayoffField = `deuda${DebtPlace}-${DebtPart}` | 'deuda-extra' | 'deuda-cada-mes';
export type PayoffValues = Readonly<Record<PayoffField, string>>;
export type DebtTexts = Readonly<Record<DebtPart, string>>;

export type NamedDebt = Debt & { name: string };
export type PayoffChoice = { debts: readonly NamedDebt[]; extra: Cents; monthly: Cents };

export const NAME_LENGTH = 30;

/** Cents for amounts, thousandths of a percentage point for the rate. */
export const payoffRules = {
  saldo: { decimals: 2, min: 1, max: 10_000_000_00 },
  cuota: { decimals: 2, min: 1, max: 1_000_000_00 },
  interes: { decimals: 3, min: 0, max: 100_000 },
  extra: { decimals: 2, min: 0, max: 10_000_000_00 },
  monthly: { decimals: 2, min: 0, max: 1_000_000_00 },
} as const satisfies Record<string, NumberRule>;

const examples: readonly DebtTexts[] = [
  { nombre: 'Tarjeta', saldo: '6.000', cuota: '180', interes: '21,9' },
  { nombre: 'Coche', saldo: '4.500', cuota: '150', interes: '7,5' },
  { nombre: 'Sofá a plazos', saldo: '900', cuota: '75', interes: '0' },
];
export const NO_DEBT: DebtTexts = { nombre: '', saldo: '', cuota: '', interes: '' };

export function fieldOf(place: DebtPlace, part: DebtPart): PayoffField {
  return `deuda${place}-${part}`;
}

/** The texts of one debt under the names of its fields. */
export function textsAt(place: DebtPlace, texts: DebtTexts): [PayoffField, string][] {
  return DEBT_PARTS.map((part) => [fieldOf(place, part), texts[part]]);
}

export const payoffDefaults = Object.fromEntries([
  ...DEBT_PLACES.flatMap((place) => textsAt(place, examples[place - 1] ?? NO_DEBT)),
  ['deuda-extra', '0'],
  ['deuda-cada-mes', ''],
]) as Record<PayoffField, string>;

export function debtTexts(values: PayoffValues, place: DebtPlace): DebtTexts {
  return {
    nombre: values[fieldOf(place, 'nombre')],
    saldo: values[fieldOf(place, 'saldo')],
    cuota: values[fieldOf(place, 'cuota')],
    interes: values[fieldOf(place, 'interes')],
  };
}

export function isFilled(texts: DebtTexts): boolean {
  return DEBT_PARTS.some((part) => texts[part].trim() !== '');
}

/** The place of the last filled debt, or 0. */
export function lastFilled(values: PayoffValues): number {
  return DEBT_PLACES.findLast((place) => isFilled(debtTexts(values, place))) ?? 0;
}

/** What is owed in the fields that can be read. */
export function owedInFields(values: PayoffValues): Cents {
  return DEBT_PLACES.reduce((sum, place) => {
    const balance = readNumber(values[fieldOf(place, 'saldo')], payoffRules.saldo);
    return balance.ok ? sum + balance.value : sum;
  }, 0);
}

type PayoffWords = Words<'debt' | 'notCovered' | 'tooSlow'>;

/** Names are shown side by side: the second of the same name gets its place. */
function nameOf(typed: string, place: number, taken: readonly string[], t: PayoffWords): string {
  const name = typed.trim().slice(0, NAME_LENGTH) || t('debt', { number: place });
  return taken.includes(name) ? `${name} (${place})` : name;
}

function faultMessage(debt: Debt, t: PayoffWords): string | null {
  const fault = instalmentFault(debt);
  if (fault === null) return null;
  const asked = { least: formatEuros(fault.least), years: LONGEST_PAYOFF / 12 };
  return fault.reason === 'interest-not-covered'
    ? t('notCovered', { interest: formatEuros(fault.interest), ...asked })
    : t('tooSlow', asked);
}

/** Parses the debts of which something is filled in; with none, the first balance is asked for. */
export function readPayoff(values: PayoffValues, t: PayoffWords): ParsedFields<PayoffField, PayoffChoice> {
  const errors: FieldErrors<PayoffField> = {};
  const read = (name: PayoffField, rule: NumberRule): number => {
    const reading = readNumber(values[name], rule);
    if (reading.ok) return reading.value;
    errors[name] = { reason: reading.reason, rule };
    return 0;
  };
  const debts: NamedDebt[] = [];
  for (const place of DEBT_PLACES) {
    const isAsked = isFilled(debtTexts(values, place)) || (place === 1 && lastFilled(values) === 0);
    if (!isAsked) continue;
    const [balance, instalment, rate] = (['saldo', 'cuota', 'interes'] as const).map((part) =>
      read(fieldOf(place, part), payoffRules[part]),
    ) as [number, number, number];
    const names = debts.map(({ name }) => name);
    const name = nameOf(values[fieldOf(place, 'nombre')], place, names, t);
    const debt = { name, balance, instalment, annualRate: rate / 100_000 };
    const isRead = (['saldo', 'cuota', 'interes'] as const).every((part) => !errors[fieldOf(place, part)]);
    const message = isRead ? faultMessage(debt, t) : null;
    if (message) errors[fieldOf(place, 'cuota')] = { message };
    debts.push(debt);
  }
  const extra = read('deuda-extra', payoffRules.extra);
  const monthly = values['deuda-cada-mes'].trim() === '' ? 0 : read('deuda-cada-mes', payoffRules.monthly);
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, input: { debts, extra, monthly } };
}
