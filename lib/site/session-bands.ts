import { bound } from '@/lib/shared/i18n/bound';
import { formatPrice } from '@/lib/shared/money';
import type { SessionSlug } from '@/lib/shared/published-sessions';
import type { PagePath } from '@/lib/shared/seo/pages';
import { sessionForResults } from '@/lib/shared/session-for-results';
import { consulting } from './services/consulting';
import { programme } from './services/education';
import { retirement } from './services/retirement';
import type { ServiceContent, ServicePath } from './services/service-content';

export type SessionBandPath = ServicePath | Extract<PagePath, `/calculadoras/${string}`>;

type SessionBand = {
  session: SessionSlug;
  lead: string;
  /** What the page's own plans are, beside the hour. */
  difference: string;
};

function cheapestPlan({ plans, name }: ServiceContent): string {
  const amounts = plans.tiers.flatMap(({ price }) => (price.kind === 'fixed' ? [price.amount] : []));
  if (amounts.length === 0) throw new Error(`${name} has no plan at a fixed price.`);
  return formatPrice(Math.min(...amounts));
}

const afterCalculating: Omit<SessionBand, 'session'> = {
  lead: 'Trae el resultado: lo repasamos contigo, vemos qué se puede mejorar y te llevas los siguientes pasos por escrito.',
  difference:
    'En la primera consulta, gratuita, nos cuentas tu caso y vemos por dónde empezar. En esta hora lo trabajamos entero y queda por escrito.',
};

/** The hour that can be booked from a service page or from a calculator's, without a call or a form first. */
export const sessionBands: Readonly<Record<SessionBandPath, SessionBand>> = bound({
  '/servicios/hipotecas': {
    session: 'sesion-consultoria-mi-primera-vivienda',
    lead: 'Traes tus cifras y las ofertas que tengas. Vemos cuánta casa cabe en tu sueldo y en qué se diferencian, y te llevas el plan por escrito.',
    difference:
      'El análisis básico, gratis, te dice hasta qué precio puedes llegar. Esta hora va más lejos: repasamos contigo todo el caso y comparamos tus ofertas, antes de que firmes nada.',
  },
  '/servicios/planificacion-jubilacion': {
    session: 'planificacion-jubilacion',
    lead: 'Estimamos tu pensión pública, cuánto te faltará y cuánto conviene apartar al mes. Te llevas la cuenta hecha.',
    difference: `Es una hora y se paga una vez. Los planes, desde ${cheapestPlan(retirement)} al año, siguen contigo: la cuenta se revisa cada año.`,
  },
  '/servicios/consultoria-financiera': {
    session: 'consultoria-financiera-personalizada',
    lead: 'Eliges un tema y lo miramos a fondo, con tus cuentas delante. Te llevas un resumen con los siguientes pasos.',
    difference: `Es una hora sobre un tema. Un plan, desde ${cheapestPlan(consulting)}, pone en orden todas tus cuentas y te deja un informe.`,
  },
  '/servicios/educacion-financiera': {
    session: 'consultoria-financiera-personalizada',
    lead: 'Trae la duda que más te pesa: la miramos con tus cuentas delante y te llevas los siguientes pasos por escrito.',
    difference: `Es una hora sobre un tema. El programa son ${programme.sessions * programme.hours} horas, desde cero.`,
  },
  '/servicios/seguros': {
    session: 'consultoria-financiera-personalizada',
    lead: 'Para mirar el resto de tus cuentas: ahorro, deudas o una decisión que no te deja dormir.',
    difference:
      'El análisis de tus pólizas es gratis y se pide más abajo. Esta hora va más lejos que los seguros, y te llevas un resumen por escrito.',
  },
  '/servicios/formacion-talleres': {
    session: 'consultoria-financiera-personalizada',
    lead: 'A solas, con tus cifras y sobre el tema que elijas. Te llevas un resumen con los siguientes pasos.',
    difference: 'En un taller aprendes en grupo; en esta hora solo se habla de lo tuyo.',
  },
  '/calculadoras/simulador-hipoteca': {
    session: sessionForResults['/calculadoras/simulador-hipoteca'],
    ...afterCalculating,
  },
  '/calculadoras/interes-compuesto': {
    session: sessionForResults['/calculadoras/interes-compuesto'],
    ...afterCalculating,
  },
  '/calculadoras/salud-financiera': {
    session: sessionForResults['/calculadoras/salud-financiera'],
    ...afterCalculating,
  },
  '/calculadoras/ratio-endeudamiento': {
    session: sessionForResults['/calculadoras/ratio-endeudamiento'],
    ...afterCalculating,
  },
});
