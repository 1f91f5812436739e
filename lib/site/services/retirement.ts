import { bound } from '@/lib/shared/i18n/bound';
import type { ServiceContent } from './service-content';

export const retirement: ServiceContent = bound({
  path: '/servicios/planificacion-jubilacion',
  name: 'Planificación de la jubilación',
  hero: {
    title: 'El sueldo de cuando ya no haya sueldo.',
    lead: 'Calculamos qué pensión puedes esperar, cuánto te faltará y cuánto apartar cada mes para cubrirlo. Con tus cotizaciones delante y sin venderte un plan de pensiones.',
    button: 'Hablemos de tu jubilación',
    note: 'Nunca es tarde para hacer la cuenta.',
  },
  benefits: {
    title: 'Cuatro preguntas que dejarás de hacerte',
    items: [
      {
        title: '¿Cuánto me quedará?',
        text: 'Estimamos tu pensión pública con tu vida laboral y tus bases de cotización, no con una media nacional. Y la ponemos en euros de hoy.',
      },
      {
        title: '¿Cuánto me faltará?',
        text: 'Restamos la pensión a la vida que quieres llevar. Sin hipoteca, sin hijos en casa y con más martes libres, los gastos son otros.',
      },
      {
        title: '¿Cuánto aparto al mes?',
        text: 'Una cifra. La que cubre la diferencia con el tiempo que te queda, y otra más prudente por si las cosas van peor.',
      },
      {
        title: '¿Dónde lo pongo?',
        text: 'Te explicamos cada vehículo por lo que cuesta, cuándo puedes sacar el dinero y cómo tributa. La elección es tuya.',
      },
    ],
  },
  process: {
    title: 'Cómo se hace un plan de jubilación',
    lead: 'Empezamos por el pasado, que ya está escrito en tu vida laboral.',
    steps: [
      {
        title: 'Tu vida laboral',
        duration: 'Primero',
        description:
          'La pides en la web de la Seguridad Social en un par de minutos. Buscamos lagunas, bases bajas y años que sí cuentan.',
      },
      {
        title: 'Tu pensión, estimada',
        duration: 'Después',
        description: 'Edad, años cotizados y base reguladora. Te enseñamos la cuenta y qué la haría subir o bajar.',
      },
      {
        title: 'Tu diferencia',
        duration: 'A continuación',
        description: 'Lo que te hará falta menos lo que tendrás, con inflación. De ahí sale la cifra mensual.',
      },
      {
        title: 'Una revisión al año',
        duration: 'Cada año',
        description: 'Cambian los sueldos, las leyes y los planes. El tuyo se pone al día.',
      },
    ],
  },
  plans: {
    title: 'Un precio al año, tres alcances',
    lead: 'Sin permanencia: lo dejas cuando quieras.',
    button: 'Solicitar información',
    note: 'Precios con IVA incluido.',
    tiers: [
      {
        name: 'Esencial',
        price: { kind: 'fixed', amount: 20_000, perYear: true },
        priceNote: 'para empezar',
        description: 'Tu pensión estimada y la cifra que conviene apartar.',
        features: ['Estimación de la pensión pública', 'Cuánto apartar cada mes', 'Revisión anual'],
      },
      {
        name: 'Completo',
        price: { kind: 'fixed', amount: 50_000, perYear: true },
        priceNote: 'para decidir',
        description: 'Lo anterior, y el estudio de dónde y cómo ahorrar.',
        features: [
          'Todo lo del plan Esencial',
          'Comparación de vehículos: coste, liquidez e impuestos',
          'Escenarios: jubilarte antes, a tiempo o más tarde',
        ],
        popular: true,
      },
      {
        name: 'Acompañamiento',
        price: { kind: 'fixed', amount: 120_000, perYear: true },
        priceNote: 'para no tener que pensarlo a solas',
        description: 'Para parejas, autónomos y quien tiene la jubilación cerca.',
        features: [
          'Todo lo del plan Completo',
          'Plan conjunto de la pareja',
          'Orden para rescatar lo ahorrado y pagar menos impuestos',
          'Consultas durante todo el año',
        ],
      },
    ],
  },
  faq: {
    title: 'Preguntas de sobremesa',
    questions: [
      {
        question: '¿A qué edad podré jubilarme?',
        answer:
          'A partir de 2027, la edad ordinaria es de 67 años, o de 65 si has cotizado 38 años y seis meses o más. Antes se puede, con condiciones y con una pensión menor. Lo calculamos con tu caso.',
      },
      {
        question: '¿Cuánto debería ahorrar?',
        answer:
          'Como referencia, entre el 10 y el 15 % de lo que ingresas. La cifra buena depende de cuándo empiezas, de tu pensión y de los gastos que vayas a tener; por eso la calculamos en lugar de repetirla.',
      },
      {
        question: '¿Me vais a vender un plan de pensiones?',
        answer:
          'No. No vendemos ni colocamos productos de nadie. Si estás pensando en un plan de pensiones, te explicamos cómo funciona, cuánto cuesta y cómo tributa. Si decides contratarlo, lo haces donde quieras.',
      },
      {
        question: '¿Qué se puede desgravar?',
        answer:
          'Con carácter general, las aportaciones a planes individuales reducen la base imponible hasta 1.500 € al año. Los planes de empresa y los de autónomos tienen límites mayores. Al rescatarlos, tributan como rendimientos del trabajo: es aplazar impuestos, no evitarlos. (País Vasco y Navarra tienen sus propias reglas.)',
      },
      {
        question: 'Tengo más de cincuenta. ¿Llego tarde?',
        answer:
          'Llegas con menos tiempo y más información: ya sabes cuánto has cotizado y cuánto gastas. A esa edad suele haber margen en cuándo jubilarse, qué deudas terminar antes y cómo sacar lo ahorrado.',
      },
      {
        question: '¿Garantizáis un resultado?',
        answer:
          'Nadie puede. Trabajamos con hipótesis prudentes, te decimos cuáles son y las revisamos contigo. Nunca prometemos rentabilidades.',
      },
    ],
  },
  contact: {
    title: 'Hablemos de tu jubilación',
    lead: 'Dinos tu edad, a qué te dedicas y cuándo te gustaría parar. Con eso empezamos.',
    button: 'Enviar',
  },
});

/** One saving from three ages to the same one, at an assumed return. Cents per month, annual fraction. */
export const exampleSaving = {
  monthly: 15_000,
  annualRate: 0.04,
  until: 67,
  from: [30, 40, 50, 60],
} as const;
