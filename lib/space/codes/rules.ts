export const CODE_DIGITS = 8;

export const CODE_MINUTES = 10;

/** Wrong codes of one request. */
export const CODE_ATTEMPTS = 5;

/** How long a right code proves its mailbox. */
export const TICKET_MINUTES = 30;
