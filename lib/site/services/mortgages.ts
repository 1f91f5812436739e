import type { Loan } from '@/lib/calculators/mortgage/french-loan';
import { costRangeHome, costRangePercent } from '@/lib/calculators/texts/cost-range';
import { credentials } from '@/lib/shared/business/credentials';
import { bound } from '@/lib/shared/i18n/bound';
import { registrationNote } from '../registration-note';
import type { Plan, ServiceContent } from './service-content';

/** The analysis is free, these are not. */
function paidContact(title: string): NonNullable<Plan['contact']> {
  return {
    title,
    lead: 'Preguntar no cuesta nada ni te compromete. Dinos qué casa miras, cuánto tienes ahorrado y qué te ha ofrecido tu banco.',
    button: 'Solicitar información',
  };
}

export const mortgages: ServiceContent = bound({
  path: '/servicios/hipotecas',
  name: 'Hipotecas',
  hero: {
    title: 'Tu hipoteca, sin letra pequeña.',
    lead: 'Ponemos más de 15 bancos en la misma hoja, te decimos qué preguntar y leemos contigo cada cláusula antes de que firmes. No cobramos de ningún banco.',
    button: 'Pide tu análisis',
    note: 'Gratis y sin compromiso.',
  },
  benefits: {
    title: 'Por qué elegirnos',
    items: [
      {
        title: 'No somos de ningún banco',
        text: 'No tenemos acuerdos con ninguna entidad. Si la mejor oferta es la de tu banco de siempre, te lo decimos y te ahorras el cambio.',
      },
      {
        title: 'Más de 15 bancos, una sola hoja',
        text: 'Cada banco presenta su oferta como le favorece. Nosotros las pasamos a la misma hoja: cuota, TAE, comisiones, productos para bonificar el tipo y lo que habrás pagado al final.',
      },
      {
        title: 'Cobramos si tú ahorras',
        text: 'La gestión completa cuesta el 0,5 % de la hipoteca y solo se paga si lo que ahorras con la oferta que firmas supera lo que nos pagas. Si no, no hay factura.',
      },
      {
        title: 'La misma persona hasta la firma',
        text: 'Quien hace tus números el primer día es quien lee contigo cada oferta, repasa la escritura y te coge el teléfono la víspera de la notaría.',
      },
    ],
  },
  process: {
    title: 'De la primera cifra a la firma',
    lead: 'Los plazos son los habituales. La tasación y el banco pueden alargarlos; la ley no deja acortar el tercero.',
    steps: [
      {
        title: 'Análisis',
        duration: '2 días',
        description:
          'Nos cuentas ingresos, ahorros y deudas. Te decimos hasta qué precio puedes llegar, qué cuota aguantas y si tu oferta es buena.',
      },
      {
        title: 'Comparación',
        duration: '2 o 3 semanas',
        description:
          'Las ofertas las pides tú; nosotros las ponemos en la misma hoja y te decimos qué se puede volver a pedir: tipo, comisiones y vinculaciones.',
      },
      {
        title: 'Documentos y notario',
        duration: '10 días o más',
        description:
          'El banco te entrega la FEIN y la FiAE. La ley reserva al menos diez días naturales (catorce en Cataluña) para leerlas; las leemos contigo y el notario, sin coste, comprueba que lo entiendes todo.',
      },
      {
        title: 'Firma',
        duration: '1 día',
        description: 'Cotejamos la escritura con lo pactado antes de que cojas el bolígrafo. Después, brindas.',
      },
    ],
  },
  plans: {
    title: 'Tres maneras de hacerlo',
    lead: 'Empieza por el análisis. Si con eso te basta, ahí se queda.',
    button: 'Solicitar información',
    note: ['Precios con IVA incluido.', registrationNote('mortgages', credentials)].filter(Boolean).join(' '),
    tiers: [
      {
        name: 'Análisis básico',
        price: { kind: 'free' },
        priceNote: 'sin compromiso',
        description: 'Para saber dónde estás antes de hablar con el banco.',
        features: [
          'Hasta qué precio puedes llegar',
          'La cuota que aguantas sin apuros',
          'Lectura de la oferta que ya tengas',
          'Qué pedirle a tu banco',
        ],
      },
      {
        name: 'Gestión completa',
        price: { kind: 'share', share: 0.005 },
        priceNote: 'de la hipoteca, solo si ahorras',
        description: 'Para quien quiere al lado a alguien que lee ofertas a diario.',
        features: [
          'Comparación de más de 15 bancos',
          'Qué pedir en cada oferta: tipo, comisiones y vinculaciones',
          'Lectura de la FEIN, la FiAE y la escritura',
          'Respuesta a tus dudas hasta la firma',
        ],
        popular: true,
        note: 'En una hipoteca de 160.000 €, 800 €.',
        contact: paidContact('Pregunta por la gestión completa'),
      },
      {
        name: 'Premium',
        price: { kind: 'fixed', amount: 50_000 },
        priceNote: 'precio cerrado',
        description: 'Para planificar la compra entera, no solo el préstamo. Se puede sumar a la gestión completa.',
        features: [
          'Calendario de entrada, impuestos y gastos',
          'Seguros y productos vinculados, uno a uno',
          'Venta y compra a la vez, si cambias de casa',
          'Cuándo y cuánto amortizar',
        ],
        contact: paidContact('Pregunta por el plan Premium'),
      },
    ],
  },
  faq: {
    title: 'Lo que nos preguntan antes de firmar',
    questions: [
      {
        question: '¿Qué quiere decir «solo si ahorras»?',
        answer:
          'Antes de empezar dejamos por escrito la oferta con la que nos comparamos, normalmente la mejor que te haya hecho tu banco. Si la que firmas no sale más barata, contando intereses, comisiones, productos para bonificar el tipo y lo que nos pagarías, no nos debes nada por la gestión.',
      },
      {
        question: '¿Habláis vosotros con el banco?',
        answer:
          'No. Te decimos qué pedir y leemos contigo lo que te contesten; pedirlo, negociarlo y firmarlo es cosa tuya. En el aviso legal explicamos qué somos y qué no.',
      },
      {
        question: '¿Cuánto dinero hace falta tener ahorrado?',
        answer: `Alrededor del 30 % del precio: un 20 % de entrada, porque los bancos suelen prestar hasta el 80 %, y, ${costRangeHome}, ${costRangePercent} para impuestos y gastos, según la comunidad y si es nueva. En nuestro simulador puedes hacer la cuenta con tu piso.`,
      },
      {
        question: '¿Fija, variable o mixta?',
        answer:
          'Depende de lo que te sobra cada mes y de los años que pienses mantenerla. Hacemos las tres cuentas con tu sueldo, también con el tipo dos puntos más arriba, y vemos cuál seguirías pagando con tranquilidad. La decisión es tuya.',
      },
      {
        question: '¿Qué plazo marca la ley antes de la firma?',
        answer:
          'La Ley 5/2019 obliga al banco a darte la FEIN, la FiAE y el resto de la documentación al menos diez días naturales antes de firmar, catorce si la casa está en Cataluña. En ese plazo vas al notario que elijas, sin coste, para el acta previa; como muy tarde, el día anterior a la firma.',
      },
      {
        question: 'Ya tengo hipoteca. ¿Tiene sentido mirarla?',
        answer:
          'A menudo, sí. Puedes cambiar las condiciones con tu banco (novación) o llevarte la hipoteca a otro (subrogación). Restamos los gastos del cambio a lo que ahorrarías y, si la cuenta no sale, te lo decimos.',
      },
      {
        question: '¿Qué papeles tengo que preparar?',
        answer:
          'Para el primer análisis basta con cifras aproximadas. Después, el banco pedirá DNI, nóminas o declaraciones de la renta, vida laboral, movimientos de la cuenta y los recibos de otros préstamos. Te pasamos la lista según tu caso.',
      },
    ],
  },
  contact: {
    title: 'Solicita tu análisis hipotecario',
    lead: 'Es gratis y sin compromiso. Dinos qué casa miras, cuánto tienes ahorrado y qué te ha ofrecido tu banco.',
    button: 'Solicitar análisis',
  },
});

/** Days of each step for the drawing: the middle of the stated range, or the legal minimum. */
export const mortgageProcessDays: readonly number[] = [2, 18, 10, 1];

export const mortgageFeatures: readonly string[] = bound([
  'Cuánta casa te puedes permitir: cuota, entrada, impuestos y gastos',
  'Ofertas de más de 15 bancos, comparadas por su TAE y por su coste total',
  'Qué bonificaciones bajan el tipo y cuáles solo te venden un seguro',
  'Qué pedir al banco: el tipo, las comisiones y los productos vinculados',
  'Lectura de la FEIN y la FiAE, cláusula a cláusula',
  'Acta previa en la notaría y firma: qué te preguntarán y qué preguntar tú',
  'Si ya tienes hipoteca: novación, subrogación o cambio de tipo',
]);

/** The loan of the drawings, and the same one half a point cheaper. Cents. */
export const exampleLoan: Loan = { principal: 18_000_000, annualRate: 0.0325, months: 360 };
export const cheaperLoan: Loan = { ...exampleLoan, annualRate: 0.0275 };
