/** Fragment of the form on /consulta-gratuita. */
export const FORM_ANCHOR = 'formulario';
