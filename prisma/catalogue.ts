import type { PriceType, ProductCategory } from '@/lib/generated/prisma/enums';

type SeedProduct = {
  slug: string;
  name: string;
  description: string;
  category: ProductCategory;
  /** Euro cents. */
  price: number;
  priceMax?: number;
  priceType: PriceType;
  requiresBooking: boolean;
  /** Minutes. */
  bookingDuration?: number;
  features: string[];
  /** What the buyer receives in the end. */
  delivered: string;
  /** Working days from the appointment or, without one, from the payment; null: the files, at once. */
  deliveryDays: number | null;
  /** Days after the appointment, as its last feature says. */
  followUpDays?: number;
  /** In the folder deliverables. */
  files?: { file: string; title: string }[];
};

/** In listing order. */
export const catalogue: SeedProduct[] = [
  {
    slug: 'sesion-consultoria-mi-primera-vivienda',
    name: 'Sesión de consultoría: mi primera vivienda',
    description:
      'Una hora para saber cuánta casa te puedes permitir y cómo comparar tus ofertas de hipoteca, antes de firmar nada. Traes tus cifras y te llevas un plan por escrito.',
    category: 'hipotecas',
    price: 25900,
    priceType: 'fixed',
    requiresBooking: true,
    features: [
      'Revisión de ahorro, ingresos y deudas',
      'Calendario de entrada, impuestos y gastos de tu compra',
      'Comparación de tus ofertas de hipoteca',
      'Plan por escrito',
    ],
    delivered: 'Tu plan por escrito',
    deliveryDays: 2,
  },
  {
    slug: 'reset-financiero-21-dias',
    name: 'Reset financiero en 21 días',
    description:
      'Un cuaderno en PDF, con una tarea corta al día. Lo descargas al pagar y en tres semanas sabes en qué se va tu dinero y tienes un presupuesto que se sostiene.',
    category: 'educacion',
    price: 879,
    priceType: 'fixed',
    requiresBooking: false,
    features: [
      '21 tareas de unos 15 minutos',
      'Plantillas para tu presupuesto',
      'Método para ordenar tus deudas',
      'Para imprimir o leer en pantalla, a tu ritmo',
    ],
    delivered: 'Cuaderno en PDF',
    deliveryDays: null,
    files: [{ file: 'reset-financiero-21-dias.pdf', title: 'Cuaderno «Reset financiero en 21 días»' }],
  },
  {
    slug: 'consultoria-financiera-personalizada',
    name: 'Consultoría financiera personalizada',
    description:
      'Una hora con una persona que mira tus cuentas contigo. Eliges el tema: ahorro, deudas, cómo funciona la inversión o una decisión que no te deja dormir.',
    category: 'consultoria',
    price: 9900,
    priceType: 'fixed',
    requiresBooking: true,
    features: [
      'Análisis de tu situación actual',
      'Prioridades ordenadas y realistas',
      'Respuesta a tus dudas, sin vender productos',
      'Resumen por escrito con los siguientes pasos',
    ],
    delivered: 'El resumen por escrito',
    deliveryDays: 2,
  },
  {
    slug: 'planificacion-jubilacion',
    name: 'Planificación de la jubilación: sesión de una hora',
    description:
      'Calculamos qué pensión puedes esperar, cuánto te faltará y cuánto conviene apartar cada mes desde hoy para llegar tranquilo.',
    category: 'consultoria',
    price: 5500,
    priceType: 'fixed',
    requiresBooking: true,
    features: [
      'Estimación de tu pensión pública',
      'Cuánto apartar cada mes',
      'Repaso de los vehículos de ahorro, en general',
      'Calendario de revisión',
    ],
    delivered: 'Tus cifras y el calendario de revisión',
    deliveryDays: 2,
  },
  {
    slug: 'plan-financiero-familiar',
    name: 'Plan financiero familiar',
    description:
      'Hora y media para poner en común las cuentas de casa: gastos, deudas, seguros, estudios de los hijos y metas. Eliges el alcance del plan.',
    category: 'familia',
    price: 30000,
    priceMax: 60000,
    priceType: 'range',
    requiresBooking: true,
    bookingDuration: 90,
    features: [
      'Presupuesto familiar completo',
      'Revisión de hipoteca y deudas',
      'Revisión de seguros',
      'Fondo de emergencia a medida',
      'Ahorro para los estudios de tus hijos',
      'Seguimiento a los 30 días',
    ],
    delivered: 'El plan de tu familia por escrito',
    deliveryDays: 5,
    followUpDays: 30,
  },
];
