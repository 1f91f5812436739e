import type { Identity } from '@/lib/private/sealing/identity';

/** `exchanged`: what the server keeps for a key is not of the space that it was. */
export type ClosedBy = 'over' | 'deleted' | 'exchanged';

type SessionHandler = {
  /** Asks for a key of the open space. Null if its person has left it. */
  confirm: () => Promise<Identity | null>;
  /** The session has ended, the space is gone, or its key is not to be trusted. */
  closed: (why: ClosedBy) => void;
};

let handler: SessionHandler | null = null;

/** For what a call cannot decide itself: the page registers this while it is mounted. Returns what removes it. */
export function registerSessionHandler(given: SessionHandler): () => void {
  handler = given;
  return () => {
    if (handler === given) handler = null;
  };
}

/** The space's identity, for as long as a new key is wrapped. Null if no key was used. */
export async function askForKey(): Promise<Identity | null> {
  return (await handler?.confirm()) ?? null;
}

export function reportClosed(why: ClosedBy): void {
  handler?.closed(why);
}
