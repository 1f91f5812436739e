import 'server-only';
import { subMonths } from 'date-fns';
import { db } from '@/lib/db';
import { REFUSED_LIFETIME_MS } from './refused-consultation';
import { RETENTION_MONTHS } from './retention';

/** Deletes consultations, with their files, after twelve months, and what was typed into refused forms after an hour. */
export async function forgetConsultations(now: Date): Promise<void> {
  await db().consultation.deleteMany({ where: { createdAt: { lt: subMonths(now, RETENTION_MONTHS) } } });
  const refusedBefore = new Date(now.getTime() - REFUSED_LIFETIME_MS);
  await db().refusedConsultation.deleteMany({ where: { createdAt: { lt: refusedBefore } } });
}
