import { bound } from '@/lib/shared/i18n/bound';
import type { ServiceContent } from './service-content';

export const consulting: ServiceContent = bound({
  path: '/servicios/consultoria-financiera',
  name: 'Consultoría financiera',
  hero: {
    title: 'Un plan para tu dinero, por escrito.',
    lead: 'Ponemos encima de la mesa lo que ganas, lo que debes, lo que tienes y lo que quieres. Sales con un plan que se entiende, y con alguien a quien llamar cuando la vida lo cambie.',
    button: 'Cuéntanos tu caso',
    note: 'Reunión inicial de 45 minutos.',
  },
  benefits: {
    title: 'Qué cambia cuando alguien lo mira contigo',
    items: [
      {
        title: 'Una sola hoja',
        text: 'Nóminas, hipoteca, tarjetas, seguros, ahorros, aquel plan de pensiones. Todo en una página, con su coste al lado. Casi siempre es la primera vez que se ve junto.',
      },
      {
        title: 'Un orden',
        text: 'No se puede arreglar todo a la vez. Te decimos qué va primero, qué puede esperar y qué está bien como está. Con fechas y cantidades.',
      },
      {
        title: 'Una opinión que no cobra comisión',
        text: 'No colocamos fondos, seguros ni préstamos. Nos pagas tú, así que solo te debemos explicaciones a ti.',
      },
      {
        title: 'Una decisión tuya',
        text: 'Te enseñamos las cuentas de cada opción y lo que puede salir mal. Decides tú, sin prisa y sabiendo por qué.',
      },
    ],
  },
  process: {
    title: 'Cómo trabajamos',
    steps: [
      {
        title: 'Nos sentamos',
        duration: '45 minutos',
        description: 'Nos cuentas qué te preocupa y qué te gustaría. Vemos si podemos ayudarte y con qué plan.',
      },
      {
        title: 'Miramos',
        duration: 'Con tus papeles',
        description: 'Nos mandas lo que tengas. Ordenamos ingresos, gastos, deudas, ahorro y seguros.',
      },
      {
        title: 'Escribimos',
        duration: 'Con tus números',
        description: 'Preparamos el plan: qué hacer, en qué orden, cuánto cuesta y cuánto mejora.',
      },
      {
        title: 'Lo repasamos',
        duration: 'Contigo',
        description: 'Página por página, hasta que puedas explicárselo a quien vive contigo.',
      },
    ],
  },
  plans: {
    title: 'Tres planes, según hasta dónde quieras llegar',
    lead: 'Los tres empiezan con una reunión inicial de 45 minutos.',
    button: 'Consulta gratuita',
    note: 'Precios con IVA incluido. Antes de elegir, la primera consulta es gratuita.',
    tiers: [
      {
        name: 'Conecta',
        price: { kind: 'fixed', amount: 30_000 },
        priceNote: 'el diagnóstico',
        description:
          'Para saber dónde estás. Analizamos tu situación y te decimos qué va bien, qué no y qué es urgente.',
        features: [
          'Reunión inicial de 45 minutos',
          'Ingresos, gastos, deudas y ahorro en una hoja',
          'Ratio de endeudamiento y fondo de emergencia',
          'Informe por escrito con las prioridades',
        ],
      },
      {
        name: 'Actúa',
        price: { kind: 'fixed', amount: 60_000 },
        priceNote: 'el diagnóstico y el plan',
        description:
          'Para ponerlo en marcha. Diseñamos la estrategia y la empezamos juntos, o te la llevas y la haces por tu cuenta.',
        features: [
          'Todo lo de Conecta',
          'Plan paso a paso, con fechas y cantidades',
          'Lectura de hipoteca, préstamos y seguros, con lo que cuestan',
          'Acompañamiento en los primeros pasos',
        ],
        popular: true,
      },
      {
        name: 'Progresa',
        price: { kind: 'fixed', amount: 120_000 },
        priceNote: 'el plan y el seguimiento',
        description:
          'Para no ir solo. Seguimos contigo hacia tus metas y corregimos el plan cuando cambian las cosas: un hijo, un piso, otro trabajo.',
        features: [
          'Todo lo de Actúa',
          'Reuniones de seguimiento',
          'Ahorro, jubilación y metas de la familia',
          'El plan, corregido cuando cambia tu vida',
        ],
      },
    ],
  },
  faq: {
    title: 'Lo que conviene saber',
    questions: [
      {
        question: '¿Cobráis de bancos o aseguradoras?',
        answer:
          'No. Cobramos el precio que ves aquí y lo paga quien nos contrata. No recibimos comisiones por lo que decidas hacer, así que nos da igual que lo hagas en un banco o en otro.',
      },
      {
        question: '¿Es asesoramiento en materia de inversión?',
        answer:
          'No. Ordenamos tus finanzas y te explicamos cómo funcionan las opciones, con sus costes y sus riesgos. No recomendamos comprar ni vender productos concretos ni prometemos rentabilidades.',
      },
      {
        question: '¿Puedo venir con mi pareja?',
        answer:
          'Mejor aún. Muchas decisiones se atascan porque cada uno ve la mitad de las cuentas. El precio es el mismo.',
      },
      {
        question: '¿En persona u online?',
        answer:
          'Como prefieras: por videollamada desde cualquier punto de España o en nuestro despacho de Madrid, con cita previa.',
      },
      {
        question: 'Solo tengo una duda concreta. ¿Necesito un plan?',
        answer:
          'Seguramente no. Pide la consulta gratuita o contrata una sesión de una hora: eliges día, pagas con tarjeta y queda confirmada.',
      },
      {
        question: '¿Hay permanencia?',
        answer: 'No. Contratas un plan, no una suscripción. Y tienes 15 días de garantía de devolución desde el pago.',
      },
    ],
  },
  contact: {
    title: 'Cuéntanos tu caso',
    lead: 'Con dos líneas basta. Te decimos qué plan te encaja, o si no te hace falta ninguno.',
    button: 'Enviar',
  },
});

/** The household of the drawing: net monthly income and debt payments, in cents. */
export const exampleHousehold = { income: 300_000, debts: [80_000, 20_000, 15_000, 10_000] } as const;
