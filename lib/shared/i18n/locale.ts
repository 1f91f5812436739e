export const LOCALE = 'es';
