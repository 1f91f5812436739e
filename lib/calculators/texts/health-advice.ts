import type { HealthChange, ReachedThresholds } from '@/lib/calculators/health/best-health-change';
import {
  DEBT_STEPS,
  type FinancialHealth,
  FUND_STEPS,
  HEALTH_BLOCKS,
  type HealthBlock,
  type Household,
  idleSavings,
  monthlySaving,
  SAVING_STEPS,
} from '@/lib/calculators/health/financial-health';
import { formatNumber, formatPercent } from '@/lib/shared/i18n/numbers';
import { type Cents, formatPrice } from '@/lib/shared/money';
import { tenthsBeside } from './beside-border';

/** Writes a little as "menos de 0,1", never "0", and shows no border that is not reached. */
function count(months: number): string {
  const borders = FUND_STEPS.map((step) => step.months);
  return months > 0 && months < 0.05
    ? 'menos de 0,1'
    : formatNumber(tenthsBeside(months, 'least', borders), { most: 1 });
}

/** "18,9 %" of the income; no border is shown that is not reached. */
export function savedShare(savingRate: number): string {
  const borders = SAVING_STEPS.map(({ percent }) => percent);
  return formatPercent(tenthsBeside(Math.abs(savingRate) * 100, 'least', borders), { most: 1 });
}

/** "35,1 %" of the income in instalments. */
export function owedShare(ratio: number): string {
  const borders = DEBT_STEPS.map(({ percent }) => percent);
  return formatPercent(tenthsBeside(ratio * 100, 'most', borders), { most: 1 });
}

/** "2,1 meses"; other texts for a fund that never runs out, and for none. */
export function fundLength(months: number | null): string {
  if (months === null) return 'sin límite';
  if (months === 0) return 'nada';
  const shown = count(months);
  return `${shown}\u00a0${shown === '1' ? 'mes' : 'meses'}`;
}

/** What the figure counts: "de gastos; con las cuotas, 1,8". */
export function fundMeaning({ fundMonths, fundMonthsWithDebt }: FinancialHealth): string {
  if (fundMonths === 0) return 'no tienes fondo';
  if (fundMonthsWithDebt === null) return 'no tienes gastos ni cuotas';
  if (fundMonths === null) return `sin gastos; con las cuotas, ${fundLength(fundMonthsWithDebt)}`;
  return fundMonthsWithDebt < fundMonths ? `de gastos; con las cuotas,\u00a0${count(fundMonthsWithDebt)}` : 'de gastos';
}

/** "Tu colchón cubre 3 meses de gastos; con las cuotas, 1,8." */
export function fundSaid(health: FinancialHealth): string {
  return health.fundMonths === 0 ? 'No tienes fondo.' : `Tu colchón ${fundCover(health)}.`;
}

/** "cubre 3 meses de gastos; con las cuotas, 1,8", of a fund that is there. */
export function fundCover(health: FinancialHealth): string {
  if (health.fundMonthsWithDebt === null) return 'no se gasta: no tienes gastos ni cuotas';
  if (health.fundMonths === null) return `cubre ${fundLength(health.fundMonthsWithDebt)} de cuotas: no tienes gastos`;
  return `cubre ${fundLength(health.fundMonths)} ${fundMeaning(health)}`;
}

function monthsOfSpend(months: number): string {
  return months === 1 ? 'un mes' : `${months}\u00a0meses`;
}

/** What a change of spend or instalments is good for: a purpose for each block that gains points. */
function purposes({ saving, debt, fund }: ReachedThresholds): string {
  return [
    ...(debt === undefined ? [] : [`no pasar del ${debt}\u00a0% de tus ingresos en cuotas`]),
    ...(saving === undefined ? [] : [savingPurpose(saving)]),
    ...(fund === undefined ? [] : [`que tu fondo cubra ${monthsOfSpend(fund)} de gastos`]),
  ]
    .map((purpose) => `para ${purpose}`)
    .join(' y ');
}

function savingPurpose(percent: number): string {
  return percent === 0 ? 'que el mes deje algo' : `ahorrar el ${percent}\u00a0% de lo que ingresas`;
}

function whatBecomesOf(amount: Cents, household: Household): string {
  const saving = monthlySaving(household);
  if (saving >= 0) return 'Ese dinero pasa a ser ahorro.';
  if (saving + amount > 0) return 'Ese dinero tapa lo que hoy te falta cada mes, y el resto pasa a ser ahorro.';
  return 'Ese dinero tapa lo que hoy te falta cada mes.';
}

