import { median } from '../statistics';
import { type Row, row } from '../table';

/** How often each step is measured. */
export const ROUNDS = 5;
const LIMIT_MS = 500;

/** Judged by the limit of what is sealed or opened. */
export function sealingRow(what: string, measured: number[]): Row {
  const value = median(measured);
  return row(`${what} (median of ${ROUNDS})`, value, 'ms', `<= ${LIMIT_MS} ms`, value <= LIMIT_MS);
}

/** Only told, because the network is in it. */
export function toldRow(what: string, measured: number[]): Row {
  return row(`${what} (median of ${ROUNDS})`, median(measured), 'ms', '', true);
}
