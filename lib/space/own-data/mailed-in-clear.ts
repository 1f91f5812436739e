import 'server-only';
import type { Db } from '@/lib/server/db';
import type { Holdings } from './holdings';

/** When e-mails with this person's words came into the team's mailbox, the first one first: messages, and consultations that are not sealed. */
export async function mailedInClear(tx: Db, { consultation, message }: Holdings): Promise<Date[]> {
  const [consultations, messages] = await Promise.all([
    tx.consultation.findMany({
      where: { id: { in: consultation }, deskEpoch: null },
      select: { createdAt: true },
    }),
    tx.contactMessage.findMany({ where: { id: { in: message } }, select: { createdAt: true } }),
  ]);
  return [...consultations, ...messages].map(({ createdAt }) => createdAt).sort((a, b) => a.getTime() - b.getTime());
}
