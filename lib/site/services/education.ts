import { bound } from '@/lib/shared/i18n/bound';
import type { Cents } from '@/lib/shared/money';
import type { ServiceContent } from './service-content';

export const education: ServiceContent = bound({
  path: '/servicios/educacion-financiera',
  name: 'Educación financiera',
  hero: {
    title: 'Lo que no te enseñaron en clase.',
    lead: 'Ocho sesiones de dos horas para entender tus cuentas, salir de las deudas, ahorrar sin heroicidades y perderle el miedo a invertir. Con tus números, no con los de un manual.',
    button: 'Quiero apuntarme',
    note: 'Empiezas desde cero. De verdad.',
  },
  benefits: {
    title: 'Lo que sabrás hacer al terminar',
    items: [
      {
        title: 'Decir adónde va tu sueldo',
        text: 'Sin aplicaciones ni tiques guardados en una caja de zapatos. Un presupuesto de una página que se revisa en un rato y que sigue vivo en marzo.',
      },
      {
        title: 'Decidir qué deuda pagas primero',
        text: 'Sabrás cuánto te cuesta cada una, cuál te ahoga más y qué conviene negociar. Y cuándo tu cuota total pasa del 35 % de lo que ingresas.',
      },
      {
        title: 'Aguantar un mal mes',
        text: 'Un colchón de tres a seis meses de gastos, a tu ritmo. La lavadora deja de ser una emergencia y vuelve a ser una lavadora.',
      },
      {
        title: 'Preguntar en el banco sin vergüenza',
        text: 'TAE, comisión, plazo, riesgo, liquidez. Cinco palabras que, bien entendidas, te ahorran la mayoría de los disgustos.',
      },
    ],
  },
  process: {
    title: 'El programa, sesión a sesión',
    lead: 'Dos horas cada una. La mitad del tiempo se va en explicar; la otra mitad, en hacerlo con tus cuentas.',
    steps: [
      {
        title: 'De dónde vienes',
        duration: '2 horas',
        description: 'Qué entra, qué sale y qué tienes. La foto entera, sin juicios.',
      },
      {
        title: 'Un presupuesto que se sostiene',
        duration: '2 horas',
        description: 'Lo fijo, lo de cada día y lo que te gusta. Cuánto a cada cosa y por qué.',
      },
      {
        title: 'El colchón',
        duration: '2 horas',
        description: 'Cuántos meses necesitas, dónde guardarlo y cómo no tocarlo.',
      },
      {
        title: 'Deudas, por orden',
        duration: '2 horas',
        description: 'Tarjetas, préstamos, hipoteca. Qué cuesta cada una y cuál va primero.',
      },
      {
        title: 'Leer antes de firmar',
        duration: '2 horas',
        description: 'Un préstamo, una tarjeta y un seguro reales, cláusula a cláusula.',
      },
      {
        title: 'El interés compuesto',
        duration: '2 horas',
        description: 'Qué hace el tiempo con lo que apartas. También cuando juega en contra.',
      },
      {
        title: 'Invertir sin prisa',
        duration: '2 horas',
        description: 'Riesgo, plazo y comisiones. Cómo se lee un fondo y qué preguntas hacer.',
      },
      {
        title: 'Tu plan para un año',
        duration: '2 horas',
        description: 'Tres metas con fecha y cantidad. Sales con el primer paso dado.',
      },
    ],
  },
  plans: {
    title: 'Un precio, todo dentro',
    button: 'Quiero apuntarme',
    note: 'IVA incluido. Primera consulta gratuita para ver si el programa es lo que necesitas.',
    tiers: [
      {
        name: 'Programa de educación financiera',
        price: { kind: 'fixed', amount: 15_000 },
        priceNote: 'el programa completo',
        description: 'De tus gastos de hoy a tu plan del año que viene, paso a paso.',
        features: [
          '8 sesiones de 2 horas',
          'Ejercicios con tus propias cuentas',
          'Plantillas de presupuesto, deudas y ahorro',
          'Sin permanencia y sin venta de productos',
        ],
      },
    ],
  },
  faq: {
    title: 'Dudas antes de apuntarse',
    questions: [
      {
        question: 'No sé nada de finanzas. ¿Me voy a perder?',
        answer:
          'No. El programa empieza por sumar lo que entra y restar lo que sale. Si sabes usar una calculadora, puedes seguirlo. Y no hay pregunta tonta: las peores decisiones con el dinero suelen empezar por una que no se hizo.',
      },
      {
        question: '¿Tengo que enseñar mis cuentas?',
        answer:
          'Trabajas con ellas, pero no tienes que enseñarlas a nadie. Si quieres que las miremos contigo, las miramos; lo que nos cuentas es confidencial.',
      },
      {
        question: '¿Me diréis en qué invertir?',
        answer:
          'No. Aprenderás cómo funciona cada cosa, cuánto cuesta y qué riesgo tiene, para decidir por tu cuenta. No recomendamos productos ni prometemos rentabilidades.',
      },
      {
        question: '¿Qué diferencia hay con los talleres?',
        answer:
          'El programa es un recorrido completo de 16 horas, de tus gastos de hoy a tu plan del año que viene. Un taller es una sesión suelta sobre un solo tema, en grupo, con una reunión de seguimiento a los 30 días.',
      },
      {
        question: '¿Y si no es lo que esperaba?',
        answer:
          'Tienes 15 días de garantía de devolución desde el pago. En la página de la garantía contamos cómo se pide.',
      },
    ],
  },
  contact: {
    title: 'Apúntate al programa',
    lead: 'Déjanos tu nombre y cuéntanos por qué ahora. Te escribimos con las próximas fechas.',
    button: 'Quiero apuntarme',
  },
});

export type BudgetPart = { key: 'home' | 'daily' | 'fun' | 'saving'; amount: Cents };

/** An example household for the drawing, cents per month, in whole hundreds of euros. */
export const exampleBudget: readonly BudgetPart[] = [
  { key: 'home', amount: 90_000 },
  { key: 'daily', amount: 70_000 },
  { key: 'fun', amount: 40_000 },
  { key: 'saving', amount: 40_000 },
];

/** Hours per session, and number of sessions. */
export const programme = { sessions: 8, hours: 2 } as const;
