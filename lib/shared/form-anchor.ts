/** Fragment of the form on /consulta-gratuita. */
export const FORM_ANCHOR = 'formulario';

/** The contact form of its own page; `section` is the fragment. */
export const CONTACT_FORM = { path: '/contacto', section: 'contact-form', id: 'contact-form-fields' } as const;
