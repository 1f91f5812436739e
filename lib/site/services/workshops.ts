import { QUOTE_SOURCE } from '@/lib/questions/contact/schema';
import { bound } from '@/lib/shared/i18n/bound';
import type { Item, ServiceContent } from './service-content';

export const workshops: ServiceContent = bound({
  path: '/servicios/formacion-talleres',
  name: 'Formación y talleres',
  hero: {
    title: 'Formación y Talleres Financieros',
    lead: 'Unas horas, un tema y un grupo pequeño. Vienes con tus dudas y te vas con las cuentas hechas. En persona, por internet o en tu empresa.',
    button: 'Reservar plaza',
    note: 'Talleres abiertos: grupos de 15 como máximo.',
  },
  benefits: {
    title: 'Lo que va con la plaza',
    items: [
      {
        title: 'Grupos de 15 como máximo',
        text: 'En los talleres abiertos cabe tu pregunta y da tiempo a contestarla. En el de familias contamos por parejas: diez, como mucho.',
      },
      {
        title: 'Material incluido',
        text: 'Cuaderno de ejercicios y ejemplos resueltos. Y, durante tres meses, las herramientas en línea del taller: plantillas de presupuesto, de deudas y de objetivos para seguir en casa.',
      },
      {
        title: 'Certificado',
        text: 'Al terminar recibes un certificado de asistencia con las horas y los contenidos del taller.',
      },
      {
        title: 'Sesión de seguimiento',
        text: 'A los 30 días volvemos a vernos en grupo: qué has podido hacer, qué se ha atascado y cómo seguir.',
      },
    ],
  },
  process: {
    title: 'Del formulario al mes siguiente',
    steps: [
      {
        title: 'Reservas',
        duration: 'Hoy',
        description: 'Nos dices qué taller te interesa. Te escribimos con las fechas y te guardamos la silla.',
      },
      {
        title: 'Te preparas',
        duration: 'Unos días antes',
        description: 'Recibes una lista corta de lo que conviene traer. Nada que no tengas en casa.',
      },
      {
        title: 'Vienes',
        duration: 'De 3 a 6 horas',
        description: 'Explicamos poco a poco y practicas con tus cifras. Nadie tiene que enseñarlas.',
      },
      {
        title: 'Volvemos a vernos',
        duration: 'A los 30 días',
        description: 'Sesión de seguimiento con el mismo grupo. Es cuando salen las mejores preguntas.',
      },
    ],
  },
  plans: {
    title: 'Precios',
    button: 'Reservar plaza',
    note: 'Los precios por persona llevan el IVA incluido; el de empresas, no.',
    tiers: [
      {
        name: 'Taller suelto',
        price: { kind: 'fixed', amount: 7_500 },
        priceNote: 'por persona',
        description: 'Eliges el tema que te quita el sueño y empiezas por ahí.',
        features: [
          'Un taller, el que elijas',
          'Material y certificado',
          'Sesión de seguimiento a los 30 días',
          'Herramientas en línea durante 3 meses: las plantillas del taller',
        ],
      },
      {
        name: 'Bono de formación',
        price: { kind: 'fixed', amount: 25_000 },
        priceNote: 'por persona, 4 talleres en 6 meses',
        description: 'Los cuatro talleres, con calma, y una hora a solas para aplicarlos a tu caso.',
        features: [
          'Los 4 talleres, a lo largo de 6 meses',
          'Sesión individual de 1 hora',
          'Material, certificados y seguimiento',
          'Herramientas en línea durante 3 meses: las plantillas del taller',
        ],
        popular: true,
        note: 'Por separado costarían 300 €.',
      },
      {
        name: 'Formación para empresas',
        price: { kind: 'fixed', amount: 150_000, from: true },
        priceNote: 'por taller a medida',
        description: 'Vamos a vuestra oficina con los temas que preocupan a la plantilla.',
        features: [
          'Hasta 20 participantes',
          'Contenido adaptado a la empresa',
          'Material para cada asistente',
          'Horario a convenir',
        ],
        note: 'Presupuesto cerrado antes de empezar.',
        quote: QUOTE_SOURCE,
        contact: {
          title: 'Pide presupuesto para tu empresa',
          lead: 'Dinos cuántos sois, dónde y para cuándo. Te mandamos un presupuesto cerrado; pedirlo no compromete a nada.',
          button: 'Pedir presupuesto',
        },
      },
    ],
  },
  faq: {
    title: 'Preguntas frecuentes',
    questions: [
      {
        question: '¿Hace falta saber algo antes?',
        answer:
          'No. Los cuatro talleres empiezan desde el principio. Si dudas por cuál empezar, Finanzas personales básicas sirve de base para los demás.',
      },
      {
        question: '¿Qué descuento hay para grupos?',
        answer:
          'Un 15 % si os apuntáis cinco o más personas a la vez. Se aplica al precio de cada plaza; basta con que nos lo digáis al reservar.',
      },
      {
        question: '¿Se puede hacer por internet?',
        answer:
          'Sí. Los mismos talleres se imparten también como seminarios en línea, en directo, con turno de preguntas y el mismo material.',
      },
      {
        question: '¿Cómo funcionan los talleres en empresas?',
        answer:
          'Hablamos con quien lo organiza, elegimos los temas y preparamos ejemplos que vengan al caso. Hasta 20 participantes por taller, en vuestra sede o por internet, desde 1.500 €.',
      },
      {
        question: '¿En el taller de inversión recomendáis productos?',
        answer:
          'No. Explicamos qué es cada cosa, cuánto cuesta y qué riesgo tiene. No recomendamos productos concretos ni hablamos de rentabilidades aseguradas, porque no existen.',
      },
      {
        question: '¿Y si al final no puedo ir?',
        answer:
          'Avísanos en cuanto lo sepas y te buscamos sitio en otra fecha. Además, tienes 15 días de garantía de devolución desde el pago.',
      },
    ],
  },
  contact: {
    title: 'Reserva tu plaza en los talleres',
    lead: 'Dinos qué taller quieres, cuántos sois y si lo preferís en persona, por internet o en la empresa.',
    button: 'Reservar plaza',
  },
});

