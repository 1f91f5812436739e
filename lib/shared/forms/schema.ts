export const HONEYPOT_FIELD = 'website';

export const TIMESTAMP_FIELD = 'stamp';

/** Pages wait this long before they send a form, so that only programs are faster. */
export const TIMESTAMP_MIN_AGE_MS = 1_000;
