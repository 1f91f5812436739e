import { byYear, monthlySchedule, payLegs } from '@/lib/calculators/mortgage/mortgage-legs';
import { REPAYMENT_CAPS } from '@/lib/calculators/mortgage/repayment-caps';
import { bound } from '@/lib/shared/i18n/bound';
import { longDate } from '@/lib/shared/i18n/long-date';
import { formatPercent } from '@/lib/shared/i18n/numbers';
import type { Question } from '@/lib/shared/seo/structured-data';
import { costRangeText } from './cost-range';
import type { CalculatorMethod } from './method';

/** Interest and principal of each year of the example. */
export const mortgageColumns = byYear(monthlySchedule(payLegs(16_000_000, [{ annualRate: 0.035, months: 300 }]))).map(
  ({ interest, principal }) => [interest, principal],
);

export const mortgageCards = bound([
  {
    title: 'La cuota',
    text: 'Es la misma todos los meses mientras no cambie el interés. Lo que cambia por dentro es el reparto: al principio pesan los intereses y al final, la casa.',
  },
  {
    title: 'El TIN y la TAE',
    text: 'El TIN es el interés que te cobran. La TAE añade los gastos del préstamo (aquí, la tasación) y tiene en cuenta que pagas cada mes. Sirve para comparar una oferta con otra.',
  },
  {
    title: 'El 80 % del precio',
    text: 'Es hasta donde suelen llegar los bancos en una vivienda habitual. El resto sale de tu ahorro. El LTV compara el préstamo con el valor de la vivienda; aquí usamos el precio. El banco toma el menor entre el precio y la tasación.',
  },
  {
    title: 'El 30 % ahorrado',
    text: `Un 20 % para la entrada y un 10 % para impuestos y gastos, que van ${costRangeText} según la comunidad y si la casa es nueva. Con menos se puede firmar, pero con muy poco aire.`,
  },
] as const);

export const mortgageMethod: CalculatorMethod = bound({
  lead: 'La misma cuenta que hace tu banco, con sus pasos a la vista. Si la tuya no te cuadra, tráenosla.',
  parts: [
    {
      title: 'La cuota: sistema francés',
      formula: 'cuota = P · i / (1 − (1 + i)⁻ⁿ)',
      text: [
        'P es lo que te prestan: el precio menos tu ahorro. La i es el interés anual partido entre doce, y la n, los meses. Con un interés del 0 %, la cuota es el préstamo entre los meses.',
        'Calculamos con todos los decimales y redondeamos al céntimo solo para enseñártelo. El banco redondea cada cuota, así que su última puede diferir de la nuestra en unos céntimos o pocos euros.',
      ],
    },
    {
      title: 'Variable y mixta',
      text: [
        'En la variable, el interés es el Euríbor más el diferencial, y la cuota es la de hoy. Los escenarios suponen que el interés cambia una vez, a los doce meses, y ya no se mueve: lo que debes ese día se reparte de nuevo entre los meses que quedan.',
        'En la mixta hacemos lo mismo al acabar los años fijos, con el segundo interés. Nadie sabe cuál será: prueba varios.',
      ],
    },
    {
      title: 'La TAE, con la tasación',
      formula: '(1 + r)¹² − 1',
      text: [
        'La r es el interés mensual que iguala lo que recibes (el préstamo menos los 350 € de la tasación) con todas las cuotas que pagas. Es la tasa interna de retorno de esos pagos, con meses iguales, como piden la Directiva 2014/17/UE (anexo I) y la Ley 5/2019 (artículo 8).',
        'No incluye seguros ni productos que el banco te pida contratar: su TAE, con ellos, será más alta. En la variable y en la mixta supone que el interés se queda como lo has escrito.',
      ],
    },
    {
      title: 'Gastos iniciales y ahorro recomendado',
      text: [
        'Notaría, 0,5 % del precio; registro, 0,2 %; tasación, 350 €; gestoría, 500 €. Son estimaciones redondas de lo que cuesta la compra. Los impuestos van aparte.',
        'El ahorro recomendado es el 30 % del precio: 20 % de entrada y 10 % para impuestos y gastos.',
      ],
    },
    {
      title: 'Impuestos de la compra',
      text: [
        'Una casa de segunda mano paga el ITP de su comunidad. Una nueva paga IVA (el 10 %; en Canarias IGIC, y en Ceuta y Melilla IPSI) y el AJD de la escritura de compra. El AJD de la hipoteca lo paga el banco. Los calculamos sobre el precio, con la escala de cada comunidad y redondeando cada impuesto al céntimo.',
        'Al elegir tu comunidad te decimos desde cuándo están en vigor los tipos y en qué norma están, y cuáles no hemos podido cotejar con ella. Si el valor de referencia del Catastro es mayor que el precio, el ITP y el AJD se pagan por ese valor.',
        'Lo que necesitas ahorrado es el 20 % del precio, los impuestos y los gastos iniciales.',
      ],
    },
  ],
  example: [
    'Una casa de 200.000 € con 40.000 € ahorrados: el banco presta 160.000 €, el 80 % del precio. A 25 años son 300 cuotas, y el 3,5 % anual son 0,2917 % al mes.',
    'La cuota sale a 801,00 € al mes. El primer mes, 466,67 € son intereses y 334,33 € son casa. En 25 años pagas 240.299 €: los 160.000 € y 80.299 € de intereses. La TAE, con la tasación, es del 3,58 %.',
    'Los gastos iniciales suman 2.250 €: 1.000 € de notaría, 400 € de registro, 350 € de tasación y 500 € de gestoría. El ahorro recomendado es de 60.000 €, así que faltan 20.000 €.',
  ],
  checked:
    'Fórmulas y normas comprobadas el 21 de noviembre de 2026. El resultado es una orientación: la oferta que obliga al banco es la FEIN. A ti la FEIN no te obliga; unas arras, sí.',
});

