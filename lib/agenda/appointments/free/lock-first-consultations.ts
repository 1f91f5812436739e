import 'server-only';
import type { Db } from '@/lib/server/db';

/** Until the end of the transaction, one at a time on all servers: what the next one counts, this one has written. */
export async function lockFirstConsultations(tx: Db): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('first-consultations', 0))`;
}
