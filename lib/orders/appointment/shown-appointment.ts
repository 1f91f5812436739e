import 'server-only';
import { LIVE_LIST } from '@/lib/agenda/live-statuses';
import { Prisma } from '@/lib/generated/prisma/client';
import type { SqlTransaction } from '@/lib/server/db';
import { claimedId } from '@/lib/server/security/signed-link';
import { isLinkOutOfDate } from '../order-page/linked-order';
import { isOrderToken } from '../order-page/order-link';
import { isWithdrawnInSql } from '../withdrawal/statement';

export type ShownAppointment = {
  id: string;
  icsSequence: number;
  /** Minutes. */
  duration: number;
  isOnline: boolean;
  /** Another claim has the wanted hour. */
  isTaken: boolean;
};

export type FoundAppointment = { orderId: string; isWithdrawn: boolean; appointment: ShownAppointment | null };

type Row = {
  linkVersion: number;
  linkRenewedAt: Date | null;
  paidAt: Date | null;
  isWithdrawn: boolean;
  bookingId: string | null;
} & Omit<ShownAppointment, 'id'>;

/** The order whose appointment is to begin at `wantedStart`; null if there is none. */
export async function findAppointmentOfOrder(
  connection: SqlTransaction,
  orderId: string,
  wantedStart: Date,
  now: Date,
): Promise<FoundAppointment | null> {
  const row = await readRow(connection, orderId, wantedStart, now);
  return row?.paidAt ? found(orderId, row) : null;
}

/**
 * The appointment that the holder of a link wants to have from `wantedStart` on; null if the link opens nothing. One statement: of
 * many who want one hour at once most learn from it that it is taken.
 */
export async function findShownAppointment(
  connection: SqlTransaction,
  token: string,
  wantedStart: Date,
  now: Date,
): Promise<FoundAppointment | null> {
  const orderId = claimedId(token);
  if (!orderId) return null;
  const row = await readRow(connection, orderId, wantedStart, now);
  if (!row?.paidAt || !isOrderToken(token, { id: orderId, linkVersion: row.linkVersion })) return null;
  if (isLinkOutOfDate({ paidAt: row.paidAt, linkRenewedAt: row.linkRenewedAt }, now)) return null;
  return found(orderId, row);
}

async function readRow(
  connection: SqlTransaction,
  orderId: string,
  wantedStart: Date,
  now: Date,
): Promise<Row | undefined> {
  const [row] = await connection.query<Row>(Prisma.sql`
    WITH linked AS (SELECT * FROM orders WHERE id = ${orderId}::uuid)
    SELECT linked.link_version AS "linkVersion", linked.link_renewed_at AS "linkRenewedAt", linked.paid_at AS "paidAt",
      ${isWithdrawnInSql(Prisma.sql`linked.id`)} AS "isWithdrawn",
      b.id AS "bookingId", b.ics_sequence AS "icsSequence", b.duration, b.booking_type = 'online' AS "isOnline", EXISTS (
        SELECT 1 FROM bookings rival
        WHERE rival.id <> b.id AND rival.status IN ${Prisma.raw(LIVE_LIST)}
          AND (rival.status <> 'held' OR rival.expires_at > ${now}::timestamptz)
          AND tstzrange(rival.starts_at, rival.ends_at, '[)') && tstzrange(${wantedStart}::timestamptz,
            ${wantedStart}::timestamptz + make_interval(mins => b.duration), '[)')
      ) AS "isTaken"
    FROM linked LEFT JOIN bookings b ON b.order_id = linked.id AND b.status = 'confirmed'`);
  return row;
}

function found(orderId: string, row: Row): FoundAppointment {
  const { isWithdrawn, bookingId, icsSequence, duration, isOnline, isTaken } = row;
  return {
    orderId,
    isWithdrawn,
    appointment: bookingId ? { id: bookingId, icsSequence, duration, isOnline, isTaken } : null,
  };
}
