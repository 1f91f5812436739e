import { inDrill } from '@/tests/support/drill/in-drill';
import { times } from '@/tests/support/http/concurrency';
import { answers, pdf } from '@/tests/support/shop/consultation-payload';
import { send } from '@/tests/support/shop/consultations';
import { sharedStack } from '@/tests/support/stack/stack';

jest.setTimeout(inDrill(300_000, 1_800_000));

const CONSULTATIONS = inDrill(8, 2_000);
const AT_ONCE = 8;

const stack = sharedStack();

test(`${CONSULTATIONS} consultations with a file each, ${AT_ONCE} at a time: each is stored once and mailed once`, async () => {
  const waiting = Array.from({ length: CONSULTATIONS }, () => answers());
  const statuses: number[] = [];
  await times(AT_ONCE, async () => {
    for (let given = waiting.pop(); given; given = waiting.pop()) {
      statuses.push((await send(stack, given, [{ name: 'nómina.pdf', content: pdf(20_000) }])).status);
    }
  });
  expect(statuses).toEqual(Array(CONSULTATIONS).fill(201));
  await stack.jobs.done(inDrill(90_000, 900_000));
  const { rows } = await stack.db.query(
    `SELECT (SELECT count(*)::int FROM consultations) AS consultations,
       (SELECT count(DISTINCT consultation_id)::int FROM consultation_files) AS files`,
  );
  expect(rows).toEqual([{ consultations: CONSULTATIONS, files: CONSULTATIONS }]);
  const { requests } = await stack.sandbox.requests('resend');
  const keys = requests.map(({ idempotencyKey }) => idempotencyKey ?? '');
  expect(new Set(keys).size).toBe(2 * CONSULTATIONS);
  expect(requests.filter(({ status }) => status !== 200)).toEqual([]);
});
