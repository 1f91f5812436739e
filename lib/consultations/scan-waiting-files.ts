import 'server-only';
import { db, sqlTransaction } from '@/lib/db';
import { serverEnv } from '@/lib/env';
import { Prisma } from '@/lib/generated/prisma/client';
import { enqueueStaffEmail } from './enqueue-staff-email';
import { type Scan, scanContent } from './files/scan-content';
import { storedParts } from './files/stored-files';
import { STEP_TIMEOUT_MS } from './time-limits';

const MOST_AT_ONCE = 200;

type Waiting = { id: string; consultationId: string; size: number };
type Verdict = Extract<Scan, 'clean' | 'infected'> | 'no-scanner';

/** Asks the virus scanner about the files that it has not seen, oldest first; without a scanner they wait no longer. */
export async function scanWaitingFiles(): Promise<void> {
  const host = serverEnv().CLAMAV_HOST;
  const waiting = await db().consultationFile.findMany({
    where: { awaitsScan: true },
    orderBy: [{ consultation: { createdAt: 'asc' } }, { position: 'asc' }],
    select: { id: true, consultationId: true, size: true },
    take: MOST_AT_ONCE,
  });
  for (const file of waiting) {
    const scan = host ? await scanContent(storedParts(file), host) : 'no-scanner';
    if (scan === 'unreachable') return;
    if (scan !== 'not-scanned') await settle(file, scan);
  }
}

/** The consultation is delivered with the verdict on its last file. An infected file keeps its name and loses its content. */
function settle({ id, consultationId }: Waiting, verdict: Verdict): Promise<void> {
  const infected = verdict === 'infected';
  return sqlTransaction(async (tx) => {
    // Two servers may settle the last two files of a consultation at the same moment.
    await tx.query(Prisma.sql`SELECT FROM consultations WHERE id = ${consultationId}::uuid FOR UPDATE`);
    const settled = await tx.query(Prisma.sql`
      UPDATE consultation_files
      SET awaits_scan = false, scanned = ${verdict !== 'no-scanner'}, infected = ${infected}
      WHERE id = ${id}::uuid AND awaits_scan RETURNING id`);
    if (settled.length === 0) return;
    if (infected) await tx.query(Prisma.sql`DELETE FROM consultation_file_parts WHERE file_id = ${id}::uuid`);
    const others = await tx.query(Prisma.sql`
      SELECT FROM consultation_files WHERE consultation_id = ${consultationId}::uuid AND awaits_scan LIMIT 1`);
    if (others.length === 0) await enqueueStaffEmail(tx, consultationId);
  }, STEP_TIMEOUT_MS);
}
