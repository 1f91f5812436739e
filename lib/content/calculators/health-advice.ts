import type { HealthChange } from '@/lib/calculators/health/best-health-change';
import type { FinancialHealth, HealthBlock, Household } from '@/lib/calculators/health/financial-health';
import { formatNumber, formatShare } from '@/lib/i18n/numbers';
import { formatPrice } from '@/lib/money';

/** "2,1 meses"; another text for a fund that never runs out. */
export function fundLength(months: number | null): string {
  if (months === null) return 'sin límite';
  const shown = formatNumber(months, { most: 1 });
  return `${shown}\u00a0${shown === '1' ? 'mes' : 'meses'}`;
}

function savingTarget(target: number): string {
  return target === 0 ? 'para que el mes deje algo' : `para ahorrar el ${target}\u00a0% de lo que ingresas`;
}

export function changeSentence(change: HealthChange, household: Household): string {
  switch (change.kind) {
    case 'insurance':
      return household.hasDependents && change.cover === 'adequate'
        ? 'Contrata seguros adecuados a tu caso: hay quien depende de lo que ganas.'
        : 'Revisa tus seguros hasta que cubran lo que de verdad te hundiría.';
    case 'spend':
      return `Gasta ${formatPrice(change.amount)} menos al mes en lo variable, ${savingTarget(change.target)}.`;
    case 'debt':
      return `Baja tus cuotas en ${formatPrice(change.amount)} al mes, hasta el ${change.target}\u00a0% de tus ingresos. Ese dinero pasa a ser ahorro.`;
    case 'fund':
      return household.fixed + household.variable === 0
        ? 'Empieza un fondo de emergencia, aunque sea pequeño.'
        : `Añade ${formatPrice(change.amount)} a tu fondo, hasta cubrir ${change.target === 1 ? 'un mes' : `${change.target} meses`} de gastos.`;
  }
}

function monthsToFill(amount: number, saving: number): string | null {
  if (saving <= 0) return null;
  const months = Math.ceil(amount / saving);
  if (months > 120) return null;
  if (months === 1) return 'Con lo que ya ahorras lo tienes en un mes.';
  return `Con los ${formatPrice(saving)} que ya te sobran al mes, tardarías ${months} meses.`;
}

function aboutChange(change: HealthChange, health: FinancialHealth): string {
  switch (change.kind) {
    case 'insurance':
      return 'Miraríamos tus seguros esta misma semana: es lo que menos se piensa. Con un presupuesto de dos o tres aseguradoras delante se decide en una tarde.';
    case 'spend':
      return `Empezaríamos por ${formatPrice(change.amount)} al mes de gasto variable. No recortaríamos de todo un poco: elegiríamos una sola cosa que no eches de menos.`;
    case 'debt':
      return `Pondríamos el foco en las cuotas: ${formatPrice(change.amount)} menos al mes cambian dos bloques a la vez, el de deudas y el de ahorro.`;
    case 'fund':
      return `Lo siguiente sería el colchón. ${monthsToFill(change.amount, health.saving) ?? 'Primero hace falta que el mes deje algo; después, una transferencia automática el día de cobro.'}`;
  }
}

/** "Lo que te diríamos en el sofá" */
export function healthNote(
  household: Household,
  health: FinancialHealth,
  change: HealthChange | null,
): readonly string[] {
  const next = change ? [aboutChange(change, health)] : [];
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
  if (health.level === 'excellent')
    return [
      `Tienes la casa en orden: te queda el ${formatShare(health.savingRate)} de lo que ganas y un colchón ${health.fundMonths === null ? 'sin fecha de caducidad' : `de ${fundLength(health.fundMonths)}`}.`,
      ...next,
    ];
  if (health.level === 'good')
    return [`La base es buena y te quedan ${formatPrice(health.saving)} cada mes. Nos faltaría una cosa.`, ...next];
  return [weakestSentence(household, health), ...next];
}

/** The order of equal losses. */
const hurtsFirst = ['fund', 'saving', 'debt', 'protection'] as const;

function weakestSentence(household: Household, { points, reachable, ...health }: FinancialHealth): string {
  const lost = (block: HealthBlock) => reachable[block] - points[block];
  const weakest = hurtsFirst.reduce<HealthBlock>((worst, block) => (lost(block) > lost(worst) ? block : worst), 'fund');
  switch (weakest) {
    case 'fund':
      return household.fund === 0
        ? 'No tienes nada apartado, así que una avería acabaría en la tarjeta. Es lo que más nos preocuparía.'
        : `Si mañana dejara de entrar dinero, aguantarías ${fundLength(health.fundMonths)}. Es lo que más nos preocuparía.`;
    case 'saving':
      return `Del mes te quedan ${formatPrice(health.saving)}. Con tan poco margen, cualquier imprevisto te obliga a pedir.`;
    case 'debt':
      return `El ${formatShare(health.debtRatio)} de lo que ganas se va en cuotas antes de que decidas nada.`;
    case 'protection':
      return 'Tus números aguantan, pero si te pasara algo a ti, casi nada los sostendría.';
  }
}

const blockNames: Record<HealthBlock, string> = {
  saving: 'ahorro',
  debt: 'deudas',
  fund: 'colchón',
  protection: 'protección',
};

/** The result as a paragraph for the consultation form. */
export function healthParagraph(household: Household, health: FinancialHealth, level: string): string {
  const blocks = (Object.keys(blockNames) as HealthBlock[])
    .map((block) => `${blockNames[block]} ${health.points[block]} de ${health.reachable[block]}`)
    .join(', ');
  return `He hecho el test de salud financiera. Mi nota es ${health.total} de ${health.reachableTotal} posibles (${level}): ${blocks}. Ingreso ${formatPrice(household.income)} al mes, gasto ${formatPrice(household.fixed)} fijos y ${formatPrice(household.variable)} variables, pago ${formatPrice(household.debtPayments)} de cuotas y tengo ${formatPrice(household.fund)} para emergencias. Me gustaría comentarlo.`;
}
