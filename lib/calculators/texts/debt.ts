import { debtRatio } from '@/lib/calculators/debt/debt-ratio';
import { bound } from '@/lib/shared/i18n/bound';
import { formatNumber } from '@/lib/shared/i18n/numbers';
import { formatPrice } from '@/lib/shared/money';
import type { Question } from '@/lib/shared/seo/structured-data';
import type { CalculatorMethod } from './method';

const debts = [80_000, 20_000, 15_000, 10_000];
const example = debtRatio({ income: 300_000, debts });
/** What is paid with each further debt: within the limit, and above it. */
export const debtColumns = debts.map((_, last) => {
  const paid = debts.slice(0, last + 1).reduce((sum, debt) => sum + debt, 0);
  const within = Math.min(paid, example.limit);
  return [within, paid - within];
});
const percent = formatNumber(example.ratioPercent, { least: 1, most: 1 });

export const debtHero = bound({
  name: 'Ratio de endeudamiento',
  title: 'Qué parte de tu sueldo ya tiene dueño',
  lead: 'Suma tus cuotas, compáralas con lo que entra y mira a qué distancia estás del 35 %. Nada sale de tu navegador.',
  button: 'Calcular Ratio',
});

export const debtCards = bound({
  title: 'Cuatro tramos, y qué se siente en cada uno',
  cards: [
    {
      range: 'Hasta el 20 %',
      title: 'Excelente',
      text: 'Las cuotas no mandan. Un imprevisto se paga con lo que sobra del mes.',
    },
    {
      range: 'Del 20 al 35 %',
      title: 'Saludable',
      text: 'Lo normal con una hipoteca. Caben las cuotas y un ahorro, si no añades otra.',
    },
    {
      range: 'Del 35 al 50 %',
      title: 'Elevado',
      text: 'Una subida del euríbor o un mes flojo obligan a recortar. Cuesta que un banco preste más.',
    },
    {
      range: 'Más del 50 %',
      title: 'Peligroso',
      text: 'De cada dos euros que entran, uno ya está gastado. Toca ordenar antes de fallar un pago.',
    },
  ],
} as const);

export const debtMethod: CalculatorMethod = bound({
  lead: 'Una división, una resta y una regla que usan los bancos. La clave está en qué se cuenta.',
  parts: [
    {
      title: 'La fórmula',
      formula: 'Ratio = cuotas de deuda al mes ÷ ingresos netos al mes',
      text: [
        'El límite recomendado es el 35 % de tus ingresos netos. Lo que falta hasta él es tu capacidad adicional; lo que pasa de él, tu exceso.',
        'Decidimos el tramo con el ratio exacto, al céntimo, y no con la cifra redondeada. Por eso un 35,0003 % se lee «35,0 %», pero ya es Elevado.',
      ],
    },
    {
      title: 'Qué cuenta y qué no',
      text: [
        'Cuenta lo que debes y no puedes dejar de pagar el mes que viene: hipoteca o alquiler con opción a compra, préstamos, coche a plazos, tarjetas aplazadas, financiación de muebles o estudios.',
        'No cuentan el alquiler corriente, la luz, los seguros ni la compra: son gastos, no deudas. Si cobras catorce pagas, suma el año y divide entre doce.',
      ],
    },
    {
      title: 'Los meses del plan',
      formula: 'Meses = exceso ÷ 5 % de tus ingresos, hacia arriba',
      text: [
        'Es un ritmo, no una promesa: supone que cada mes consigues quitarte cuotas por el 5 % de lo que ingresas, cancelando, amortizando o renegociando. Cuánto dinero hace falta para quitar cada cuota depende de lo que te quede por pagar en ella.',
      ],
    },
  ],
  example: [
    'Una casa ingresa 3.000 € netos al mes. Paga 800 € de hipoteca, 200 € de un préstamo, 150 € de tarjetas y 100 € de otras deudas.',
    `Suma ${formatPrice(example.totalDebts)}. Dividido entre 3.000 € es el ${percent} %: Elevado. El límite, el 35 %, son ${formatPrice(example.limit)}, así que las cuotas se pasan en ${formatPrice(example.excess)}.`,
    `El 5 % de sus ingresos son ${formatPrice(example.monthlyEffort)}. ${formatPrice(example.excess)} entre ${formatPrice(example.monthlyEffort)} es 1,33: hacen falta ${example.monthsToTarget} meses.`,
  ],
  checked:
    'El 35 % es una regla de prudencia extendida en la banca, no una ley. Lo que la ley sí exige al banco es estudiar si podrás pagar antes de darte una hipoteca: artículo 11 de la Ley 5/2019, de contratos de crédito inmobiliario. Texto a noviembre de 2026.',
});

export const debtQuestions: readonly Question[] = bound([
  {
    question: '¿Por qué el 35 % y no otra cifra?',
    answer:
      'Porque deja sitio para vivir y para lo que no se espera. Con un tercio de los ingresos en cuotas, los otros dos tercios dan para los recibos, la comida y el ahorro. Es una regla general: con ingresos muy altos se puede pasar de ella sin apuros, y con ingresos bajos un 30 % ya puede doler.',
  },
  {
    question: '¿Meto los ingresos de los dos?',
    answer:
      'Sí, si las deudas también son de los dos. Lo que importa es comparar las mismas personas a ambos lados: si la hipoteca la pagáis entre dos, cuenta los dos sueldos y las deudas de cada uno.',
  },
  {
    question: '¿Qué pongo en tarjetas?',
    answer:
      'Lo que pagas cada mes de lo aplazado. Si liquidas la tarjeta entera a fin de mes y no pagas intereses, pon cero: eso es gasto corriente.',
  },
  {
    question: 'Soy autónomo y cada mes es distinto. ¿Qué ingreso pongo?',
    answer:
      'La media de los últimos doce meses, ya descontados el IVA, la cuota de autónomos y lo que apartas para el IRPF. Y prueba también con tu peor trimestre: es el que decide si llegas.',
  },
  {
    question: 'Paso del 50 %. ¿Por dónde empiezo?',
    answer:
      'Por no firmar nada nuevo y por hacer una lista con lo que queda de cada deuda, su interés y su cuota. Si ves que vas a fallar un pago, habla con la entidad antes de que ocurra: hay más salidas antes que después. Y si hay hipoteca de por medio, pregunta por el Código de Buenas Prácticas.',
  },
  {
    question: '¿Guardáis lo que escribo?',
    answer:
      'No. El cálculo se hace en tu navegador y no se envía a ninguna parte. Si copias el enlace, tus datos viajan dentro del propio enlace, así que compártelo solo con quien quieras que los vea.',
  },
]);

export const debtClosing = '¿Preocupado por tus deudas?';
