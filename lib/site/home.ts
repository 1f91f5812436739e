import { debtRatio, EFFORT_PERCENT, RECOMMENDED_LIMIT_PERCENT } from '@/lib/calculators/debt/debt-ratio';
import { bound } from '@/lib/shared/i18n/bound';
import { formatNumber, formatPercent } from '@/lib/shared/i18n/numbers';
import { type Cents, formatPrice } from '@/lib/shared/money';
import { site } from '@/lib/shared/site';
import { exampleCase, loanOf } from './living-mortgage';

/** The mortgage of the drawings. */
export const exampleMortgage = { loan: loanOf(exampleCase) };

/** The household of the three phases. Monthly amounts in cents. */
const household = {
  income: 300_000,
  debts: [
    { name: 'Hipoteca', amount: 80_000 },
    { name: 'Préstamo', amount: 20_000 },
    { name: 'Tarjetas', amount: 25_000 },
  ],
};

const today = debtRatio({ income: household.income, debts: household.debts.map(({ amount }) => amount) });

/** The instalments after each month of the effort, until they are within the limit. */
const instalments = Array.from({ length: today.monthsToTarget + 1 }, (_, month) =>
  Math.max(today.limit, today.totalDebts - month * today.monthlyEffort),
);

/** The effort comes from the free income; afterwards it goes to the fund, with the instalments that have ended. */
const spending = today.freeIncome - today.monthlyEffort;
const setAside = today.excess + today.monthlyEffort;
const CUSHION_GOAL = 6;
const CUSHION_SLEEP = 3;
/** What the full cushion lasts when the instalments that remain are paid from it as well. */
const monthsWithInstalments = (CUSHION_GOAL * spending) / (spending + today.limit);
const monthsUntil = (monthsOfSpending: number) => Math.ceil((monthsOfSpending * spending) / setAside);

export type Share = { name: string; amount: Cents; kind: 'debt' | 'rest' };
export type Rung = { name: string; amount: Cents };

export const phaseExample = bound({
  income: household.income,
  limit: today.limit,
  shares: [
    ...household.debts.map((debt): Share => ({ ...debt, kind: 'debt' })),
    { name: 'Para vivir y ahorrar', amount: today.freeIncome, kind: 'rest' },
  ] satisfies Share[],
  rungs: instalments.map(
    (amount, month): Rung => ({ name: ['Hoy', 'En un mes', 'En dos'][month] ?? `En ${month}`, amount }),
  ),
  cushion: { monthly: setAside, goal: CUSHION_GOAL * spending, months: monthsUntil(CUSHION_GOAL) },
  marks: [CUSHION_SLEEP, CUSHION_GOAL].map((months) => ({ month: monthsUntil(months), name: `${months} meses` })),
});

export type Phase = {
  id: 'conecta' | 'actua' | 'progresa';
  name: string;
  lead: string;
  points: readonly string[];
  figure: string;
  unit: string;
  meaning: string;
  picture: string;
};

export const phases: readonly [Phase, Phase, Phase] = bound([
  {
    id: 'conecta',
    name: 'Conecta',
    lead: 'Analizamos tu situación: ingresos, deudas, ahorro y seguros.',
    points: [
      'Empieza con una consulta gratuita',
      `Unos ${site.consultationMinutes} minutos, por internet o en Madrid`,
      'Sin compromiso',
    ],
    figure: formatNumber(today.ratioPercent, { least: 1, most: 1 }),
    unit: '%',
    meaning: `de sus ${formatPrice(household.income)} netos se va cada mes en cuotas. El límite recomendado es el ${formatPercent(RECOMMENDED_LIMIT_PERCENT)}.`,
    picture: `De ${formatPrice(household.income)}, ${household.debts.map(({ name, amount }) => `${formatPrice(amount)} de ${name.toLowerCase()}`).join(', ')}; quedan ${formatPrice(today.freeIncome)}. El límite, ${formatPrice(today.limit)}, se pasa en ${formatPrice(today.excess)}.`,
  },
  {
    id: 'actua',
    name: 'Actúa',
    lead: 'Llevamos el plan a la práctica contigo, o lo haces tú. Cada paso, por escrito.',
    points: ['Primero, las tarjetas', 'Después, el préstamo', 'La hipoteca no se toca'],
    figure: String(today.monthsToTarget),
    unit: 'meses',
    meaning: `quitándose cada mes ${formatPrice(today.monthlyEffort)} de cuotas, el ${formatPercent(EFFORT_PERCENT)} de lo que ingresa. Es un ritmo, no una promesa.`,
    picture: `Lo que paga al mes: ${instalments.map(formatPrice).join(', después ')}, que ya es el límite.`,
  },
  {
    id: 'progresa',
    name: 'Progresa',
    lead: 'Seguimos a tu lado, y el plan cambia cuando cambia tu vida: un hijo, un piso, otro trabajo.',
    points: [
      'Sin permanencia',
      'Sin promesas de rentabilidad',
      `Respuesta en ${site.supportReplyHours} horas, en días laborables`,
    ],
    figure: String(CUSHION_GOAL),
    unit: 'meses',
    meaning: `de gastos en el colchón: ${formatPrice(CUSHION_GOAL * spending)}, que reúne en ${monthsUntil(CUSHION_GOAL)} meses apartando ${formatPrice(setAside)}. Con sus cuotas, cubren ${formatNumber(monthsWithInstalments, { most: 1 })} meses.`,
    picture: `El colchón crece ${formatPrice(setAside)} al mes, los ${formatPrice(today.excess)} de cuotas que ya no paga y los ${formatPrice(today.monthlyEffort)} del esfuerzo: cubre ${CUSHION_SLEEP} meses de gastos en el mes ${monthsUntil(CUSHION_SLEEP)} y ${CUSHION_GOAL} en el ${monthsUntil(CUSHION_GOAL)}.`,
  },
]);

export const phasesIntro = {
  title: 'Tres fases, y tú decides en cada una.',
  lead: `Contadas con un hogar que ingresa ${formatPrice(household.income)} netos al mes y paga ${formatPrice(today.totalDebts)} de deudas.`,
};

/** First name and initial only. The full stop of `content` comes after the quotation marks, with them. */
export type Testimonial = { content: string; author: string; role: string };

export const testimonials: readonly [Testimonial, Testimonial, Testimonial, Testimonial] = [
  {
    content:
      'Llevaba la oferta del banco casi firmada. En el sofá le dimos la vuelta a cada página y, por una vez, las preguntas las hice yo',
    author: 'Elena S.',
    role: 'Enfermera. Primera vivienda',
  },
  {
    content:
      'Venía a que me dijeran qué plan comprar. Me fui sin comprar nada y sabiendo qué voy a cobrar el día que pare',
    author: 'Tomás R.',
    role: 'Carpintero autónomo. Jubilación',
  },
  {
    content: 'El dinero era la discusión de los domingos. Ahora es una hoja pegada en la nevera',
    author: 'Nuria B.',
    role: 'Profesora. Consultoría familiar',
  },
  {
    content:
      'Pensé que sería una charla más. A la semana siguiente, en el café, media plantilla hablaba de su fondo de emergencia',
    author: 'Joaquín M.',
    role: 'Encargado de almacén. Taller en la empresa',
  },
];
