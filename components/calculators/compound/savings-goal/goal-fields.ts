import type { FieldErrors, ParsedFields } from '@/components/calculators/shell/form/use-calculator';
import type { GoalQuestion } from '@/lib/calculators/compound/answer-goal';
import { meant } from '@/lib/calculators/input/fragment';
import { type NumberRule, readNumber } from '@/lib/calculators/input/number-input';
import { type CompoundFieldName, type CompoundValues, compoundDefaults, readPlan } from '../plan/compound-fields';

const GOAL_PREFIX = 'meta-';

/** The order is that of the parameters in a link. */
const PLAN_FIELDS = [
  ...(['capital', 'aportacion', 'anos', 'frecuencia', 'rentabilidad'] as const),
  ...(['tipo', 'comision', 'impuestos', 'subida'] as const),
];
type PlanField = (typeof PLAN_FIELDS)[number];
export type GoalFieldName = 'meta-importe' | 'meta-busca' | `meta-${PlanField}`;
export type GoalValues = Readonly<Record<GoalFieldName, string>>;

/** In cents. */
export const goalRule: NumberRule = { decimals: 2, min: 1, max: 1_000_000_000 };

/** The plan of the calculator above, and a goal to begin with. */
export function goalDefaults(above: CompoundValues): GoalValues {
  const plan = PLAN_FIELDS.map((name) => [`${GOAL_PREFIX}${name}`, above[name]]);
  return { 'meta-importe': '20.000', 'meta-busca': 'aportacion', ...Object.fromEntries(plan) };
}

/** The fields as those of the calculator above. */
export function planValues(values: GoalValues): CompoundValues {
  const plan = PLAN_FIELDS.map((name) => [name, values[`${GOAL_PREFIX}${name}`]]);
  return { ...Object.fromEntries(plan), inflacion: '' };
}

/** What is looked for: the contribution or the date. Undefined for an unknown word in an address. */
export function askOf(text: string): GoalQuestion['ask'] | undefined {
  const asks: Readonly<Record<string, GoalQuestion['ask']>> = { aportacion: 'contribution', fecha: 'date' };
  return meant(asks, text);
}

type Choose = { ask: string; frequency: string; option: string };

/** The field that is looked for is not read: it need not be valid. */
export function readGoal(values: GoalValues, choose: Choose): ParsedFields<GoalFieldName, GoalQuestion> {
  const ask = askOf(values['meta-busca']);
  const goal = readNumber(values['meta-importe'], goalRule);
  const unread = ask === 'date' ? { anos: compoundDefaults.anos } : { aportacion: compoundDefaults.aportacion };
  const plan = readPlan({ ...planValues(values), ...unread }, choose);
  if (ask && goal.ok && plan.ok) return { ok: true, input: { ask, goal: goal.value, plan: plan.input } };
  const errors: FieldErrors<GoalFieldName> = {};
  if (!goal.ok) errors['meta-importe'] = { reason: goal.reason, rule: goalRule };
  if (!ask) errors['meta-busca'] = { message: choose.ask };
  if (!plan.ok)
    for (const [name, cause] of Object.entries(plan.errors)) errors[`${GOAL_PREFIX}${name as PlanField}`] = cause;
  return { ok: false, errors };
}

/** The errors of the plan's fields by their names in the calculator above. */
export function planErrors(errors: FieldErrors<GoalFieldName>): FieldErrors<CompoundFieldName> {
  const named = Object.entries(errors).map(([name, cause]) => [name.slice(GOAL_PREFIX.length), cause]);
  return Object.fromEntries(named);
}
