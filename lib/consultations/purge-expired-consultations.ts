import 'server-only';
import { subMonths } from 'date-fns';
import { db } from '@/lib/db';
import { REJECTED_FORM_LIFETIME_MS } from './rejected-form';
import { RETENTION_MONTHS } from './retention';

/** Deletes consultations with their files, and stored rejected forms. */
export async function purgeExpiredConsultations(now: Date): Promise<void> {
  await db().consultation.deleteMany({ where: { createdAt: { lt: subMonths(now, RETENTION_MONTHS) } } });
  const rejectedBefore = new Date(now.getTime() - REJECTED_FORM_LIFETIME_MS);
  await db().refusedConsultation.deleteMany({ where: { createdAt: { lt: rejectedBefore } } });
}
