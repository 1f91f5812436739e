import 'server-only';
import { subDays } from 'date-fns';
import { db } from '@/lib/server/db';
import { DOWNLOAD_COUNT_RETENTION_DAYS } from '@/lib/shared/retention';

/** Some time after the end of a link, how often and when it was used is not kept any longer. */
export async function purgeDownloadCounts(now: Date): Promise<void> {
  await db().download.updateMany({
    where: { validUntil: { lt: subDays(now, DOWNLOAD_COUNT_RETENTION_DAYS) }, downloadCount: { gt: 0 } },
    data: { downloadCount: 0, lastDownloadedAt: null },
  });
}
