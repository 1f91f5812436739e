import '../support/stack/server-modules';
import { randomUUID } from 'node:crypto';
import { configureServer } from '../support/stack/server-environment';
import type { Stack } from '../support/stack/stack';
import { withStack } from './bench';
import { bookableHours } from './hours';
import { CONNECTIONS } from './saturate';
import { median } from './statistics';
import { type Row, row } from './table';
import { ROUNDS } from './throughput';

const PASSES = 3;
const CONTENDERS = 200;

type Claim = (hour: Wanted) => Promise<boolean>;
type Wanted = { productId: string; date: string; time: string };

/**
 * The product's own statement, and as a yardstick for the machine the barest one that stores the same row, sent through Prisma as
 * most statements are. The product's goes to the driver without Prisma, which halves what it costs the server.
 */
async function claimants(databaseUrl: string): Promise<{ take: Claim; insert: Claim; close(): Promise<void> }> {
  configureServer();
  process.env.DATABASE_URL = databaseUrl;
  const { db } = await import('@/lib/server/db');
  const { takeHold } = await import('@/lib/agenda/take-hold');
  const { slotInterval } = await import('@/lib/agenda/slots');
  const { claimantOf } = await import('@/lib/server/security/claimant');
  const network = (): string => randomUUID();
  return {
    take: async ({ productId, date, time }) =>
      (await takeHold({ productId, date, time, duration: 60, claimant: claimantOf(network()) }, new Date())).ok,
    insert: async ({ productId, date, time }) => {
      const { startsAt, endsAt } = slotInterval(date, time, 60);
      const stored = await db().$executeRaw`
        INSERT INTO bookings (id, product_id, status, starts_at, ends_at, duration, hold_token_hash, claimant_hash, expires_at)
        VALUES (${randomUUID()}::uuid, ${productId}::uuid, 'held', ${startsAt}::timestamptz, ${endsAt}::timestamptz, 60,
          ${network()}, ${network()}, ${endsAt}::timestamptz)`;
      return stored === 1;
    },
    close: () => db().$disconnect(),
  };
}

/** Claims a second: each connection claims one hour after the other until all are taken. */
async function claimAll(stack: Stack, hours: Wanted[], claim: Claim): Promise<number> {
  await stack.db.query('TRUNCATE bookings CASCADE');
  const waiting = [...hours];
  const begun = performance.now();
  const visitor = async () => {
    for (let hour = waiting.pop(); hour; hour = waiting.pop()) {
      if (!(await claim(hour))) throw new Error(`${hour.date} ${hour.time} could not be taken`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  return hours.length / ((performance.now() - begun) / 1000);
}

async function contend(stack: Stack, hour: Wanted, take: Claim): Promise<number> {
  await stack.db.query('TRUNCATE bookings CASCADE');
  const begun = performance.now();
  const answers = await Promise.all(Array.from({ length: CONTENDERS }, () => take(hour)));
  const milliseconds = performance.now() - begun;
  const winners = answers.filter(Boolean).length;
  if (winners !== 1) throw new Error(`${winners} of ${CONTENDERS} contenders got the hour`);
  return milliseconds;
}

/**
 * What the guarantees cost: the statement that holds an hour also expires overdue holds, counts the claimant's open claims and
 * yields to an earlier claim. Without HTTP and Stripe, as the bare insert.
 */
export function measureClaims(): Promise<Row[]> {
  return withStack({ RUN_JOBS: 'false' }, async (stack) => {
    const { productId, hours } = await bookableHours(stack);
    const wanted = hours.map(({ bookingDate: date, bookingTime: time }): Wanted => ({ productId, date, time }));
    const [first] = wanted;
    if (!first) throw new Error('No hour can be booked');
    const { take, insert, close } = await claimants(stack.databaseUrl);
    const ratios: number[] = [];
    const bare: number[] = [];
    const settled: number[] = [];
    await claimAll(stack, wanted, take); // warm-up
    await claimAll(stack, wanted, insert);
    for (let round = 0; round < ROUNDS; round++) {
      const ours: number[] = [];
      const theirs: number[] = [];
      for (let pass = 0; pass < PASSES; pass++) {
        theirs.push(await claimAll(stack, wanted, insert));
        ours.push(await claimAll(stack, wanted, take));
      }
      ratios.push(median(ours) / median(theirs));
      bare.push(median(theirs));
      settled.push(await contend(stack, first, take));
    }
    await close();
    const share = median(ratios);
    const milliseconds = median(settled);
    // The bare inserts of as many rows measure the machine.
    const inserts = (CONTENDERS / median(bare)) * 1000;
    return [
      row(`bare inserts into bookings a second, ${CONNECTIONS} at a time`, median(bare), '', '', true),
      row('hours held a second, as a share of that', share, '', '>= 0.6', share >= 0.6),
      row(`${CONTENDERS} contenders for one hour, until all are answered`, milliseconds, 'ms', '', true),
      row(
        `the same, in times of ${CONTENDERS} bare inserts`,
        milliseconds / inserts,
        '',
        '<= 1.7',
        milliseconds <= inserts * 1.7,
      ),
    ];
  });
}
