import type { ContactSource } from '@/lib/questions/contact/schema';

const names: Record<ContactSource, string> = {
  'home-contact': 'Inicio',
  servicios: 'Servicios',
  nosotros: 'Nosotros',
  contacto: 'Contacto',
  contratanos: 'Contrátanos',
  'educacion-financiera': 'Educación financiera',
  'consultoria-financiera': 'Consultoría financiera',
  'planificacion-jubilacion': 'Planificación de la jubilación',
  seguros: 'Seguros',
  hipotecas: 'Hipotecas',
  'formacion-talleres': 'Formación y talleres',
  'formacion-empresas': 'Formación para empresas',
};

/** The page of a contact form, named as in the menu. */
export function contactSourceName(source: string): string {
  return Object.hasOwn(names, source) ? names[source as ContactSource] : source;
}
