import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { residentMegabytes } from '@/tests/bench/memory';
import { answers, pdf } from '@/tests/support/consultation';
import { type Stack, startStack } from '@/tests/support/stack';
import { times } from './support/concurrency';
import { BEHIND_A_PROXY, STAFF, send } from './support/consultations';
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
  const visitors = Array.from({ length: VISITORS }, () => answers());
  const sending = times(VISITORS, (index) =>
    send(stack, visitors[index], [
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
  const mails = await stack.sandbox.emails();
  const receipts = mails.filter(({ to }) => !to.includes(STAFF)).flatMap(({ to }) => to);
  const alerts = mails.filter(({ to, attachments }) => to.includes(STAFF) && attachments.length === 2);
  const everybody = visitors.map(({ email }) => email).sort();
  expect(receipts.sort()).toEqual(everybody);
  expect(alerts.flatMap(({ replyTo }) => replyTo).sort()).toEqual(everybody);
});