export type Workshop = {
  title: string;
  /** Hours. */
  duration: number;
  participants: { least: number; most: number; couples?: true };
  description: string;
  topics: readonly string[];
};

export const workshopProgramme: readonly Workshop[] = bound([
  {
    title: 'Finanzas personales básicas',
    duration: 4,
    participants: { least: 8, most: 15 },
    description: 'Para quien llega a fin de mes sin saber muy bien cómo.',
    topics: [
      'Ingresos, gastos fijos y gastos que parecen fijos',
      'Un presupuesto de una página',
      'El fondo de emergencia: cuánto y dónde',
      'Deudas: cuál se paga antes',
    ],
  },
  {
    title: 'Planificación de objetivos',
    duration: 3,
    participants: { least: 6, most: 12 },
    description: 'Para quien quiere un piso, un año sabático o dejar de aplazarlo todo.',
    topics: [
      'Ponerle fecha y precio a lo que quieres',
      'Qué objetivo va primero cuando no llega para todos',
      'Cuánto apartar al mes',
      'Qué hacer cuando el plan se tuerce',
    ],
  },
  {
    title: 'Inversión para principiantes',
    duration: 6,
    participants: { least: 8, most: 15 },
    description: 'Para quien tiene algo ahorrado y mucho respeto.',
    topics: [
      'Riesgo, plazo y liquidez',
      'El interés compuesto y la inflación',
      'Fondos, acciones, bonos y depósitos, explicados',
      'Comisiones e impuestos',
      'Cómo se reconoce un chiringuito financiero',
    ],
  },
  {
    title: 'Finanzas familiares',
    duration: 4,
    participants: { least: 6, most: 10, couples: true },
    description: 'Para parejas que hablan de todo menos de esto.',
    topics: [
      'Cuentas comunes, separadas o las dos cosas',
      'Repartir gastos cuando no se gana lo mismo',
      'Hijos: lo que cuestan y cómo hablarles de dinero',
      'Seguros y testamento, sin dramatismo',
    ],
  },
]);

export const workshopModalities: readonly Item[] = bound([
  {
    title: 'Talleres presenciales',
    text: 'En Madrid, alrededor de una mesa. Papel, lápiz y café.',
  },
  {
    title: 'Seminarios en línea',
    text: 'En directo y desde cualquier sitio, con turno de preguntas y el mismo material.',
  },
  {
    title: 'Formación en empresas',
    text: 'En vuestra sede, para un máximo de 20 personas y con ejemplos de vuestro sector.',
  },
]);

/** Discount per place from this group size on. */
export const groupDiscount = { share: 0.15, from: 5 } as const;

/** Places in an open workshop. */
export const WORKSHOP_SEATS = 15;
