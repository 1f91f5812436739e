import { browserProblem } from '@/components/private/problem';
import { sessionHandler } from '@/components/private/session-handler';
import type { Identity } from '@/lib/private/sealing/identity';

/** `exchanged`: what the server keeps for a key is not of the space that it was. */
export type ClosedBy = 'over' | 'deleted' | 'exchanged';

type SessionHandler = {
  /** Asks for a key of the open space. Null if its person has left it. */
  confirm: () => Promise<Identity | null>;
  /** The session has ended, the space is gone, or its key is not to be trusted. */
  closed: (why: ClosedBy) => void;
};

const { register, current } = sessionHandler<SessionHandler>();

export { register as registerSessionHandler };

/** The space's identity, for as long as a new key is wrapped. Null if no key was used. */
export async function askForKey(): Promise<Identity | null> {
  return (await current()?.confirm()) ?? null;
}

/** The identity for a new wrap. One of the keys is used once more: it is not kept in between. Throws a Problem. */
export async function spaceForNewKey(): Promise<Identity> {
  const space = await askForKey();
  if (!space) throw browserProblem('not_confirmed');
  return space;
}

export function reportClosed(why: ClosedBy): void {
  current()?.closed(why);
}
