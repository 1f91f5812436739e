import type { Loan } from '@/lib/calculators/mortgage/french-loan';
import { credentials } from '@/lib/shared/business/credentials';
import { bound } from '@/lib/shared/i18n/bound';
import { registrationNote } from '../registration-note';
import type { ServiceContent } from './service-content';

export const insurance: ServiceContent = bound({
  path: '/servicios/seguros',
  name: 'Seguros',
  hero: {
    title: 'Seguros: ni de más ni de menos.',
    lead: 'Sacamos tus pólizas del cajón, leemos lo que cubren de verdad y las comparamos con lo que ofrecen más de 20 aseguradoras. Te explicamos qué huecos quedan, qué está repetido y qué pagas dos veces.',
    button: 'Pide tu análisis gratuito',
    note: 'Gratis y sin compromiso.',
  },
  benefits: {
    title: 'Lo que buscamos en tus pólizas',
    items: [
      {
        title: 'Lo que falta',
        text: 'Qué pasaría con la casa si mañana faltara un sueldo. Empezamos por ahí, porque es lo único que después no tiene arreglo.',
      },
      {
        title: 'Lo que pagas dos veces',
        text: 'La asistencia en viaje que ya trae la tarjeta, el continente que ya asegura la comunidad, la vida que ya cubre tu empresa.',
      },
      {
        title: 'Lo que crees que cubre',
        text: 'Franquicias, carencias, exclusiones y capitales que se quedaron en los precios de hace años. Todo lo que se descubre el día del siniestro.',
      },
      {
        title: 'Lo que puede sobrar',
        text: 'La póliza de un préstamo que devolviste, el coche viejo a todo riesgo, la cobertura de unos hijos que ya viven por su cuenta.',
      },
    ],
  },
  process: {
    title: 'Tres pasos y una hoja',
    steps: [
      {
        title: 'Nos mandas las pólizas',
        duration: 'Fotos o PDF',
        description: 'Las condiciones particulares bastan. Si no las encuentras, te decimos cómo pedirlas.',
      },
      {
        title: 'Las leemos enteras',
        duration: 'También lo pequeño',
        description: 'Coberturas, límites y exclusiones. Después comparamos precio y condiciones con el mercado.',
      },
      {
        title: 'Te sientas con el resultado',
        duration: 'Una hoja',
        description:
          'Qué cubre cada una, qué huecos quedan, qué está repetido y lo que cuesta cada cosa. Qué hacer con ellas lo decides tú.',
      },
    ],
  },
  plans: {
    title: 'Lo que cuesta mirarlos',
    button: 'Pide tu análisis gratuito',
    note: [
      'La póliza, si decides cambiarla, la contratas tú con la aseguradora o el mediador que elijas.',
      registrationNote('insurance', credentials),
    ]
      .filter(Boolean)
      .join(' '),
    tiers: [
      {
        name: 'Análisis de seguros',
        price: { kind: 'free' },
        priceNote: 'sin compromiso',
        description: 'Todas tus pólizas, leídas y comparadas.',
        features: [
          'Comparación de más de 20 aseguradoras',
          'Comparación de seguros de vida, con coberturas de hasta 2 millones de euros',
          'Duplicidades, huecos y exclusiones',
          'Hasta cuándo avisar si no quieres renovar',
        ],
      },
    ],
  },
  faq: {
    title: 'Antes de enseñar las pólizas',
    questions: [
      {
        question: '¿Por qué es gratis?',
        answer:
          'Porque es una buena manera de conocernos. Si después quieres que miremos el resto de tus cuentas, la consultoría tiene su precio publicado. Y si no, te quedas con el análisis igualmente.',
      },
      {
        question: '¿Vendéis seguros?',
        answer:
          'No tenemos vínculos con ninguna aseguradora y no te vamos a empujar hacia ninguna. Te explicamos qué cubre cada póliza y en qué fijarte; elegirla, contratarla o cancelarla es cosa tuya.',
      },
      {
        question: '¿El banco puede obligarme a contratar su seguro con la hipoteca?',
        answer:
          'Puede exigirte un seguro de daños de la vivienda y otro que garantice el pago del préstamo, pero la Ley 5/2019 le obliga a aceptar pólizas de otras aseguradoras con condiciones equivalentes, sin empeorar la hipoteca por ello. Otra cosa es la bonificación en el tipo: ahí se hace la cuenta de si compensa.',
      },
      {
        question: '¿Cuándo puedo cancelar una póliza?',
        answer:
          'Las que se renuevan cada año, avisando por escrito al menos un mes antes del vencimiento; la aseguradora tiene que avisarte con dos. Lo dice el artículo 22 de la Ley de Contrato de Seguro.',
      },
      {
        question: '¿Cuánto seguro de vida necesito?',
        answer:
          'Lo que debes, más los años de gastos que tu familia tardaría en reorganizarse, menos lo que ya tienes ahorrado y asegurado. Puede ser mucho o puede ser cero: si nadie depende de tu sueldo, quizá no necesites ninguno.',
      },
    ],
  },
  contact: {
    title: 'Pide tu análisis de seguros',
    lead: 'Dinos qué seguros tienes y quién depende de ti. Es gratis y sin compromiso.',
    button: 'Pedir el análisis',
  },
});

type PolicyReview = { policy: string; checks: string; mistake: string };

/** What is checked in each kind of policy, and frequent findings. */
export const policyReviews: readonly PolicyReview[] = bound([
  {
    policy: 'Vida',
    checks: 'Capital, beneficiarios, invalidez, cómo sube la prima',
    mistake: 'Cubre la hipoteca y nada más',
  },
  {
    policy: 'Hogar',
    checks: 'Continente, contenido, daños por agua, responsabilidad civil',
    mistake: 'Un capital que ya no reconstruye la casa',
  },
  {
    policy: 'Salud',
    checks: 'Copagos, carencias, cuadro médico, preexistencias',
    mistake: 'Pagar una póliza sin copago y no ir nunca al médico',
  },
  {
    policy: 'Baja y accidentes',
    checks: 'Desde qué día paga, cuánto y hasta cuándo',
    mistake: 'Ser autónomo y no tenerlo',
  },
  {
    policy: 'Coche',
    checks: 'Franquicia, valor en caso de siniestro total, conductores',
    mistake: 'Todo riesgo en un coche de quince años',
  },
]);

/** The household of the drawing: outstanding mortgage after some years, and further needs. Cents. */
export const exampleCover = {
  mortgage: { principal: 16_000_000, annualRate: 0.035, months: 300 } satisfies Loan,
  yearsPaid: 8,
  monthlySpending: 200_000,
  yearsOfSpending: 3,
  studies: 2_400_000,
  companyCover: 3_000_000,
} as const;
