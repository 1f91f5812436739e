import type { DebtRatio } from '@/lib/calculators/debt/debt-ratio';
import { formatPrice } from '@/lib/shared/money';
import { debtPercent, type Household, type Kind, percentWithout } from './debt-answer';

// What only the parts show that are loaded after the calculator's form.

const names: Record<Kind, string> = {
  tarjetas: 'las tarjetas',
  prestamos: 'los préstamos',
  otras: 'las otras deudas',
  hipoteca: 'la vivienda',
};

/** By typical interest rate, highest first. */
const dearestFirst = ['tarjetas', 'prestamos', 'otras', 'hipoteca'] as const;

function firstToGo({ debts }: Household): Kind {
  return dearestFirst.find((kind) => debts[kind] > 0) ?? 'hipoteca';
}

function startHere(household: Household): string {
  const kind = firstToGo(household);
  if (kind === 'hipoteca')
    return 'Como todo es vivienda, miraríamos el plazo y el tipo: alargar unos años o cambiar de banco baja la cuota desde el mes siguiente, aunque al final pagues más intereses.';
  const dearest = kind === 'tarjetas' ? ' y suele ser tu dinero más caro' : '; mira cuál tiene el tipo más alto';
  return `Empezaríamos por ${names[kind]}: son ${formatPrice(household.debts[kind])} al mes${dearest}. Sin esa cuota bajarías al ${percentWithout(household, kind)}.`;
}

/** "Lo que te diríamos en el sofá" */
export function debtNote(household: Household, result: DebtRatio): readonly string[] {
  const rent =
    'Tu alquiler no es una deuda y aquí no lo sumamos, pero sale del mismo sueldo: cuéntalo antes de añadir una cuota.';
  return household.rents ? [...ratioNote(household, result), rent] : ratioNote(household, result);
}

function ratioNote(household: Household, result: DebtRatio): readonly string[] {
  const { income } = household;
  const { level, capacity, excess, freeIncome, totalDebts, ratioPercent } = result;
  if (totalDebts === 0)
    return [
      'No debes nada, y eso da mucha libertad.',
      'Lo que otros mandan al banco puede ir a tu colchón. Nosotros guardaríamos primero seis meses de gastos, y solo después hablaríamos de invertir.',
    ];
  if (level === 'excellent')
    return [
      `Se te va en cuotas el ${debtPercent(ratioPercent)} de lo que entra. Vas con holgura.`,
      `Hasta el límite te quedan ${formatPrice(capacity)} al mes, pero nosotros no los llenaríamos: con esa distancia, una mala racha es solo una mala racha.`,
    ];
  if (level === 'healthy' && capacity === 0)
    return [
      'Estás justo en el límite. Con estas cuotas se vive, pero ya no cabe ninguna más.',
      'Antes de cambiar de coche o de cocina, esperaríamos a terminar alguna de las que tienes.',
    ];
  // Less than a hundredth of the income is no instalment that could be tried.
  if (level === 'healthy' && capacity * 100 < income)
    return [
      `Estás muy cerca del límite: te quedan ${formatPrice(capacity)} al mes. Con estas cuotas se vive, pero no cabe otra.`,
      'Antes de cambiar de coche o de cocina, esperaríamos a terminar alguna de las que tienes.',
    ];
  if (level === 'healthy')
    return [
      `Vas bien: te quedan ${formatPrice(capacity)} al mes hasta el límite.`,
      `Antes de comprometerlos haríamos una prueba: aparta esos ${formatPrice(capacity)} durante tres meses, como si ya los pagaras. Si llegas a fin de mes sin tocarlos, te los puedes permitir.`,
    ];
  if (freeIncome < 0)
    return [
      `Tus cuotas suman más de lo que entra: cada mes te faltan ${formatPrice(-freeIncome)}, antes de comer.`,
      `Esto no se arregla apretándose el cinturón. Nos sentaríamos contigo con todas las deudas delante y llamaríamos a las entidades antes de que falle un pago.`,
    ];
  if (level === 'dangerous')
    return [
      `Más de la mitad de lo que entra ya tiene dueño. Tienes que quitarte ${formatPrice(excess)} de cuotas al mes para volver al 35\u00a0%.`,
      startHere(household),
      'Y no pediríamos un préstamo para pagar otro sin hacer antes la cuenta entera, con comisiones y años de más.',
    ];
  return [
    `Pagas ${formatPrice(excess)} al mes por encima del límite. Tiene arreglo, pero no añadas nada.`,
    startHere(household),
  ];
}

