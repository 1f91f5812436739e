import 'server-only';
import { type Db, db } from '@/lib/db';
import type { LocalHoliday } from '@/lib/working-days/local-holidays';

/** Every holiday that the firm has added, also those that were removed: what was promised while they counted goes on counting them. */
export function readLocalHolidays(tx: Db = db()): Promise<LocalHoliday[]> {
  return tx.$queryRaw<LocalHoliday[]>`
    SELECT date::text AS date, name, added_at AS "addedAt", removed_at AS "removedAt"
    FROM local_holidays ORDER BY date, added_at`;
}
