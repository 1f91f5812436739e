import { bound } from '@/lib/shared/i18n/bound';
import { site } from '@/lib/shared/site';

export type NavLink = { label: string; href: string };
/** A menu entry: one line, and a price where there is one. */
type NavItem = NavLink & { description: string; price?: string };
export type NavGroup = {
  id: 'servicios' | 'calculadoras' | 'confianza';
  label: string;
  /** Text beside the links of the open panel. */
  title: string;
  all?: NavLink;
  items: readonly NavItem[];
};

export const serviceGroup: NavGroup = bound({
  id: 'servicios',
  label: 'Servicios',
  title: 'Seis formas de sentarnos contigo',
  all: { label: 'Ver todos los servicios', href: '/servicios' },
  items: [
    {
      label: 'Educación financiera',
      href: '/servicios/educacion-financiera',
      description: 'Ocho sesiones de dos horas, desde cero',
      price: '150\u00a0€',
    },
    {
      label: 'Consultoría financiera',
      href: '/servicios/consultoria-financiera',
      description: `Una reunión de ${site.consultationMinutes} minutos y un informe por escrito`,
      price: 'plan desde 300\u00a0€',
    },
    {
      label: 'Planificación de la jubilación',
      href: '/servicios/planificacion-jubilacion',
      description: 'Qué pensión te espera y qué apartar ya',
      price: 'plan desde 200\u00a0€ al año',
    },
    {
      label: 'Seguros',
      href: '/servicios/seguros',
      description: `Más de ${site.insurersCompared} aseguradoras, comparadas`,
      price: 'análisis gratis',
    },
    {
      label: 'Hipotecas',
      href: '/servicios/hipotecas',
      description: `Más de ${site.banksCompared} bancos, comparados`,
      price: 'análisis gratis',
    },
    {
      label: 'Formación y talleres',
      href: '/servicios/formacion-talleres',
      description: 'En persona, por internet y en tu empresa',
      price: 'desde 75\u00a0€',
    },
  ],
});

export const calculatorGroup: NavGroup = {
  id: 'calculadoras',
  label: 'Calculadoras',
  title: 'Primero tus números; la charla, después',
  items: [
    {
      label: 'Interés compuesto',
      href: '/calculadoras/interes-compuesto',
      description: 'Lo que hace el tiempo con tus ahorros',
    },
    {
      label: 'Simulador de hipoteca',
      href: '/calculadoras/simulador-hipoteca',
      description: 'La cuota, los intereses y la TAE',
    },
    {
      label: 'Salud financiera',
      href: '/calculadoras/salud-financiera',
      description: 'Una nota sobre cien, y cómo subirla',
    },
    {
      label: 'Ratio de endeudamiento',
      href: '/calculadoras/ratio-endeudamiento',
      description: 'Qué parte del sueldo se llevan las deudas',
    },
  ],
};

export const trustGroup: NavGroup = bound({
  id: 'confianza',
  label: 'Seguridad y Garantía',
  title: 'Lo que prometemos, por escrito',
  items: [
    { label: 'Seguridad', href: '/seguridad', description: 'Cómo protegemos lo que nos cuentas' },
    { label: 'Valores', href: '/valores', description: 'Seis principios y qué significan' },
    {
      label: 'Garantía',
      href: '/garantia',
      description: `${site.guaranteeDays} días para pedir tu dinero de vuelta`,
    },
  ],
});

export const navGroups = [serviceGroup, calculatorGroup, trustGroup] as const;

export const about: NavLink = { label: 'Nosotros', href: '/nosotros' };
export const blog: NavLink = { label: 'Blog', href: site.blogUrl ?? '/blog' };
export const ownLinks: NavLink = { label: 'Mi cita', href: '/tu-contratacion' };
export const contact: NavLink = { label: 'Contacto', href: '/contacto' };
export const hire: NavLink = { label: 'Contrátanos', href: '/contratanos' };
export const freeConsultation: NavLink = { label: 'Consulta Gratuita', href: '/consulta-gratuita' };

/** The words are the law's: article 11a of Directive 2011/83/EU. */
export const withdrawal: NavLink = { label: 'Desistir del contrato aquí', href: '/desistimiento' };

export const legalLinks: readonly NavLink[] = [
  { label: 'Política de privacidad', href: '/politica-privacidad' },
  { label: 'Aviso legal', href: '/aviso-legal' },
  { label: 'Condiciones', href: '/condiciones' },
  { label: 'Reclamaciones', href: '/condiciones#reclamaciones' },
  { label: 'Cookies', href: '/cookies' },
];

/** Suggestions of the 404 page. */
export const helpfulLinks: readonly NavItem[] = bound([
  { label: 'Servicios y precios', href: '/servicios', description: 'Lo que hacemos, y lo que cuesta' },
  ...calculatorGroup.items.filter(({ href }) => href.endsWith('simulador-hipoteca')),
  { ...freeConsultation, description: 'Eliges día y hora, o nos escribes tu caso' },
  { ...contact, description: 'Por escrito, por teléfono o en Madrid' },
]);
