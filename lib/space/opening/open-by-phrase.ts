import 'server-only';
import { db } from '@/lib/server/db';
import type { Device } from '@/lib/server/security/device';
import { mailboxOfTicket, spendTicket } from '../codes/tickets';
import { enter } from './enter';
import { judgePhrase, type PhraseRefusal } from './judge-phrase';
import type { Opened } from './opened';

type Input = { ticket: string; proof: string; earlierToken: string | null };

type Entered = ({ ok: true } & Opened) | PhraseRefusal | { ok: false; reason: 'ticket-over' };

/** Only for the holder of the mailbox: a stranger cannot use up its owner's attempts. A wrong phrase leaves the ticket for the next one. */
export async function openByPhrase(
  { ticket, proof, earlierToken }: Input,
  device: Device,
  now: Date,
): Promise<Entered> {
  const email = await mailboxOfTicket(ticket, now);
  const space = email && (await db().space.findUnique({ where: { email }, select: { id: true } }));
  if (!space) return { ok: false, reason: 'ticket-over' };
  const judged = await judgePhrase({ spaceId: space.id, sessionId: null }, proof, device, now);
  if (!judged.ok) return judged;
  return db().$transaction(async (tx) => {
    if (!(await spendTicket(tx, ticket, now))) return { ok: false, reason: 'ticket-over' };
    await tx.spaceKey.update({ where: { id: judged.key.id }, data: { lastUsedAt: now } });
    const { sessionToken, opened } = await enter(tx, { key: judged.key, device, earlierToken }, now);
    return { ok: true, sessionToken, opened };
  });
}