function fundSentence(amount: Cents, months: number | undefined, { fixed, variable }: Household): string {
  if (months === undefined || fixed + variable === 0) return 'Empieza un fondo de emergencia, aunque sea pequeño.';
  return `Añade ${formatPrice(amount)} a tu fondo, hasta cubrir ${monthsOfSpend(months)} de gastos.`;
}

export function changeSentence(change: HealthChange, household: Household): string {
  switch (change.kind) {
    case 'insurance':
      return household.hasDependents && change.cover === 'adequate'
        ? 'Contrata seguros adecuados a tu caso: hay quien depende de lo que ganas.'
        : 'Revisa tus seguros hasta que cubran lo que de verdad te hundiría.';
    case 'spend':
      return `Gasta ${formatPrice(change.amount)} menos al mes en lo variable, ${purposes(change.reached)}.`;
    case 'debt':
      return `Baja tus cuotas en ${formatPrice(change.amount)} al mes, ${purposes(change.reached)}. ${whatBecomesOf(change.amount, household)}`;
    case 'fund':
      return fundSentence(change.amount, change.reached.fund, household);
  }
}

function monthsToFill(amount: number, saving: number): string {
  if (saving === 0)
    return 'Primero hace falta que el mes deje algo; después, una transferencia automática el día de cobro.';
  const months = Math.ceil(amount / saving);
  if (months > 120) return 'Con lo que te sobra tardarías más de diez años.';
  if (months === 1) return 'Con lo que ya ahorras lo tienes en un mes.';
  return `Con los ${formatPrice(saving)} que ya te sobran al mes, tardarías ${months} meses.`;
}

const blockNames: Record<HealthBlock, string> = {
  saving: 'ahorro',
  debt: 'deudas',
  fund: 'colchón',
  protection: 'protección',
};

/** "los bloques de deudas y de ahorro" */
function movedBlocks(reached: ReachedThresholds): string {
  const names = HEALTH_BLOCKS.filter((block) => block in reached).map((block) => `de ${blockNames[block]}`);
  return names.length === 1 ? `el bloque ${names[0]}` : `los bloques ${names.join(' y ')}`;
}

/** Less than this a month is nearly there. */
const NEARLY: Cents = 5_00;

function aboutSpend(amount: Cents, { variable }: Household): string {
  if (amount < NEARLY) return `Casi llegas: basta con ${formatPrice(amount)} menos al mes de gasto variable.`;
  if (amount * 2 <= variable)
    return `Empezaríamos por ${formatPrice(amount)} al mes de gasto variable. No recortaríamos de todo un poco: elegiríamos una sola cosa que no eches de menos.`;
  const share = amount === variable ? 'Es todo lo' : `Son ${formatPrice(amount)} de los ${formatPrice(variable)}`;
  return `${share} que gastas en lo variable, demasiado para un solo mes. Iríamos por partes, y a la vez miraríamos los gastos fijos.`;
}

function aboutChange(change: HealthChange, health: FinancialHealth, household: Household): string {
  switch (change.kind) {
    case 'insurance':
      return 'Miraríamos tus seguros esta misma semana: es lo que menos se piensa. Con un presupuesto de dos o tres aseguradoras delante se decide en una tarde.';
    case 'spend':
      return aboutSpend(change.amount, household);
    case 'debt':
      if (change.amount < NEARLY) return `Casi llegas: basta con ${formatPrice(change.amount)} menos al mes de cuotas.`;
      return `Pondríamos el foco en las cuotas: ${formatPrice(change.amount)} menos al mes mejoran ${movedBlocks(change.reached)}.`;
    case 'fund':
      return `Lo siguiente sería el colchón. ${monthsToFill(change.amount, health.saving)}`;
  }
}

/** Speaks of savings that are more than a cushion. */
function aboutIdle(household: Household): string[] {
  const idle = idleSavings(household);
  if (idle === 0) return [];
  const outgo = household.debtPayments > 0 ? 'gastos y cuotas' : 'gastos';
  const first = household.debtPayments > 0 ? 'si te compensa quitarte antes alguna cuota y, del resto, ' : '';
  return [
    `Tu colchón pasa de un año de ${outgo}. Con seis meses dormirías igual de bien: los otros ${formatPrice(idle)}, quietos en la cuenta, pierden valor cuando suben los precios. Miraríamos ${first}para cuándo los quieres y dónde ponerlos.`,
  ];
}

