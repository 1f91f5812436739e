import 'server-only';
import { subHours, subMonths } from 'date-fns';
import { db } from '@/lib/server/db';
import {
  FIRST_CONSULTATION_RETENTION_MONTHS,
  UNCONFIRMED_FIRST_CONSULTATION_RETENTION_HOURS,
} from '@/lib/shared/retention';

/** Unconfirmed ones after a day; the others twelve months after their hour. */
export async function purgeExpiredFirstConsultations(now: Date): Promise<void> {
  const kind = 'first-consultation';
  await db().booking.deleteMany({
    where: {
      kind,
      status: { in: ['released', 'expired'] },
      createdAt: { lt: subHours(now, UNCONFIRMED_FIRST_CONSULTATION_RETENTION_HOURS) },
    },
  });
  await db().booking.deleteMany({
    where: {
      kind,
      status: { in: ['confirmed', 'cancelled'] },
      startsAt: { lt: subMonths(now, FIRST_CONSULTATION_RETENTION_MONTHS) },
    },
  });
}
