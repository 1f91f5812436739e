/** A field that people do not see. Programs fill in whatever there is. */
export const HONEYPOT_FIELD = 'website';

/** Where a form carries its signed moment. */
export const TIMESTAMP_FIELD = 'stamp';

/** Nobody reads and fills in a form faster; the page waits that long before it sends, so that a person is never suspected. */
export const TIMESTAMP_MIN_AGE_MS = 1_000;
