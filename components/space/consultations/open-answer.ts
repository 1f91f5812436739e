import { openReply, type SealedReply, writeReply } from '@/lib/private/replies/sealed-reply';
import { fromBase64, toBase64 } from '@/lib/private/sealing/base64';
import type { Opener, Recipient } from '@/lib/private/sealing/identity';
import type { OpenRefusal } from '@/lib/private/sealing/open';
import { openInWorker, sealInWorker } from '@/lib/private/sealing/worker/in-worker';
import type { Result } from '@/lib/shared/result';

/* What is done with texts that are sealed. Loaded with the first of them. */

type Opened = Result<{ text: string }, OpenRefusal>;

/** `wrong-key`: it was sealed for a space that this mailbox had before, or for the team alone. */
export async function openText(sealed: string, opener: Opener): Promise<Opened> {
  const opened = await openInWorker(fromBase64(sealed), [opener]);
  return opened.ok ? { ok: true, text: new TextDecoder().decode(opened.content) } : opened;
}

/** What the owner of the space has written to the team. */
export async function openOwnReply(sealed: string, opener: Opener): Promise<Opened> {
  const opened = await openReply(fromBase64(sealed), [opener], openInWorker);
  if (opened.ok) return { ok: true, text: opened.reply.text };
  return { ok: false, reason: opened.reason === 'unreadable' ? 'damaged' : opened.reason };
}

/** For the team and for the space itself. */
export async function sealReply(reply: SealedReply, team: Recipient): Promise<string> {
  return toBase64(await sealInWorker(writeReply(reply), [team, reply.replyTo]));
}
