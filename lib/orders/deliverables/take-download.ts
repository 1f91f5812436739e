import 'server-only';
import { db } from '@/lib/server/db';
import { log } from '@/lib/server/log';
import { type DownloadKey, deliveryPath, isDelivery } from './download-link';
import { MOST_DOWNLOADS, openDownload, readShippedFile, shippedFileSize } from './find-download';

/** The address of the file, counted as downloaded; null if its link does not open it. */
export async function takeDownload(key: DownloadKey, now: Date): Promise<string | null> {
  const opened = await openDownload(key, now);
  if (!opened.ok) return null;
  const { downloadId, file, linkVersion } = opened;
  // Throws for a file that is missing, before it is counted.
  await shippedFileSize(file);
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
  return deliveryPath(key, downloadId, now);
}

type Delivered = { file: string; content: Uint8Array<ArrayBuffer> };

/** The file of a counted press, which counts nothing itself; null once its minutes are over, or its link does not open it any more. */
export async function deliverDownload(key: DownloadKey, delivery: string, now: Date): Promise<Delivered | null> {
  const opened = await openDownload(key, now, { isCounted: true });
  if (!opened.ok || !isDelivery(delivery, opened.downloadId, now)) return null;
  return { file: opened.file, content: await readShippedFile(opened.file) };
}
