import 'server-only';
import { subDays } from 'date-fns';
import { db } from '@/lib/db';
import { DOWNLOAD_COUNT_RETENTION_DAYS } from '@/lib/retention';

/** Once a link has ended for long, how often and when it was used is nobody's business. */
export async function purgeDownloadCounts(now: Date): Promise<void> {
  await db().download.updateMany({
    where: { validUntil: { lt: subDays(now, DOWNLOAD_COUNT_RETENTION_DAYS) }, downloadCount: { gt: 0 } },
    data: { downloadCount: 0, lastDownloadedAt: null },
  });
}
