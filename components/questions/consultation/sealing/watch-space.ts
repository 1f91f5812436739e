import { joinSpaceChannel } from '@/components/private/space-channel';
import { fingerprint } from '@/lib/private/sealing/fingerprint';
import type { Recipient } from '@/lib/private/sealing/identity';

/** A space that is open with its key in another tab of this browser, as people compare it. */
export type SpaceBeside = { recipient: Recipient; digits: string };

/** `onSpace` gets it, and null once it is closed. Returns what ends that. */
export function watchSpace(onSpace: (space: SpaceBeside | null) => void): () => void {
  let latest: Recipient | null = null;
  const { say, close } = joinSpaceChannel(async (message) => {
    if (message.kind === 'closed') {
      latest = null;
      onSpace(null);
    }
    if (message.kind !== 'open') return;
    const { recipient } = message;
    latest = recipient;
    const digits = await fingerprint(recipient);
    if (latest === recipient) onSpace({ recipient, digits });
  });
  say({ kind: 'asked' });
  return close;
}
