/** Stands where a product's name stands: in the calendar, in e-mails and in invitations. */
export const FIRST_CONSULTATION_NAME = 'Primera consulta gratuita';
