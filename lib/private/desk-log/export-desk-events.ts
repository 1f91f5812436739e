import 'server-only';
import { db } from '@/lib/server/db';
import { type CsvCell, csvReference, writeCsv } from '@/lib/shared/csv';
import { madridDate, madridTime } from '@/lib/shared/madrid-time';
import type { DeskEventKind } from './desk-event-kinds';
import { recordDeskEvent } from './record-desk-event';
import type { StaffMember } from './staff-member';

type Words = {
  head: string[];
  kind: (kind: DeskEventKind) => string;
  subject: (event: { kind: DeskEventKind; subject: string | null }) => string;
  server: string;
};

/** The whole log as CSV, oldest first; the export is its last line. */
export async function exportDeskEvents(staff: StaffMember, words: Words, now: Date): Promise<string> {
  const events = await db().$transaction(async (tx) => {
    await recordDeskEvent(tx, { staff, kind: 'log.exported', now });
    return tx.deskEvent.findMany({ orderBy: [{ at: 'asc' }, { id: 'asc' }] });
  });
  const rows = events.map(({ at, staffId, staffName, kind, orderId, subject }): CsvCell[] => [
    madridDate(at),
    madridTime(at),
    staffId ? staffName : words.server,
    words.kind(kind as DeskEventKind),
    asCell(words.subject({ kind: kind as DeskEventKind, subject })),
    orderId ?? '',
  ]);
  return writeCsv([words.head, ...rows]);
}

const REFERENCE = /^[0-9A-F]{8}$/;

function asCell(subject: string): string {
  return REFERENCE.test(subject) ? csvReference(subject) : subject;
}
