import type { ServicePath } from './service-content';

/** The six service pages, in the order of the menu. */
export const serviceNames: readonly { path: ServicePath; name: string }[] = [
  { path: '/servicios/educacion-financiera', name: 'Educación financiera' },
  { path: '/servicios/consultoria-financiera', name: 'Consultoría financiera' },
  { path: '/servicios/planificacion-jubilacion', name: 'Planificación de la jubilación' },
  { path: '/servicios/seguros', name: 'Seguros' },
  { path: '/servicios/hipotecas', name: 'Hipotecas' },
  { path: '/servicios/formacion-talleres', name: 'Formación y talleres' },
];