const [fixedFirst, fixedLater] = REPAYMENT_CAPS.fixed;
const [threeYears, fiveYears] = REPAYMENT_CAPS.variable;

function cap({ basisPoints }: { basisPoints: number }): string {
  return formatPercent(basisPoints / 100);
}

export const mortgageQuestions: readonly Question[] = bound([
  {
    question: '¿Qué gastos paga el banco y cuáles pago yo?',
    answer:
      'De la escritura de la hipoteca, desde la Ley 5/2019 (artículo 14), tú pagas la tasación y las copias que pidas; el banco paga notaría, registro y gestoría; y también el impuesto (AJD), desde el Real Decreto-ley 17/2018. Los gastos de la compraventa son tuyos, y son los que estima este simulador.',
  },
  {
    question: '¿Por qué la TAE de mi banco es más alta?',
    answer:
      'Porque suele incluir la comisión de apertura, los seguros y las cuentas que te pide contratar. Aquí solo entra la tasación. Compara siempre TAE con TAE y pregunta qué lleva dentro cada una.',
  },
  {
    question: '¿Fija, variable o mixta?',
    answer:
      'La fija cuesta más al principio a cambio de no darte sustos. La variable solo tiene sentido si también puedes pagar la cuota con dos puntos más de interés. La mixta retrasa esa duda unos años, no la quita. Los tres botones del simulador te enseñan qué cambia.',
  },
  {
    question: '¿Puedo pedir más del 80 %?',
    answer:
      'A veces: con aval, con otra vivienda en garantía o con programas para jóvenes. Casi siempre a cambio de un interés mayor o de más seguros. Antes de aceptarlo, mira cuánto tardarías en ahorrar la diferencia.',
  },
  {
    question: '¿Cuánto me cobran si devuelvo antes de tiempo?',
    answer: `A las firmadas, o cambiadas de banco o de condiciones, desde el ${longDate(REPAYMENT_CAPS.validFrom)} la Ley 5/2019 (artículo ${REPAYMENT_CAPS.article}) les pone techos. En una fija, el ${cap(fixedFirst)} de lo que adelantas durante los diez primeros años y el ${cap(fixedLater)} después, sin pasar de lo que pierde el banco. En una variable, según lo pactado, el ${cap(threeYears)} los tres primeros años o el ${cap(fiveYears)} los cinco primeros, y después nada. En las demás lo dice tu escritura. Más arriba, «Amortizar antes de tiempo» lo calcula con tu préstamo.`,
  },
  {
    question: '¿Guardáis lo que escribo?',
    answer:
      'No. La cuenta se hace en tu navegador y los datos no salen de él. El enlace para compartir los lleva detrás del signo #, que es una parte de la dirección que no se envía a ningún servidor.',
  },
]);
