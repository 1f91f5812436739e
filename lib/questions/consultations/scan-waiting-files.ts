import 'server-only';
import { Prisma } from '@/lib/generated/prisma/client';
import { db, sqlTransaction } from '@/lib/server/db';
import { serverEnv } from '@/lib/shared/env';
import { STEP_TIMEOUT_MS } from '@/lib/shared/time-limits';
import { enqueueStaffEmail } from './enqueue-staff-email';
import { type Scan, scanContent } from './files/scan-content';
import { storedParts } from './files/stored-files';

const PAGE_SIZE = 200;
/** The next run begins after five minutes. */
const MAX_RUN_MS = 4 * 60_000;
/** After so long a file about which the scanner gives no verdict is delivered as not scanned. A scanner that is down is waited for. */
const MAX_WAIT_MS = 24 * 60 * 60_000;

type Waiting = { id: string; consultationId: string; size: number; consultation: { createdAt: Date } };
type Verdict = Exclude<Scan, 'unreachable'> | 'no-scanner';

/** Asks the virus scanner about the files that it has not judged, oldest first; without a scanner they wait no longer. */
export async function scanWaitingFiles(now: Date): Promise<void> {
  const host = serverEnv().CLAMAV_HOST;
  const deadline = performance.now() + MAX_RUN_MS;
  for await (const file of waitingFiles()) {
    const scan = host ? await scanContent(storedParts(file), host) : 'no-scanner';
    if (scan === 'unreachable' || performance.now() > deadline) return;
    const mayWait = now.getTime() - file.consultation.createdAt.getTime() < MAX_WAIT_MS;
    if (scan !== 'not-scanned' || !mayWait) await settle(file, scan);
  }
}

/** Page by page: files that keep waiting do not keep later ones from being asked about. */
async function* waitingFiles(): AsyncGenerator<Waiting> {
  let last: string | undefined;
  let page: Waiting[];
  do {
    page = await db().consultationFile.findMany({
      where: { awaitsScan: true, ...(last && { id: { gt: last } }) },
      // A version 7 UUID begins with its time.
      orderBy: { id: 'asc' },
      select: { id: true, consultationId: true, size: true, consultation: { select: { createdAt: true } } },
      take: PAGE_SIZE,
    });
    yield* page;
    last = page.at(-1)?.id;
  } while (page.length === PAGE_SIZE);
}

/** The consultation is delivered with its last file. An infected file keeps its name and loses its content. */
function settle({ id, consultationId }: Waiting, verdict: Verdict): Promise<void> {
  const infected = verdict === 'infected';
  const scanned = infected || verdict === 'clean';
  return sqlTransaction(async (tx) => {
    // Two servers may settle the last two files of a consultation at the same moment.
    await tx.query(Prisma.sql`SELECT FROM consultations WHERE id = ${consultationId}::uuid FOR UPDATE`);
    const settled = await tx.query(Prisma.sql`
      UPDATE consultation_files
      SET awaits_scan = false, scanned = ${scanned}, infected = ${infected}
      WHERE id = ${id}::uuid AND awaits_scan RETURNING id`);
    if (settled.length === 0) return;
    if (infected) await tx.query(Prisma.sql`DELETE FROM consultation_file_parts WHERE file_id = ${id}::uuid`);
    const others = await tx.query(Prisma.sql`
      SELECT FROM consultation_files WHERE consultation_id = ${consultationId}::uuid AND awaits_scan LIMIT 1`);
    if (others.length === 0) await enqueueStaffEmail(tx, consultationId);
  }, STEP_TIMEOUT_MS);
}
