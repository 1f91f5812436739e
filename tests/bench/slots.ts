import { arrive } from '../support/http/arrivals';
import type { Stack } from '../support/stack/stack';
import { type Bench, withStack } from './bench';
import { bookableHours } from './hours';
import { bodySize, CONNECTIONS, type Subject, saturate } from './saturate';
import { median, percentile } from './statistics';
import { type Row, row } from './table';
import { ROUNDS } from './throughput';

const REQUESTS = 1500;
const PER_SECOND = 150;
const ARRIVALS_MS = 5000;

/** Milliseconds below which 95 of 100 are answered, at a steady rate. */
async function p95({ url }: Subject): Promise<number> {
  const calls = Array.from({ length: (PER_SECOND * ARRIVALS_MS) / 1000 }, () => ({ url }));
  const samples = await arrive(calls, PER_SECOND);
  for (const { status } of samples) if (status !== 200) throw new Error(`${url} answered ${status}`);
  return percentile(
    samples.map(({ milliseconds }) => milliseconds),
    0.95,
  );
}

/** Our slots beside a route that does nothing, by turns, so that whatever slows the machine slows both. */
export function measureSlots({ plain }: Bench): Promise<Row[]> {
  return withStack({ RUN_JOBS: 'false' }, async (stack) => {
    const { hours } = await bookableHours(stack);
    const date = hours[0]?.bookingDate ?? '';
    const slots: Subject = { name: 'slots', url: `${stack.baseUrl}/api/slots?start=${date}&end=${date}` };
    const floor: Subject = { name: 'plain route', url: `${plain.url}/api/plain` };
    const sizes = { slots: await bodySize(slots), floor: await bodySize(floor) };
    const measure = async (subject: Subject, size: number) => ({
      perSecond: await saturate(subject, size, { amount: REQUESTS }),
      p95: await p95(subject),
    });
    await measure(slots, sizes.slots);
    await measure(floor, sizes.floor);
    const rounds: { ours: number; theirs: number; ratio: number }[] = [];
    const before = await countStatements(stack);
    while (rounds.length < ROUNDS) {
      const ours = await measure(slots, sizes.slots);
      const theirs = await measure(floor, sizes.floor);
      rounds.push({ ours: ours.p95, theirs: theirs.p95, ratio: ours.perSecond / theirs.perSecond });
    }
    const requests = ROUNDS * (REQUESTS + (PER_SECOND * ARRIVALS_MS) / 1000);
    const statements = ((await countStatements(stack)) - before) / requests;
    const milliseconds = median(rounds.map(({ ours }) => ours));
    const share = median(rounds.map(({ ratio }) => ratio));
    return [
      row(`GET /api/slots, one day, ${PER_SECOND} a second, p95`, milliseconds, 'ms', '< 30 ms', milliseconds < 30),
      row('the same of a plain Next route', median(rounds.map(({ theirs }) => theirs)), 'ms', '', true),
      row(`slots a second over ${CONNECTIONS} connections, as a share of the plain route’s`, share, '', '', true),
      row('SQL statements per GET /api/slots', statements, '', '1 at most', statements < 1.05),
    ];
  });
}

/** Statements outside a transaction are transactions of their own. */
async function countStatements({ db }: Stack): Promise<number> {
  await db.query('SELECT pg_stat_force_next_flush()');
  const { rows } = await db.query<{ count: string }>(
    'SELECT xact_commit AS count FROM pg_stat_database WHERE datname = current_database()',
  );
  return Number(rows[0]?.count);
}
