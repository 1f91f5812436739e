import 'server-only';
import { db } from '@/lib/server/db';
import type { DeskEventKind } from './desk-event-kinds';

const LINES_A_PAGE = 50;

export type LogLine = {
  id: string;
  /** ISO 8601 in UTC. */
  at: string;
  /** Empty: a command on the server. */
  staffName: string;
  kind: DeskEventKind;
  orderId: string | null;
  subject: string | null;
};

export type LogPage = { lines: LogLine[]; page: number; pages: number };

type Filter = { page: number; kind?: DeskEventKind | undefined };

/** The latest first. A page beyond the last one is the last one. */
export async function listDeskEvents({ page, kind }: Filter): Promise<LogPage> {
  const where = { ...(kind && { kind }) };
  const count = await db().deskEvent.count({ where });
  const pages = Math.max(1, Math.ceil(count / LINES_A_PAGE));
  const shown = Math.min(page, pages);
  const rows = await db().deskEvent.findMany({
    where,
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    skip: (shown - 1) * LINES_A_PAGE,
    take: LINES_A_PAGE,
  });
  const lines = rows.map(({ id, at, staffName, kind: known, orderId, subject }) => ({
    id,
    at: at.toISOString(),
    staffName,
    kind: known as DeskEventKind,
    orderId,
    subject,
  }));
  return { lines, page: shown, pages };
}
