import 'server-only';
import { z } from 'zod';
import { db } from '@/lib/db';
import { type DownloadKey, isDownloadKey } from './download-link';
import { type ClosedReason, closedReason } from './download-state';
import { shippedFileSize } from './shipped-files';

export type OpenDownload = {
  title: string;
  /** Bytes. */
  size: number;
  validUntil: Date;
};

export type FoundDownload = ({ ok: true } & OpenDownload) | { ok: false; reason: ClosedReason };

/** What a link leads to. Nothing is counted: filters of e-mails open links too. */
export async function findDownload(key: DownloadKey, now: Date): Promise<FoundDownload> {
  const known = z.uuid().safeParse(key.downloadId).success && isDownloadKey(key);
  const found = known
    ? await db().download.findUnique({
        where: { id: key.downloadId },
        include: { deliverable: true, order: { select: { status: true } } },
      })
    : null;
  if (!found) return { ok: false, reason: 'unknown' };
  const { deliverable, order, ...granted } = found;
  const reason = closedReason({ ...granted, orderStatus: order.status }, now);
  if (reason) return { ok: false, reason };
  const { file, title } = deliverable;
  return { ok: true, title, size: await shippedFileSize(file), validUntil: granted.validUntil };
}
