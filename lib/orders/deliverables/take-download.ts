import 'server-only';
import { db } from '@/lib/server/db';
import { log } from '@/lib/server/log';
import type { DownloadKey } from './download-link';
import { MOST_DOWNLOADS, openDownload, readShippedFile } from './find-download';

type Taken = { file: string; content: Uint8Array<ArrayBuffer> };

/** The file, counted as downloaded; null if its link does not open it. */
export async function takeDownload(key: DownloadKey, now: Date): Promise<Taken | null> {
  const opened = await openDownload(key, now);
  if (!opened.ok) return null;
  const { downloadId, file, linkVersion } = opened;
  const content = await readShippedFile(file);
  // All conditions again: of many presses at once no more than the limit count, and a refund or a new link may have come meanwhile.
  const [counted] = await db().download.updateManyAndReturn({
    where: {
      id: downloadId,
      revokedAt: null,
      validUntil: { gt: now },
      downloadCount: { lt: MOST_DOWNLOADS },
      order: { status: 'confirmed', linkVersion },
    },
    data: { downloadCount: { increment: 1 }, lastDownloadedAt: now },
    select: { orderId: true, downloadCount: true },
  });
  if (!counted) return null;
  log.info({ orderId: counted.orderId, downloads: counted.downloadCount }, 'deliverable downloaded');
  return { file, content };
}
