import 'server-only';
import { type Db, db } from '@/lib/db';
import type { LocalHoliday } from '@/lib/working-days/local-holidays';

/** Every holiday that the firm has added, also those that were removed: what was promised while they counted goes on counting them. */
export async function readLocalHolidays(tx: Db = db()): Promise<LocalHoliday[]> {
  const rows = await tx.localHoliday.findMany({ orderBy: [{ date: 'asc' }, { addedAt: 'asc' }] });
  return rows.map(({ date, name, addedAt, removedAt }) => ({
    date: date.toISOString().slice(0, 10),
    name,
    addedAt,
    removedAt,
  }));
}
