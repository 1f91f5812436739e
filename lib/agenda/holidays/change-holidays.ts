import 'server-only';
import { type Db, db } from '@/lib/server/db';
import { formatDate } from '@/lib/shared/madrid-time';
import type { Holiday } from '@/lib/shared/working-days/local-holidays';

/** One transaction, the only one that changes local holidays: two people change them one after the other. */
export function changeHolidays<Value>(change: (tx: Db) => Promise<Value>): Promise<Value> {
  return db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended('local-holidays', 0))::text`;
    return change(tx);
  });
}

/** Names a holiday in the log. */
export function holidayText({ date, name }: Holiday): string {
  return `${formatDate(date)}, ${name}`;
}
