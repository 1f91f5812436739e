import { site } from '@/lib/site';

export type NavLink = { label: string; href: string };
/** A page as the menus tell of it: one line, and what it costs where it costs something. */
export type NavItem = NavLink & { description: string; price?: string };
export type NavGroup = {
  id: 'servicios' | 'calculadoras' | 'confianza';
  label: string;
  /** What the open panel says beside its links. */
  title: string;
  all?: NavLink;
  items: readonly NavItem[];
};

export const serviceGroup: NavGroup = {
  id: 'servicios',
  label: 'Servicios',
  title: 'Seis maneras de sentarnos contigo',
  all: { label: 'Ver todos los servicios', href: '/servicios' },
  items: [
    {
      label: 'Educación financiera',
      href: '/servicios/educacion-financiera',
      description: 'Programa de 8 sesiones de 2 horas',
      price: '150 €',
    },
    {
      label: 'Consultoría financiera',
      href: '/servicios/consultoria-financiera',
      description: `Un plan completo, con reunión inicial de ${site.consultationMinutes} minutos`,
      price: 'desde 300 €',
    },
    {
      label: 'Planificación de jubilación',
      href: '/servicios/planificacion-jubilacion',
      description: 'Cuánto te quedará y cuánto apartar hoy',
      price: 'desde 200 €',
    },
    {
      label: 'Seguros',
      href: '/servicios/seguros',
      description: `Comparamos más de ${site.insurersCompared} aseguradoras`,
      price: 'análisis gratis',
    },
    {
      label: 'Hipotecas',
      href: '/servicios/hipotecas',
      description: `Comparamos más de ${site.banksCompared} bancos`,
      price: 'análisis gratis',
    },
    {
      label: 'Formación y talleres',
      href: '/servicios/formacion-talleres',
      description: 'En persona, por internet y en tu empresa',
      price: 'desde 75 €',
    },
  ],
};

export const calculatorGroup: NavGroup = {
  id: 'calculadoras',
  label: 'Calculadoras',
  title: 'Haz tus números antes de hablar con nadie',
  items: [
    {
      label: 'Interés compuesto',
      href: '/calculadoras/interes-compuesto',
      description: 'Qué hace el tiempo con lo que apartas',
    },
    {
      label: 'Simulador de hipoteca',
      href: '/calculadoras/simulador-hipoteca',
      description: 'Cuota, intereses y cuadro de amortización',
    },
    {
      label: 'Salud financiera',
      href: '/calculadoras/salud-financiera',
      description: 'Tu nota de 0 a 100, y qué la sube',
    },
    {
      label: 'Ratio de endeudamiento',
      href: '/calculadoras/ratio-endeudamiento',
      description: 'Qué parte de tu sueldo va a deudas',
    },
  ],
};

export const trustGroup: NavGroup = {
  id: 'confianza',
  label: 'Seguridad y Garantía',
  title: 'Lo que te prometemos, por escrito',
  items: [
    { label: 'Seguridad', href: '/seguridad', description: 'Qué hacemos para proteger lo que nos cuentas' },
    { label: 'Valores', href: '/valores', description: 'Seis principios y cómo los cumplimos' },
    {
      label: 'Garantía',
      href: '/garantia',
      description: `${site.guaranteeDays} días para pedir la devolución`,
    },
  ],
};

export const navGroups = [serviceGroup, calculatorGroup, trustGroup] as const;

export const about: NavLink = { label: 'Nosotros', href: '/nosotros' };
export const blog: NavLink = { label: 'Blog', href: site.blogUrl ?? '/blog' };
export const contact: NavLink = { label: 'Contacto', href: '/contacto' };
export const hire: NavLink = { label: 'Contrátanos', href: '/contratanos' };
export const freeConsultation: NavLink = { label: 'Consulta Gratuita', href: '/consulta-gratuita' };

export const legalLinks: readonly NavLink[] = [
  { label: 'Política de privacidad', href: '/politica-privacidad' },
  { label: 'Aviso legal', href: '/aviso-legal' },
  { label: 'Cookies', href: '/cookies' },
];
