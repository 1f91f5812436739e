// Milliseconds. The server answers before nginx (deploy/nginx.conf), which counts from the last byte that it could pass
// on, and before the browser, which counts from the beginning. Everything derives from these two.

/** Until the whole request has arrived, the wait for a slot included. Node itself ends a request after 300 seconds. */
export const UPLOAD_TIMEOUT_MS = 285_000;
/** One wait for another program: the database, the virus scanner. */
export const STEP_TIMEOUT_MS = 60_000;

/** Limits the wait for a slot of the upload gate: three minutes remain for the upload. Until then nginx can pass on next to nothing. */
export const SLOT_TIMEOUT_MS = UPLOAD_TIMEOUT_MS - 3 * STEP_TIMEOUT_MS;
/** Limits the wait for one of the slots of a network, within `SLOT_TIMEOUT_MS`. */
export const NETWORK_SLOT_TIMEOUT_MS = STEP_TIMEOUT_MS / 2;
/**
 * Bytes a second, judged every half minute: 120 kB in it. GPRS (40 kbit/s, 150 kB) and a line of 100 kbit/s that stands still
 * for twenty seconds (125 kB) pass.
 */
export const MIN_UPLOAD_RATE = 4_000;
export const RATE_WINDOW_MS = STEP_TIMEOUT_MS / 2;
/** A sender who has been refused and sends nothing for so long waits for the answer. */
export const DISCARD_PAUSE_MS = STEP_TIMEOUT_MS / 20;
/** Until the body of a call has arrived, that of an upload aside. */
export const BODY_TIMEOUT_MS = STEP_TIMEOUT_MS / 6;
/** The scanner is asked about all files at once. */
export const SCAN_TIMEOUT_MS = STEP_TIMEOUT_MS / 2;
export const SCANNER_CONNECT_TIMEOUT_MS = STEP_TIMEOUT_MS / 20;

/** From the last byte to the answer: the scan, the mailbox's limit, the wait for a connection, the transaction. */
const PROCESSING_MS = 4 * STEP_TIMEOUT_MS;
/** A small consultation has left nginx as a whole before it has a slot. */
export const LONGEST_SILENCE_MS = SLOT_TIMEOUT_MS + PROCESSING_MS;
export const LONGEST_ANSWER_MS = UPLOAD_TIMEOUT_MS + PROCESSING_MS;
export const BROWSER_TIMEOUT_MS = 10 * STEP_TIMEOUT_MS;
