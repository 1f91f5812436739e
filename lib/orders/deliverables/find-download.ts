import 'server-only';
import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { OrderStatus } from '@/lib/generated/prisma/enums';
import { db } from '@/lib/server/db';
import { type DownloadKey, downloadOfKey, stateOfKey } from './download-link';

/** No buyer comes near; a link that goes round does. */
export const MOST_DOWNLOADS = 40;

type ClosedReason = 'unknown' | 'replaced' | 'refunded' | 'revoked' | 'expired' | 'used-up';

type Granted = { validUntil: Date; revokedAt: Date | null; downloadCount: number; orderStatus: OrderStatus };

/** Why it cannot be downloaded now, or null if it can. */
export function closedReason({ validUntil, revokedAt, downloadCount, orderStatus }: Granted, now: Date) {
  if (orderStatus === 'refunded') return 'refunded';
  if (revokedAt !== null || orderStatus !== 'confirmed') return 'revoked';
  if (validUntil <= now) return 'expired';
  return downloadCount >= MOST_DOWNLOADS ? 'used-up' : null;
}

// The build puts the folder beside the server, whose working directory it is.
const pathOf = (file: string) => join(process.cwd(), 'deliverables', basename(file));

/** Bytes. */
export async function shippedFileSize(file: string): Promise<number> {
  return (await stat(pathOf(file))).size;
}

export function readShippedFile(file: string): Promise<Buffer<ArrayBuffer>> {
  return readFile(pathOf(file)) as Promise<Buffer<ArrayBuffer>>;
}

type OpenDownload = {
  title: string;
  /** Bytes. */
  size: number;
  validUntil: Date;
};

export type FoundDownload = ({ ok: true } & OpenDownload) | { ok: false; reason: ClosedReason };

/** What a link leads to. Nothing is counted: filters of e-mails open links too. */
export async function findDownload(key: DownloadKey, now: Date): Promise<FoundDownload> {
  const opened = await openDownload(key, now);
  if (!opened.ok) return opened;
  const { file, title, validUntil } = opened;
  return { ok: true, title, size: await shippedFileSize(file), validUntil };
}

type Opened =
  | { ok: true; downloadId: string; file: string; title: string; validUntil: Date; linkVersion: number }
  | { ok: false; reason: ClosedReason };

/** The file that this key opens at this moment, or why it opens none. `isCounted`: the limit lets what it has counted pass. */
export async function openDownload(key: DownloadKey, now: Date, { isCounted = false } = {}): Promise<Opened> {
  const id = downloadOfKey(key);
  const include = { deliverable: true, order: { select: { status: true, linkVersion: true } } } as const;
  const found = id && (await db().download.findUnique({ where: { id }, include }));
  if (!found) return { ok: false, reason: 'unknown' };
  const { deliverable, order, ...granted } = found;
  const { firstLinkVersion, validUntil } = granted;
  const { linkVersion } = order;
  const state = stateOfKey(key, { downloadId: id, linkVersion, firstLinkVersion });
  if (state !== 'present') return { ok: false, reason: state ?? 'unknown' };
  const reason = closedReason({ ...granted, orderStatus: order.status }, now);
  if (reason && !(isCounted && reason === 'used-up')) return { ok: false, reason };
  return { ok: true, downloadId: id, file: deliverable.file, title: deliverable.title, validUntil, linkVersion };
}
