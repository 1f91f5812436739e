import { type Copy, type CopyOutcome, joinSpaceChannel } from '@/components/private/space-channel';

/**
 * To the tab in which a space is open with its key, now and when one is opened: it seals for what it has opened, which this page does not
 * know. Returns what ends the offer.
 */
export function offerCopy(copy: Copy, onOutcome: (outcome: CopyOutcome) => void): () => void {
  const offer = () => channel.say({ kind: 'offered', ...copy });
  const channel = joinSpaceChannel((message) => {
    if (message.kind === 'open') offer();
    if (message.kind === 'kept' && message.attemptKey === copy.attemptKey) onOutcome(message.outcome);
  });
  offer();
  return channel.close;
}
