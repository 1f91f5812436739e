import type { DeskKeyView } from '@/lib/private/desk-key/find-desk-key';

/**
 * What a passkey does not know to be of the desk: epochs of its key that nothing vouches for, those that the epoch before vouches for, and
 * the key on paper unless that was told before.
 */
export type UnvouchedKey = { unvouched: DeskKeyView['epochs']; following: DeskKeyView['epochs']; isPaperTold: boolean };

type SessionHandler = {
  /** Asks for a touch of the passkey. False if the person has left it. */
  confirm: () => Promise<boolean>;
  /** Tells of what an opened key does not vouch for. False if the person does not go on. */
  judgeKey: (unvouched: UnvouchedKey) => Promise<boolean>;
  /** The session has ended. */
  closed: () => void;
};

let handler: SessionHandler | null = null;

/** For what a call cannot decide itself: the frame registers this while it is mounted. Returns what removes it. */
export function registerSessionHandler(given: SessionHandler): () => void {
  handler = given;
  return () => {
    if (handler === given) handler = null;
  };
}

/** False without a frame. */
export async function askToConfirm(): Promise<boolean> {
  return (await handler?.confirm()) ?? false;
}

/** False without a frame. */
export async function askAboutKey(unvouched: UnvouchedKey): Promise<boolean> {
  return (await handler?.judgeKey(unvouched)) ?? false;
}

export function reportClosed(): void {
  handler?.closed();
}
