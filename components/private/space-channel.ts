import type { Recipient } from '@/lib/private/sealing/identity';

/** `full`: the space holds no more. */
export type CopyOutcome = 'stored' | 'full' | 'failed';

/** A text for the documents of the space. */
export type Copy = { name: string; text: string; attemptKey: string };

/**
 * Between the tabs of this browser: the form of the consultation asks and offers, the tab in which a space is open with its key answers.
 * `open` has the recipient of the identity that was opened there.
 */
type SpaceMessage =
  | { kind: 'asked' }
  | ({ kind: 'offered' } & Copy)
  | { kind: 'open'; recipient: Recipient }
  | { kind: 'closed' }
  | { kind: 'kept'; attemptKey: string; outcome: CopyOutcome };

type SpaceChannel = { say: (message: SpaceMessage) => void; close: () => void };

/** `heard` gets what other tabs of this origin say. */
export function joinSpaceChannel(heard: (message: SpaceMessage) => void): SpaceChannel {
  const channel = new BroadcastChannel('espacio');
  channel.onmessage = ({ data }: MessageEvent<SpaceMessage>) => heard(data);
  return { say: (message) => channel.postMessage(message), close: () => channel.close() };
}
