import type { DeskKeyView } from '@/lib/private/desk-key/find-desk-key';
import { sessionHandler } from '../session-handler';

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

const { register, current } = sessionHandler<SessionHandler>();

export { register as registerSessionHandler };

/** False without a frame. */
export async function askToConfirm(): Promise<boolean> {
  return (await current()?.confirm()) ?? false;
}

/** False without a frame. */
export async function askAboutKey(unvouched: UnvouchedKey): Promise<boolean> {
  return (await current()?.judgeKey(unvouched)) ?? false;
}

export function reportClosed(): void {
  current()?.closed();
}
