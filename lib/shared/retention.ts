// How long personal data is stored, as the privacy policy and the forms promise. Rate-limit rows last as long as their window, and up to an hour longer.

export const CONSULTATION_RETENTION_MONTHS = 12;

/** From the hour of the appointment. */
export const FIRST_CONSULTATION_RETENTION_MONTHS = 12;
/** From the moment at which the hour was chosen. */
export const UNCONFIRMED_FIRST_CONSULTATION_RETENTION_HOURS = 24;

export const CONTACT_MESSAGE_RETENTION_MONTHS = 12;

/** From the beginning of a purchase that was not paid. */
export const UNPAID_ORDER_RETENTION_HOURS = 24;

/** From the end of the calendar year of the payment: article 30 of the Código de Comercio. */
export const PAID_ORDER_RETENTION_YEARS = 6;

/** Statements of withdrawal of no known order are kept until claims lapse: article 1964 of the Código Civil. */
export const UNMATCHED_STATEMENT_RETENTION_YEARS = 5;

/** Also how long the link of the confirmation e-mail works. */
export const UNCONFIRMED_SUBSCRIPTION_RETENTION_DAYS = 7;

/** Longer than an e-mail is retried: a retry finds the answer of its first attempt. */
export const UNCONFIRMED_EMAIL_RETENTION_DAYS = 5;

/** Which e-mails were sent about what, and what became of them. */
export const MAIL_RETENTION_MONTHS = 12;

/** How long the link to a bought file works, from the payment. */
export const DOWNLOAD_VALID_MONTHS = 12;

/** From the end of that: how often and when the file was fetched. */
export const DOWNLOAD_COUNT_RETENTION_DAYS = 30;

/** A form without JavaScript that the server rejected, encrypted. */
export const REJECTED_FORM_RETENTION_MS = 60 * 60 * 1000;

/** What the people of the firm did at the desk. */
export const DESK_EVENT_RETENTION_MONTHS = 12;

/** What its owner reads in the log of a space. */
export const SPACE_EVENT_RETENTION_MONTHS = 12;

/** Spaces that are not opened for so long are deleted; their owner is told before. */
export const UNUSED_SPACE_RETENTION_MONTHS = 24;

/** Time off and what it was for, from its end. */
export const BLOCK_RETENTION_MONTHS = DESK_EVENT_RETENTION_MONTHS;
/** Name and address of a person who was removed from the desk are kept from that day as long as the log names them. */
export const FORMER_STAFF_RETENTION_MONTHS = DESK_EVENT_RETENTION_MONTHS;

/**
 * Counts of chosen hours and begun payments of a day, without a person, are kept from the end of its calendar year as long as the
 * payments that they are compared with.
 */
export const DAILY_COUNT_RETENTION_YEARS = PAID_ORDER_RETENTION_YEARS;

/** From the end of a link to the desk: so long it is told apart from one that never was. */
export const STAFF_INVITATION_RETENTION_DAYS = 30;

/** Replaced wraps and printed keys of the desk open for so long what they opened before. */
export const REPLACED_DESK_KEY_RETENTION_DAYS = 30;

/** Longest time for which deleted data last in backups, the latest one apart: docs/backup.md sets the tools that make them. */
export const BACKUP_RETENTION_DAYS = 30;
