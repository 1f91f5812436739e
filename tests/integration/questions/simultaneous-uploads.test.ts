import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitUntil } from '@/scripts/wait-until';
import { inDrill } from '@/tests/support/drill/in-drill';
import { type BrokenUpload, brokenUploads } from '@/tests/support/fuzz/broken-uploads';
import { arrive, repeated } from '@/tests/support/http/arrivals';
import { times } from '@/tests/support/http/concurrency';
import { newAddress } from '@/tests/support/http/new-address';
import { ask } from '@/tests/support/http/raw';
import { pdf } from '@/tests/support/shop/consultation-payload';
import { send } from '@/tests/support/shop/consultations';
import {
  BYTES_PER_VISITOR,
  filesReceived,
  otherVisits,
  uploadAtOnce,
  VISITORS,
} from '@/tests/support/shop/simultaneous-uploads';
import { ownStack } from '@/tests/support/stack/stack';

jest.setTimeout(inDrill(400_000, 1_800_000));

// More than the twenty uploads that a server receives at once.
const UPLOADS = inDrill(25, VISITORS);
const BYTES = inDrill(BYTES_PER_VISITOR / 5, BYTES_PER_VISITOR);
/** Other visitors, a second. */
const BROWSING = 10;

const temporary = mkdtempSync(join(tmpdir(), 'sofa-uploads-'));

const stack = ownStack({ env: { LOG_LEVEL: 'warn', TMPDIR: temporary } });
afterAll(() => rmSync(temporary, { recursive: true }));

/** How many of the server's threads have a lower priority than its main thread. */
function lowPriorityThreads(): number {
  const threads = readdirSync(`/proc/${stack.serverPid()}/task`);
  return threads.filter((thread) => getPriority(Number(thread)) > getPriority(stack.serverPid())).length;
}

test(`${UPLOADS} visitors with ${BYTES / 1024 ** 2} megabytes each, at the same moment: all stored, all mailed once, in a thread of their own, while pages answer`, async () => {
  const uploads = uploadAtOnce(stack, UPLOADS, BYTES).then(async (statuses) => {
    expect(statuses).toEqual(Array(UPLOADS).fill(201));
    await stack.jobs.done(250_000);
  });
  const browsed = await arrive(repeated(otherVisits(stack)), BROWSING, uploads);
  expect(browsed.length).toBeGreaterThan(inDrill(0, BROWSING));
  expect(browsed.filter(({ status }) => status !== 200)).toEqual([]);
  expect(lowPriorityThreads()).toBe(1);

  const { rows } = await stack.db.query(
    'SELECT (SELECT count(*)::int FROM consultations) AS consultations, count(*)::int AS files, sum(size)::int AS bytes FROM consultation_files',
  );
  expect(rows).toEqual([{ consultations: UPLOADS, files: 2 * UPLOADS, bytes: UPLOADS * BYTES }]);
  // So many e-mails with files are more than the outbox can list: each was requested once, and accepted.
  const { requests } = await stack.sandbox.requests('resend');
  const keys = requests.map(({ idempotencyKey }) => idempotencyKey ?? '');
  expect(new Set(keys.filter((key) => key.startsWith('consultation-staff/'))).size).toBe(UPLOADS);
  expect(new Set(keys.filter((key) => key.startsWith('consultation-receipt/'))).size).toBe(UPLOADS);
  expect(requests.filter(({ status }) => status !== 200)).toEqual([]);
});

const BROKEN = inDrill(40, 1_000);
const KINDS = Object.values(brokenUploads);

test(`${BROKEN} broken uploads of ${KINDS.length} kinds are refused and leave nothing behind, and honest ones beside them arrive`, async () => {
  const openFiles = () => readdirSync(`/proc/${stack.serverPid()}/fd`);
  expect((await send(stack)).status).toBe(201);
  const before = openFiles().length;

  const waiting = Array.from({ length: BROKEN }, (_, index) => KINDS[index % KINDS.length]);
  const refused: number[] = [];
  const honest: number[] = [];
  await Promise.all([
    times(10, async () => {
      for (let upload = waiting.pop(); upload; upload = waiting.pop()) refused.push(await sendBroken(upload));
    }),
    times(4, async () => {
      do honest.push((await send(stack, undefined, [{ name: 'a.pdf', content: pdf(50_000) }])).status);
      while (waiting.length > 0);
    }),
  ]);
  expect(refused).toEqual(Array(BROKEN).fill(400));
  expect(honest).toEqual(Array(honest.length).fill(201));
  await stack.jobs.done(250_000);
  // Connections of requests, to the database and to providers come and go; what was received of an upload is gone with it.
  const noneLeft = async () => openFiles().length <= before + inDrill(10, 100) && filesReceived(stack, temporary) === 0;
  await waitUntil(noneLeft, { timeout: 120_000, message: 'Files are left open' });
  expect(readdirSync(temporary)).toEqual([]);
  expect(readFileSync(stack.serverLog(), 'utf8')).not.toContain('uncaught error');
});

async function sendBroken({ contentType, body }: BrokenUpload): Promise<number> {
  const headers = {
    Accept: 'application/json',
    'Content-Type': contentType,
    'Content-Length': String(body.length),
    'X-Forwarded-For': newAddress(),
  };
  return (await ask(`${stack.baseUrl}/api/consultations`, { method: 'POST', headers, body })).status;
}
