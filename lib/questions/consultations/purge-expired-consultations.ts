import 'server-only';
import { subMonths } from 'date-fns';
import { db } from '@/lib/server/db';
import { CONSULTATION_RETENTION_MONTHS, REJECTED_FORM_RETENTION_MS } from '@/lib/shared/retention';

/** Deletes consultations, with their files, after twelve months, and answers of refused forms after an hour. */
export async function purgeExpiredConsultations(now: Date): Promise<void> {
  await db().consultation.deleteMany({ where: { createdAt: { lt: subMonths(now, CONSULTATION_RETENTION_MONTHS) } } });
  const rejectedBefore = new Date(now.getTime() - REJECTED_FORM_RETENTION_MS);
  await db().refusedConsultation.deleteMany({ where: { createdAt: { lt: rejectedBefore } } });
}
