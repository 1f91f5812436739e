import { readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
import { arrive, repeated } from '@/tests/support/http/arrivals';
import { BEHIND_A_PROXY } from '@/tests/support/shop/consultations';
import { jobsDone } from '@/tests/support/shop/jobs';
import { BYTES_PER_VISITOR, otherVisits, uploadAtOnce, VISITORS } from '@/tests/support/shop/simultaneous-uploads';
import { type Stack, startStack } from '@/tests/support/stack/stack';

jest.setTimeout(400_000);

/** Other visitors, a second. */
const BROWSING = 10;

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ env: { ...BEHIND_A_PROXY, LOG_LEVEL: 'warn' } });
});
afterAll(() => stack.stop());

/** How many of the server's threads have a lower priority than its main thread. */
function lowPriorityThreads(): number {
  const threads = readdirSync(`/proc/${stack.serverPid()}/task`);
  return threads.filter((thread) => getPriority(Number(thread)) > getPriority(stack.serverPid())).length;
}

test('fifty visitors with ten megabytes each, at the same moment: all stored, all mailed once, in a thread of their own, while pages answer', async () => {
  const uploads = uploadAtOnce(stack).then(async (statuses) => {
    expect(statuses).toEqual(Array(VISITORS).fill(201));
    await jobsDone(stack.db, 250_000);
  });
  const browsed = await arrive(repeated(otherVisits(stack)), BROWSING, uploads);
  expect(browsed.length).toBeGreaterThan(BROWSING);
  expect(browsed.filter(({ status }) => status !== 200)).toEqual([]);
  expect(lowPriorityThreads()).toBe(1);

  const { rows } = await stack.db.query(
    'SELECT (SELECT count(*)::int FROM consultations) AS consultations, count(*)::int AS files, sum(size)::int AS bytes FROM consultation_files',
  );
  expect(rows).toEqual([{ consultations: VISITORS, files: 2 * VISITORS, bytes: VISITORS * BYTES_PER_VISITOR }]);
  // Fifty e-mails of thirteen megabytes are more than the outbox can list: each was requested once, and accepted.
  const { requests } = await stack.sandbox.requests('resend');
  const keys = requests.map(({ idempotencyKey }) => idempotencyKey ?? '');
  expect(new Set(keys.filter((key) => key.startsWith('consultation-staff/'))).size).toBe(VISITORS);
  expect(new Set(keys.filter((key) => key.startsWith('consultation-receipt/'))).size).toBe(VISITORS);
  expect(requests.filter(({ status }) => status !== 200)).toEqual([]);
});