function withinLimit({ debts }: Household, { capacity, freeIncome, totalDebts }: DebtRatio): string[] {
  return [
    totalDebts === 0
      ? 'Sigue sin deudas mientras puedas: comprar a plazos sin intereses también compromete tu sueldo.'
      : capacity === 0
        ? 'No sumes ninguna cuota: hasta el límite ya no te queda margen.'
        : `Mantente por debajo del 35\u00a0%. Tu margen es de ${formatPrice(capacity)} al mes.`,
    `Con los ${formatPrice(freeIncome)} que te quedan, cubre tus gastos y completa un colchón de 3 a 6 meses.`,
    ...(debts.tarjetas > 0
      ? [
          `Termina primero con las tarjetas (${formatPrice(debts.tarjetas)} al mes) y pasa al pago total a fin de mes, que no cobra intereses.`,
        ]
      : []),
    ...(debts.hipoteca > 0
      ? [
          'Revisa tu hipoteca una vez al año: si tu tipo es variable, calcula la cuota con dos puntos más antes de que lo haga el banco.',
        ]
      : []),
  ];
}

function aboveLimit(household: Household, { excess, freeIncome, limit }: DebtRatio): string[] {
  const { debts } = household;
  const consumer = debts.prestamos + debts.otras;
  return [
    'No firmes ninguna deuda nueva, ni compras a plazos, hasta volver al 35\u00a0%.',
    `Quítate ${formatPrice(excess)} al mes en cuotas para llegar a tu límite de ${formatPrice(limit)}.`,
    ...(debts.tarjetas > 0
      ? [
          `Pasa las tarjetas (${formatPrice(debts.tarjetas)} al mes) a pago total, o cancélalas con lo que tengas ahorrado por encima de un mes de gastos. Sin ellas estarías en el ${percentWithout(household, 'tarjetas')}.`,
        ]
      : []),
    ...(consumer > 0
      ? [
          'Pide el cuadro de pagos de cada préstamo y amortiza primero el de interés más alto, reduciendo cuota y no plazo.',
        ]
      : []),
    ...(debts.hipoteca > limit
      ? [
          `Solo la vivienda (${formatPrice(debts.hipoteca)}) ya pasa de tu límite: pregunta en tu banco y en otros dos por el tipo y por el plazo.`,
        ]
      : []),
    ...(freeIncome < 0
      ? [
          `Cada mes te faltan ${formatPrice(-freeIncome)}: habla con tus entidades antes del primer impago e infórmate sobre la segunda oportunidad (la exoneración de deudas de la Ley Concursal).`,
        ]
      : []),
  ];
}

/** Most urgent first. */
export function debtRecommendations(household: Household, result: DebtRatio): readonly string[] {
  return result.excess > 0 ? aboveLimit(household, result) : withinLimit(household, result);
}

/** The result as a paragraph for the consultation form. */
export function debtParagraph({ income, debts, rents }: Household, result: DebtRatio, level: string): string {
  const owed = `${formatPrice(debts.hipoteca)} de vivienda, ${formatPrice(debts.prestamos)} de préstamos, ${formatPrice(debts.tarjetas)} de tarjetas y ${formatPrice(debts.otras)} de otras deudas`;
  const distance =
    result.excess > 0
      ? `paso del límite recomendado en ${formatPrice(result.excess)} al mes`
      : result.capacity === 0
        ? 'estoy justo en el límite recomendado'
        : `me quedan ${formatPrice(result.capacity)} al mes hasta el límite recomendado`;
  return `He usado la calculadora de endeudamiento. Ingreso ${formatPrice(income)} netos al mes${rents ? ', vivo de alquiler' : ''} y pago ${formatPrice(result.totalDebts)} en cuotas: ${owed}. Mi ratio es del ${debtPercent(result.ratioPercent)} (${level}) y ${distance}. Me gustaría comentarlo.`;
}
