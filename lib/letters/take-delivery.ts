import 'server-only';
import { db } from '@/lib/server/db';
import { mailsWait } from '@/lib/server/jobs/mails-wait';

export type Delivery = { id: string; firstTriedAt: Date; subscriptionId: string };

/** `wait`: so many milliseconds until the next e-mail may go. `over`: nothing is left, or the letter was stopped. */
type Turn = { kind: 'delivery'; delivery: Delivery } | { kind: 'wait'; ms: number } | { kind: 'over' };

type Row = Delivery & { waitMs: number };

/**
 * The next delivery of a letter that is being sent: one that was never tried, then the one whose last attempt is the oldest, so
 * that an address that always fails holds up no other. The pace is held here, by the database and its clock: two servers that
 * believe to be the only one still take one each interval together. What is about one person's order or message goes first.
 */
export async function takeDelivery(letterId: string, intervalMs: number): Promise<Turn> {
  if (await mailsWait()) return { kind: 'wait', ms: Math.max(intervalMs, 200) };
  return db().$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('letter deliveries'))`;
    const rows = await tx.$queryRaw<Row[]>`
      SELECT d.id, d.subscription_id AS "subscriptionId", coalesce(d.first_tried_at, clock_timestamp()) AS "firstTriedAt",
        greatest(0, ${intervalMs}::float - 1000 * extract(epoch FROM clock_timestamp()
          - (SELECT max(tried_at) FROM letter_deliveries)))::float AS "waitMs"
      FROM letter_deliveries d JOIN letters l ON l.id = d.letter_id
      WHERE d.letter_id = ${letterId}::uuid AND d.status = 'waiting' AND d.subscription_id IS NOT NULL
        AND l.status = 'sending'
      ORDER BY d.tried_at NULLS FIRST, d.id LIMIT 1`;
    const [row] = rows;
    if (!row) return { kind: 'over' };
    const { waitMs, ...delivery } = row;
    if (waitMs > 0) return { kind: 'wait', ms: waitMs };
    await tx.$executeRaw`
      UPDATE letter_deliveries
      SET tried_at = clock_timestamp(), first_tried_at = coalesce(first_tried_at, clock_timestamp())
      WHERE id = ${delivery.id}::uuid`;
    return { kind: 'delivery', delivery };
  });
}
