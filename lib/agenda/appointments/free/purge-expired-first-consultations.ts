import 'server-only';
import { subHours, subMonths } from 'date-fns';
import { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/server/db';
import { lockedById } from '@/lib/server/locked-by-id';
import {
  FIRST_CONSULTATION_RETENTION_MONTHS,
  UNCONFIRMED_FIRST_CONSULTATION_RETENTION_HOURS,
} from '@/lib/shared/retention';

/** Unconfirmed ones after a day; the others twelve months after their hour. */
export async function purgeExpiredFirstConsultations(now: Date): Promise<void> {
  const unconfirmedBefore = subHours(now, UNCONFIRMED_FIRST_CONSULTATION_RETENTION_HOURS);
  const isOver = Prisma.sql`kind = 'first-consultation' AND (
    status IN ('released', 'expired') AND created_at < ${unconfirmedBefore}::timestamptz
    OR status IN ('confirmed', 'cancelled') AND starts_at < ${subMonths(now, FIRST_CONSULTATION_RETENTION_MONTHS)}::timestamptz)`;
  await db().$executeRaw`DELETE FROM bookings WHERE ${lockedById('bookings', isOver)}`;
}
