/*
 * How long each step of receiving a consultation may take, in milliseconds. Together they are shorter than the patience of
 * whoever waits for the answer, so that it is ours: nginx counts from the last byte that it could hand on (deploy/nginx.conf),
 * the browser from the beginning.
 */

/** For its turn to be read. Until then nginx can hand on next to nothing. */
export const TURN_MS = 105_000;
/** Turn and upload: Node itself ends a request that has not arrived whole after 300 seconds. */
export const ARRIVAL_MS = 285_000;
/** Until the last of its files' turns, to be looked at and to be stored, has come. */
export const FILES_MS = 120_000;
/** A virus scanner's, which is asked about all files at once. */
export const SCANNER_CONNECT_MS = 3_000;
export const SCANNER_ANSWER_MS = 30_000;
/** Storing, and the wait for a connection to the database. */
export const STORING_MS = 60_000;
export const CONNECTION_MS = 10_000;

/** From the last byte to the answer. */
const HANDLING_MS = FILES_MS + SCANNER_CONNECT_MS + SCANNER_ANSWER_MS + CONNECTION_MS + STORING_MS;
/** 328 seconds: a small consultation has left nginx as a whole before its turn has come. */
export const LONGEST_SILENCE_MS = TURN_MS + HANDLING_MS;
/** 508 seconds. */
export const LONGEST_ANSWER_MS = ARRIVAL_MS + HANDLING_MS;
/** Longer by what counting the consultations of an address and of a mailbox takes while the database hardly answers. */
export const BROWSER_MS = 10 * 60_000;
