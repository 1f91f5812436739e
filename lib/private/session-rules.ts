/** Without a request of a person at the keyboard. */
export const SESSION_IDLE_MINUTES = 30;

/** From the sign-in, whatever happens meanwhile. */
export const SESSION_MAX_HOURS = 12;

/** How long a touch of the passkey counts for money, people and exports. */
export const CONFIRMED_MINUTES = 5;

/** A session's last moment is written at most this often. */
export const SEEN_EVERY_SECONDS = 30;
