import {
  DEBT_STEPS,
  FUND_STEPS,
  financialHealth,
  HEALTH_BLOCKS,
  type HealthBlock,
  type Household,
  INSURANCE_POINTS,
  POINTS_FOR_ANY_SAVING,
  POINTS_FOR_COVERED_DEPENDENTS,
  POINTS_FOR_HOME,
  SAVING_STEPS,
} from '@/lib/calculators/health/financial-health';
import { bound } from '@/lib/shared/i18n/bound';
import { formatPrice } from '@/lib/shared/money';
import type { Question } from '@/lib/shared/seo/structured-data';
import { fundCover } from './health-advice';
import type { CalculatorMethod } from './method';

const household: Household = {
  income: 200_000,
  fixed: 80_000,
  variable: 30_000,
  debtPayments: 70_000,
  fund: 330_000,
  insurance: 'adequate',
  ownsHome: false,
  hasDependents: true,
};
const example = financialHealth(household);
/** Points of each block, and those that are missing. */
export const healthColumns = HEALTH_BLOCKS.map((block) => [
  example.points[block],
  example.reachable[block] - example.points[block],
]);

export const healthHero = bound({
  name: 'Salud financiera',
  title: 'Tu dinero, con nota',
  lead: 'Ocho datos, cien puntos. Te decimos en qué bloque los pierdes y qué cambio te devolvería más. Nada sale de tu navegador.',
  button: 'Ver mi nota',
});

type Criterion = { points: number; text: string };

/** The scale as shown; the points come from the calculator. */
export const healthBlocks: readonly { block: HealthBlock; title: string; text: string; scale: readonly Criterion[] }[] =
  bound([
    {
      block: 'saving',
      title: 'Ahorro',
      text: 'Qué parte de lo que entra se queda contigo.',
      scale: [
        ...SAVING_STEPS.map(({ percent, points }) => ({ points, text: `El ${percent} % o más` })),
        { points: POINTS_FOR_ANY_SAVING, text: 'Algo, aunque sea poco' },
      ],
    },
    {
      block: 'debt',
      title: 'Deudas',
      text: 'Qué parte se va en cuotas.',
      scale: DEBT_STEPS.map(({ percent, points }) => ({ points, text: `El ${percent} % o menos` })),
    },
    {
      block: 'fund',
      title: 'Colchón',
      text: 'Cuántos meses de gastos cubre lo que tienes apartado, sin las cuotas.',
      scale: FUND_STEPS.map(({ months, points }) => ({
        points,
        text: months === 1 ? 'Un mes o más' : `${months} meses o más`,
      })),
    },
    {
      block: 'protection',
      title: 'Protección',
      text: 'Qué pasaría si te ocurriera algo.',
      scale: [
        { points: INSURANCE_POINTS.adequate, text: 'Seguros adecuados' },
        { points: INSURANCE_POINTS.some, text: 'Algún seguro' },
        { points: POINTS_FOR_HOME, text: 'Más, con vivienda propia' },
        { points: POINTS_FOR_COVERED_DEPENDENTS, text: 'Más, con personas a cargo y seguros adecuados' },
      ],
    },
  ]);

export const healthScaleTitle = 'De dónde salen los cien puntos';

