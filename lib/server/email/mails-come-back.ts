import 'server-only';
import type { Condition } from '@/lib/server/condition';
import { undeliveredMails } from './undelivered-mails';

/** One condition for each order, appointment and consultation, however many e-mails about it have come back. */
export async function mailsComeBack(now: Date): Promise<Condition[]> {
  const mails = await undeliveredMails(now);
  return [...new Set(mails.map(({ subjectId }) => subjectId))].flatMap((id) => {
    const about = mails.filter(({ subjectId }) => subjectId === id);
    const [first] = about;
    if (!first) return [];
    const kinds = [...new Set(about.map(({ kind }) => kind))].join(', ');
    return { kind: 'mail-undelivered', key: id, since: first.since, figures: { [first.subject]: id, mail: kinds } };
  });
}
