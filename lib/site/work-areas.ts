import { bound } from '@/lib/shared/i18n/bound';
import type { SessionSlug } from '@/lib/shared/published-sessions';
import { site } from '@/lib/shared/site';

export type AreaId = 'education' | 'consulting' | 'retirement' | 'insurance' | 'mortgages' | 'training';
type WorkArea = {
  id: AreaId;
  name: string;
  text: string;
  priceNote: string;
  price: string;
  href: string;
  /** An hour of the same subject that can be booked at once. */
  session?: SessionSlug;
};

/** The areas of the home page. Prices of plans are content; those of sessions are the catalogue's. */
export const workAreas: readonly WorkArea[] = bound([
  {
    id: 'education',
    name: 'Educación financiera',
    text: 'Presupuesto, deudas, ahorro e inversión: ocho sesiones de dos horas con tus propias cuentas.',
    priceNote: 'el programa',
    price: '150\u00a0€',
    href: '/servicios/educacion-financiera',
  },
  {
    id: 'consulting',
    name: 'Consultoría financiera',
    text: 'Ponemos sobre la mesa lo que tienes y lo que debes, y te llevas las prioridades por escrito.',
    priceNote: 'un plan, desde',
    price: '300\u00a0€',
    href: '/servicios/consultoria-financiera',
    session: 'consultoria-financiera-personalizada',
  },
  {
    id: 'retirement',
    name: 'Planificación de la jubilación',
    text: 'Tu pensión prevista, lo que te va a faltar y cómo cubrirlo mes a mes.',
    priceNote: 'un plan, al año, desde',
    price: '200\u00a0€',
    href: '/servicios/planificacion-jubilacion',
    session: 'planificacion-jubilacion',
  },
  {
    id: 'insurance',
    name: 'Seguros',
    text: `Lo que ya pagas, comparado con más de ${site.insurersCompared} aseguradoras. También los de vida, con hasta 2\u00a0M€ de cobertura.`,
    priceNote: 'el análisis',
    price: 'Gratis',
    href: '/servicios/seguros',
  },
  {
    id: 'mortgages',
    name: 'Hipotecas',
    text: `La tuya, frente a más de ${site.banksCompared} bancos. La gestión completa cuesta el 0,5\u00a0%, y solo si ahorras.`,
    priceNote: 'análisis básico',
    price: 'Gratis',
    href: '/servicios/hipotecas',
    session: 'sesion-consultoria-mi-primera-vivienda',
  },
  {
    id: 'training',
    name: 'Formación y talleres',
    text: 'Los talleres abiertos, en grupos de quince como máximo; y a los 30 días nos reunimos otra vez para repasar cómo te ha ido.',
    priceNote: 'un taller',
    price: '75\u00a0€',
    href: '/servicios/formacion-talleres',
  },
]);
