import type { Stack } from '../support/stack/stack';
import { type Bench, withStack } from './bench';
import { bookableHours } from './hours';
import { type Call, median, percentile, requireAll, saturate } from './load';
import { type Row, row } from './table';
import { CONNECTIONS, ROUNDS } from './throughput';

const REQUESTS = 1500;

/** Our slots beside a route that does nothing, in turn, so that whatever slows the machine slows both. */
export function measureSlots({ plain }: Bench): Promise<Row[]> {
  return withStack({ RUN_JOBS: 'false' }, async (stack) => {
    const { hours } = await bookableHours(stack);
    const date = hours[0]?.bookingDate ?? '';
    const slots: Call = { url: `${stack.baseUrl}/api/slots?start=${date}&end=${date}` };
    const floor: Call = { url: `${plain.url}/api/plain` };
    const measure = async (call: Call) => {
      const { samples, perSecond } = await saturate(call, CONNECTIONS, REQUESTS);
      requireAll(samples, 200);
      const times = samples.map(({ milliseconds }) => milliseconds);
      return { p95: percentile(times, 0.95), perSecond };
    };
    await measure(slots);
    await measure(floor);
    const rounds: { ours: number; theirs: number; ratio: number }[] = [];
    const before = await countStatements(stack);
    while (rounds.length < ROUNDS) {
      const ours = await measure(slots);
      const theirs = await measure(floor);
      rounds.push({ ours: ours.p95, theirs: theirs.p95, ratio: ours.perSecond / theirs.perSecond });
    }
    const statements = ((await countStatements(stack)) - before) / (ROUNDS * REQUESTS);
    const p95 = median(rounds.map(({ ours }) => ours));
    const share = median(rounds.map(({ ratio }) => ratio));
    return [
      row(`GET /api/slots, one day, ${CONNECTIONS} connections, p95`, p95, 'ms', '< 30 ms', p95 < 30),
      row('the same of a plain Next route', median(rounds.map(({ theirs }) => theirs)), 'ms', '', true),
      row('slots a second, as a share of the plain route’s', share, '', '', true),
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
