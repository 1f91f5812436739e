import 'server-only';
import { db } from '@/lib/server/db';

export type PendingErasure = {
  id: string;
  email: string;
  /** When the e-mails came that are to be deleted. */
  receivedAt: Date[];
  askedAt: Date;
};

/** What a person has to delete from the team's own mailbox, the oldest request first. */
export async function pendingErasures(): Promise<PendingErasure[]> {
  return db().mailboxErasure.findMany({ orderBy: [{ askedAt: 'asc' }, { id: 'asc' }] });
}
