import 'server-only';
import { Prisma } from '@/lib/generated/prisma/client';
import { type Db, sqlQuery } from '@/lib/server/db';
import type { LocalHoliday } from '@/lib/shared/working-days/local-holidays';

const EVERY_ONE = Prisma.sql`
  SELECT date::text AS date, name, added_at AS "addedAt", removed_at AS "removedAt"
  FROM local_holidays ORDER BY date, added_at`;

/** Every holiday that the firm has added, also those that were removed: what was promised while they counted goes on counting them. */
export function readLocalHolidays(tx?: Db): Promise<LocalHoliday[]> {
  return tx ? tx.$queryRaw<LocalHoliday[]>(EVERY_ONE) : sqlQuery<LocalHoliday>(EVERY_ONE);
}
