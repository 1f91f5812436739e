import { type NumberRule, readNumber, writeGrouped } from '@/lib/calculators/input/number-input';
import type { EuriborPathInput, EuriborPoint, Review } from '@/lib/calculators/mortgage/euribor-path';
import { type LoanAbove, loanRule, rateRule, USUAL_PARTS } from '@/lib/calculators/mortgage/loan-fields';
import type { FieldErrors, ParsedFields } from '../../shell/form/use-calculator';

export const POINT_NUMBERS = [1, 2, 3] as const;
type PointNumber = (typeof POINT_NUMBERS)[number];
type PointField = `euribor-ano-${PointNumber}` | `euribor-nivel-${PointNumber}`;

export type EuriborFigure = 'euribor-prestamo' | 'euribor-plazo' | 'euribor-hoy' | 'euribor-diferencial' | PointField;
/** Field names, also the parameters of the address fragment. */
export type EuriborField = EuriborFigure | 'euribor-revision';
export type EuriborValues = Readonly<Record<EuriborField, string>>;

export const REVIEW_CHOICES = { anual: 12, semestral: 6 } as const satisfies Record<string, Review>;

const yearRule: NumberRule = { decimals: 0, min: 1, max: 40 };

/** Cents, whole years, thousandths of a percentage point. */
export const euriborRules: Record<EuriborFigure, NumberRule> = {
  'euribor-prestamo': loanRule,
  'euribor-plazo': yearRule,
  'euribor-hoy': rateRule,
  'euribor-diferencial': rateRule,
  'euribor-ano-1': yearRule,
  'euribor-ano-2': yearRule,
  'euribor-ano-3': yearRule,
  'euribor-nivel-1': rateRule,
  'euribor-nivel-2': rateRule,
  'euribor-nivel-3': rateRule,
};

const POINT = 1_000;
/** A rise and a fall to begin with: years from today, and thousandths above today's Euríbor. */
const FIRST_PATH = [
  [2, POINT],
  [5, 2 * POINT],
  [10, 0],
] as const;

/** The loan above; of the path, the points within its term. */
export function euriborDefaults({
  principal = 160_000_00,
  years = 25,
  parts,
}: Pick<LoanAbove, 'principal' | 'years' | 'parts'>): EuriborValues {
  const { euribor, spread } = parts ?? USUAL_PARTS;
  const [first, second, third] = FIRST_PATH.map(([year, above]) => ({
    year: year <= years ? String(year) : '',
    level: year <= years ? writeGrouped(Math.min(euribor + above, rateRule.max), 3) : '',
  }));
  return {
    'euribor-prestamo': writeGrouped(Math.max(principal, loanRule.min), 2),
    'euribor-plazo': String(years),
    'euribor-hoy': writeGrouped(euribor, 3),
    'euribor-diferencial': writeGrouped(spread, 3),
    'euribor-revision': 'anual',
    'euribor-ano-1': first?.year ?? '',
    'euribor-nivel-1': first?.level ?? '',
    'euribor-ano-2': second?.year ?? '',
    'euribor-nivel-2': second?.level ?? '',
    'euribor-ano-3': third?.year ?? '',
    'euribor-nivel-3': third?.level ?? '',
  };
}

function isReview(text: string): text is keyof typeof REVIEW_CHOICES {
  return Object.hasOwn(REVIEW_CHOICES, text);
}

type Sentences = { review: string; order: string; twice: string; beyond: (years: number) => string };

/** Parses the fields. A point whose two fields are empty is left out. `sentences` are the errors that no rule covers. */
export function readEuriborPath(
  values: EuriborValues,
  sentences: Sentences,
): ParsedFields<EuriborField, EuriborPathInput> {
  const errors: FieldErrors<EuriborField> = {};
  const figure = (name: EuriborFigure): number => {
    const rule = euriborRules[name];
    const reading = readNumber(values[name], rule);
    if (!reading.ok) errors[name] = { reason: reading.reason, rule };
    return reading.ok ? reading.value : Number.NaN;
  };
  const principal = figure('euribor-prestamo');
  const years = figure('euribor-plazo');
  const euribor = figure('euribor-hoy');
  const spread = figure('euribor-diferencial');
  const revision = values['euribor-revision'];
  const points: EuriborPoint[] = [];
  for (const number of POINT_NUMBERS) {
    const [yearField, levelField] = [`euribor-ano-${number}`, `euribor-nivel-${number}`] as const;
    if (values[yearField].trim() === '' && values[levelField].trim() === '') continue;
    const year = figure(yearField);
    const level = figure(levelField);
    const before = points.at(-1)?.year ?? 0;
    if (year > years) errors[yearField] = { message: sentences.beyond(years) };
    else if (points.some((point) => point.year === year)) errors[yearField] = { message: sentences.twice };
    else if (year < before) errors[yearField] = { message: sentences.order };
    if (!Number.isNaN(year)) points.push({ year, euribor: level / 100_000 });
  }
  if (!isReview(revision)) {
    errors['euribor-revision'] = { message: sentences.review };
    return { ok: false, errors };
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return {
    ok: true,
    input: {
      principal,
      months: years * 12,
      euribor: euribor / 100_000,
      spread: spread / 100_000,
      review: REVIEW_CHOICES[revision],
      points,
    },
  };
}
