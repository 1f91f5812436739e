import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { residentMegabytes } from '@/tests/bench/memory';
import { answers, pdf } from '@/tests/support/consultation';
import { type Stack, startStack } from '@/tests/support/stack';
import { times } from './support/concurrency';
import { BEHIND_A_PROXY, send } from './support/consultations';
import { jobsDone } from './support/jobs';

jest.setTimeout(300_000);

const VISITORS = 50;
const MIB = 1024 * 1024;
const MEMORY_MB = 600;

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ env: { ...BEHIND_A_PROXY, LOG_LEVEL: 'warn' } });
}, 120_000);
afterAll(() => stack.stop());

/** The highest that the server's memory gets while the work lasts. */
async function peakMemory(work: Promise<unknown>): Promise<number> {
  let peak = 0;
  let done = false;
  const ended = work.finally(() => {
    done = true;
  });
  while (!done) {
    peak = Math.max(peak, residentMegabytes(stack.serverPid()));
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 50))]);
  }
  await ended;
  return peak;
}

test('fifty visitors with ten megabytes each, at the same moment: all stored, all mailed, within 600 MB', async () => {
  const content = pdf(5 * MIB);
  const sending = times(VISITORS, () =>
    send(stack, answers(), [
      { name: 'nómina.pdf', content },
      { name: 'oferta.pdf', content },
    ]),
  );
  const work = sending.then(async (sent) => {
    expect(sent.map(({ status }) => status)).toEqual(Array(VISITORS).fill(201));
    await jobsDone(stack.db, 200_000);
  });
  const peak = await peakMemory(work);
  process.stdout.write(`Peak of the server's memory: ${Math.round(peak)} MB\n`);
  expect(peak).toBeLessThan(MEMORY_MB);
  const { rows } = await stack.db.query(
    'SELECT (SELECT count(*)::int FROM consultations) AS consultations, count(*)::int AS files, sum(size)::int AS bytes FROM consultation_files',
  );
  expect(rows).toEqual([{ consultations: VISITORS, files: 2 * VISITORS, bytes: VISITORS * 10 * MIB }]);
  // Fifty e-mails of thirteen megabytes are more than the outbox can list: each was asked for once, and taken.
  const { requests } = await stack.sandbox.requests('resend');
  const keys = requests.map(({ idempotencyKey }) => idempotencyKey ?? '');
  expect(new Set(keys.filter((key) => key.startsWith('consultation-staff/'))).size).toBe(VISITORS);
  expect(new Set(keys.filter((key) => key.startsWith('consultation-receipt/'))).size).toBe(VISITORS);
  expect(requests.filter(({ status }) => status !== 200)).toEqual([]);
});
