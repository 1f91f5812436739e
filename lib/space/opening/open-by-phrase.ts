import 'server-only';
import { db } from '@/lib/db';
import type { Device } from '@/lib/security/device';
import { mailboxOfTicket } from '../codes/mailbox-of-ticket';
import { enter } from './enter';
import { judgePhrase, type PhraseRefusal } from './judge-phrase';
import type { Opened } from './opened';

type Input = { ticket: string; proof: string; earlierToken: string | null };

type Entered = ({ ok: true } & Opened) | PhraseRefusal | { ok: false; reason: 'ticket-over' };

/** Only for the holder of the mailbox: a stranger cannot use up its owner's attempts. */
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
  const { sessionToken, opened } = await db().$transaction(async (tx) => {
    await tx.spaceKey.update({ where: { id: judged.key.id }, data: { lastUsedAt: now } });
    return enter(tx, { key: judged.key, device, earlierToken }, now);
  });
  return { ok: true, sessionToken, opened };
}