export const healthMethod: CalculatorMethod = bound({
  lead: 'Cuatro bloques de 25 puntos. La escala es nuestra, la misma para todo el mundo, y la ves entera.',
  parts: [
    {
      title: 'La fórmula',
      formula: 'Nota = ahorro + deudas + colchón + protección',
      text: [
        'Ahorro al mes = ingresos − gastos fijos − gastos variables − cuotas de deuda. Se compara con tus ingresos.',
        'Meses de colchón = fondo de emergencia ÷ (gastos fijos + variables). Las cuotas de deuda no entran ahí, ni en los gastos fijos: se cuentan una sola vez, en su casilla. Pero habría que seguir pagándolas, así que al lado te decimos los meses que cubre con ellas.',
      ],
    },
    {
      title: 'Los niveles',
      text: [
        'Desde 80 puntos, Excelente. Desde 60, Buena. Desde 40, Regular. Por debajo, Crítica.',
        'Decidimos cada tramo al céntimo: un ahorro del 9,9995 % no llega al 10 %.',
      ],
    },
    {
      title: 'El máximo que puedes alcanzar',
      text: [
        'Nadie debería comprar un piso ni tener hijos por cinco puntos. Por eso tomamos tu vivienda y las personas a tu cargo como son, y te decimos el máximo de una casa como la tuya.',
        'El cambio que más suma lo buscamos entre todos los posibles, euro a euro: gastar menos en lo variable, reducir cuotas, completar el colchón o mejorar los seguros. Gana el que más sube la nota entera, contando lo que mueve en los otros bloques; si dos suman lo mismo, el de menos euros.',
      ],
    },
  ],
  example: [
    'Una familia con hijos, de alquiler y con seguros adecuados, ingresa 2.000 € al mes. Gasta 800 € fijos y 300 € variables, paga 700 € de cuotas y tiene 3.300 € guardados.',
    `Le quedan ${formatPrice(example.saving)}, justo el 10 %: ${example.points.saving} puntos. Las cuotas son justo el 35 %: ${example.points.debt}. El colchón ${fundCover(example)}: ${example.points.fund}. Los seguros dan ${INSURANCE_POINTS.adequate}, y ${POINTS_FOR_COVERED_DEPENDENTS} más por las personas a cargo.`,
    `En total, ${example.total} puntos sobre ${example.reachableTotal} posibles: Excelente, por los pelos.`,
  ],
  checked:
    'Son guías de prudencia, no normas: ahorrar el 20 %, tener de 3 a 6 meses de gastos y no pasar del 35 % en deudas. Ningún banco usa esta nota. Escala de noviembre de 2026.',
});

export const healthQuestions: readonly Question[] = bound([
  {
    question: '¿Qué son gastos fijos y qué son variables?',
    answer:
      'Fijo es lo que llega cada mes por casi lo mismo: alquiler, comunidad, luz, colegio, seguros. Variable es lo que decides sobre la marcha: compra, ocio, ropa, transporte. Si dudas, ponlo en variable. Las cuotas de deuda van aparte.',
  },
  {
    question: '¿Cuento la inversión como fondo de emergencia?',
    answer:
      'Solo lo que podrías tener en tu cuenta en dos días y sin perder dinero: cuentas, depósitos que se cancelan sin coste, letras a punto de vencer. Las acciones y los planes de pensiones, no: pueden valer menos justo cuando los necesitas.',
  },
  {
    question: '¿Qué es un seguro adecuado?',
    answer:
      'El que cubre lo que te hundiría y no más. Con personas a cargo o hipoteca, un seguro de vida e incapacidad por lo que dejarías sin pagar. Con casa, el de hogar. Si tienes dudas o llevas años sin mirarlo, elige «Alguno».',
  },
  {
    question: '¿Por qué mi máximo no es 100?',
    answer:
      'Porque cinco puntos son de quien tiene vivienda propia y otros cinco de quien tiene personas a cargo bien cubiertas. Sin ellas te hacen falta menos cosas, no más. Compárate con tu máximo.',
  },
  {
    question: '¿Una nota baja significa que voy mal?',
    answer:
      'Significa que un golpe te dolería. Una casa que acaba de comprar suele quedarse sin colchón un año, y es normal. Mira el bloque que más te falta y hacia dónde vas: la nota de dentro de seis meses dice más que la de hoy.',
  },
  {
    question: '¿Guardáis lo que escribo?',
    answer:
      'No. El cálculo se hace en tu navegador y no se envía a ninguna parte. Si copias el enlace, tus datos viajan dentro del propio enlace, así que compártelo solo con quien quieras que los vea.',
  },
]);

export const healthClosing = '¿La subimos juntos?';
