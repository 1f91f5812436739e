import 'server-only';
import pino from 'pino';
import { logLevel } from './env';

/** JSON lines on standard output. Log ids and reasons only: no names, addresses, notes, tokens, or a database error's `detail`. */
export const log = pino({
  level: logLevel(),
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
});
