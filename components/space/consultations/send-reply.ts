import { loadCode } from '@/components/shared/browser/load-code';
import { hex } from '@/lib/private/sealing/hex';
import type { Recipient } from '@/lib/private/sealing/identity';
import { sha256 } from '@/lib/private/sealing/sha256';
import type { ReplyBody } from '@/lib/space/own-data/contract';
import { spaceFetch } from '../shared/space-fetch';
import { teamKey, withTeamKey } from '../shared/team-key';
import { loadOpening } from './read-consultations';

type Reply = {
  threadId: string;
  text: string;
  /** Of the open space. */
  email: string;
  /** Of the draft. */
  key: string;
  /** Of the space's identity that is open here. */
  own: Recipient;
};

/** Seals a text for the team and for the space itself, and sends it. Throws a PrivateFault, and sends nothing, without a key of the team. */
export async function sendReply({ threadId, text, email, key, own }: Reply): Promise<void> {
  const submission = hex(await sha256(`${key}\n${text}`));
  await withTeamKey(async () => {
    const { epoch, recipient } = await teamKey();
    const { sealReply } = await loadCode(loadOpening);
    const sealed = await sealReply({ text, email, threadId, replyTo: own }, recipient);
    const body: ReplyBody = { threadId, sealed, epoch, recipient, submission };
    await spaceFetch('/replies', { body });
  });
}
