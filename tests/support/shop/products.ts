/** Slugs of the catalogue. */
export const CONSULTATION = 'consultoria-financiera-personalizada';
export const FIRST_HOME = 'sesion-consultoria-mi-primera-vivienda';
export const RETIREMENT = 'planificacion-jubilacion';
/** 90 minutes, and a range price. */
export const FAMILY_PLAN = 'plan-financiero-familiar';
/** Without appointment. */
export const RESET = 'reset-financiero-21-dias';
