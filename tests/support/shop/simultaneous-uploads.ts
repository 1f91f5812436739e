import { execFile } from 'node:child_process';
import { readdirSync, readlinkSync } from 'node:fs';
import { getPriority, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Call } from '../http/arrivals';
import type { Stack } from '../stack/stack';
import { daysFromToday } from './hours';

const MIB = 1024 * 1024;

export const VISITORS = 50;
export const BYTES_PER_VISITOR = 10 * MIB;

const run = promisify(execFile);

/** Senders and the mail provider have machines of their own in production: here they yield to the server and its database. */
export function yieldToServer(pid: number): void {
  for (const thread of readdirSync(`/proc/${pid}/task`)) setPriority(Number(thread), Math.min(19, getPriority() + 15));
}

/** The statuses of so many consultations with two files each, sent at once from a process of their own. */
export async function uploadAtOnce(
  { baseUrl }: Pick<Stack, 'baseUrl'>,
  visitors = VISITORS,
  bytesPerVisitor = BYTES_PER_VISITOR,
): Promise<number[]> {
  const program = ['--import', 'tsx', 'tests/support/shop/upload-program.ts'];
  const sizes = [String(visitors), String(bytesPerVisitor / 2)];
  const sending = run(process.execPath, [...program, `${baseUrl}/api/consultations`, ...sizes]);
  if (sending.child.pid) yieldToServer(sending.child.pid);
  return JSON.parse((await sending).stdout);
}

/** What other visitors ask for: prerendered pages, a page rendered on request, and an answer from the database. */
export function otherVisits({ baseUrl }: Pick<Stack, 'baseUrl'>): Call[] {
  const day = daysFromToday(1);
  const slots = `/api/slots?start=${day}&end=${day}`;
  return ['/', slots, '/servicios/hipotecas', '/', slots, '/servicios/hipotecas', '/servicios'].map((path) => ({
    url: baseUrl + path,
  }));
}

/** Temporary files, which have no name, that the server has open. */
export function filesReceived({ serverPid }: Pick<Stack, 'serverPid'>, temporary = tmpdir()): number {
  const folder = `/proc/${serverPid()}/fd`;
  return readdirSync(folder).filter((name) => {
    try {
      return readlinkSync(join(folder, name)).startsWith(join(temporary, '#'));
    } catch {
      // Closed meanwhile.
      return false;
    }
  }).length;
}