/** "Lo que te diríamos en el sofá" */
export function healthNote(
  household: Household,
  health: FinancialHealth,
  change: HealthChange | null,
): readonly string[] {
  return [...scoreNote(household, health, change), ...aboutIdle(household)];
}

function scoreNote(household: Household, health: FinancialHealth, change: HealthChange | null): readonly string[] {
  const next = change ? [aboutChange(change, health, household)] : [];
  if (health.saving < 0)
    return [
      `Cada mes sale más de lo que entra: ${formatPrice(-health.saving)}. Antes de mirar la nota, cerraríamos ese agujero.`,
      ...next,
    ];
  if (!change && health.total < health.reachableTotal)
    return [
      'Lo que te falta es ahorro, y no sale de recortar el gasto variable.',
      'Miraríamos contigo los gastos fijos, uno por uno, y después cómo ingresar más. Son las dos únicas palancas que quedan.',
    ];
  if (!change)
    return [
      'No encontramos ningún cambio que te suba la nota: has llegado al máximo de una casa como la tuya.',
      'A partir de aquí no se trata de puntos, sino de para qué quieres el dinero. De eso sí hablaríamos.',
    ];
  // Less than a hundredth of the income is no saving to be praised.
  const isTight = health.savingRate < 0.01;
  if (health.level === 'excellent' && isTight)
    return [
      `Tienes la casa en orden y tu colchón ${fundCover(health)}, pero el mes va justo: te quedan ${formatPrice(health.saving)}.`,
      ...next,
    ];
  if (health.level === 'excellent')
    return [
      `Tienes la casa en orden: te queda el ${savedShare(health.savingRate)} de lo que ganas y tu colchón ${fundCover(health)}.`,
      ...next,
    ];
  if (health.level === 'good' && health.saving === 0)
    return ['La base es buena, pero el mes acaba en cero: no te queda nada que guardar.', ...next];
  if (health.level === 'good' && isTight)
    return [`La base es buena, pero el mes va justo: te quedan ${formatPrice(health.saving)}.`, ...next];
  if (health.level === 'good')
    return [`La base es buena y te quedan ${formatPrice(health.saving)} cada mes. Nos faltaría una cosa.`, ...next];
  return [weakestSentence(household, health), ...next];
}

/** The order of equal losses. */
const hurtsFirst = ['fund', 'saving', 'debt', 'protection'] as const;

function weakestSentence(household: Household, health: FinancialHealth): string {
  const { points, reachable } = health;
  const lost = (block: HealthBlock) => reachable[block] - points[block];
  const weakest = hurtsFirst.reduce<HealthBlock>((worst, block) => (lost(block) > lost(worst) ? block : worst), 'fund');
  switch (weakest) {
    case 'fund':
      return household.fund === 0
        ? 'No tienes nada apartado, así que una avería acabaría en la tarjeta. Es lo que más nos preocuparía.'
        : `Tu colchón ${fundCover(health)}. Es lo que más nos preocuparía.`;
    case 'saving':
      return health.saving === 0
        ? 'El mes acaba en cero. Así, cualquier imprevisto te obliga a pedir.'
        : `Del mes te quedan ${formatPrice(health.saving)}. Con tan poco margen, cualquier imprevisto te obliga a pedir.`;
    case 'debt':
      return `El ${owedShare(health.debtRatio)} de lo que ganas se va en cuotas antes de que decidas nada.`;
    case 'protection':
      return household.insurance === 'none'
        ? 'No tienes ningún seguro: si te pasara algo a ti, tu casa se quedaría sin red. Es lo que más nos preocuparía.'
        : 'Tus seguros no cubren lo que de verdad te hundiría. Es lo que más nos preocuparía.';
  }
}

/** The result as a paragraph for the consultation form. */
export function healthParagraph(household: Household, health: FinancialHealth, level: string): string {
  const blocks = HEALTH_BLOCKS.map(
    (block) => `${blockNames[block]} ${health.points[block]} de ${health.reachable[block]}`,
  ).join(', ');
  return `He hecho el test de salud financiera. Mi nota es ${health.total} de ${health.reachableTotal} posibles (${level}): ${blocks}. Ingreso ${formatPrice(household.income)} al mes, gasto ${formatPrice(household.fixed)} fijos y ${formatPrice(household.variable)} variables, pago ${formatPrice(household.debtPayments)} de cuotas y ${household.fund === 0 ? 'no tengo fondo para emergencias' : `tengo ${formatPrice(household.fund)} para emergencias, un colchón que ${fundCover(health)}`}. Me gustaría comentarlo.`;
}
