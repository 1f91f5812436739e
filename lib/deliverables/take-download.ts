import 'server-only';
import { db } from '@/lib/db';
import { log } from '@/lib/log';
import { type DownloadKey, isDownloadKey } from './download-link';
import { MOST_DOWNLOADS } from './download-state';
import { findDownload } from './find-download';
import { readShippedFile } from './shipped-files';

type Taken = { file: string; content: Uint8Array<ArrayBuffer> };

/** The file, counted as downloaded; null if its link does not open it. */
export async function takeDownload(key: DownloadKey, now: Date): Promise<Taken | null> {
  if (!isDownloadKey(key) || !(await findDownload(key, now)).ok) return null;
  const { downloadId: id } = key;
  const { deliverable } = await db().download.findUniqueOrThrow({ where: { id }, select: { deliverable: true } });
  const content = await readShippedFile(deliverable.file);
  // All conditions again: of many presses at once no more than the limit count, and a refund may have come meanwhile.
  const [counted] = await db().download.updateManyAndReturn({
    where: {
      id,
      revokedAt: null,
      validUntil: { gt: now },
      downloadCount: { lt: MOST_DOWNLOADS },
      order: { status: 'confirmed' },
    },
    data: { downloadCount: { increment: 1 }, lastDownloadedAt: now },
    select: { orderId: true, downloadCount: true },
  });
  if (!counted) return null;
  log.info({ orderId: counted.orderId, downloads: counted.downloadCount }, 'deliverable downloaded');
  return { file: deliverable.file, content };
}
