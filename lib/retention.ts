// How long personal data is stored, as the privacy policy and the forms promise. Rate-limit rows last as long as their window.

export const CONSULTATION_RETENTION_MONTHS = 12;
export const CONTACT_MESSAGE_RETENTION_MONTHS = 12;
export const UNPAID_ORDER_RETENTION_MONTHS = 12;

/** Also how long the link of the confirmation e-mail works. */
export const UNCONFIRMED_SUBSCRIPTION_RETENTION_DAYS = 7;

/** A form without JavaScript that the server rejected, encrypted. */
export const REJECTED_FORM_RETENTION_MS = 60 * 60 * 1000;

/** How much longer deleted data may last in backups; the latest backup stays until there is another. */
export const BACKUP_RETENTION_DAYS = 30;
