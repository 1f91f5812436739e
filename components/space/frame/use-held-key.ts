import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { awayFor } from '@/components/shared/browser/attendance';
import type { Identity, Opener, Recipient } from '@/lib/private/sealing/identity';
import type { RenewedWrapBody } from '@/lib/space/contract';
import { loadWays } from '../opening/load-ways';
import type { Opened } from '../opening/ways';

/** Without a key, a touch or a movement of the pointer. */
const LOCKED_AFTER_MS = 10 * 60_000;
const LOOK_EVERY_MS = 15_000;

type Held = {
  opener: Opener;
  /** Of the identity that was opened here. */
  recipient: Recipient;
  /** After the recovery key, until the new keys are made; otherwise it is dropped once it is an opener. */
  identity: Identity | null;
  /** Not null until its owner was warned of a key that nothing vouches for. */
  renewal: RenewedWrapBody | null;
};

export type UnvouchedHeld = Held & { renewal: RenewedWrapBody };

export function isUnvouched(held: Held): held is UnvouchedHeld {
  return held.renewal !== null;
}

type HeldKey = {
  held: Held | null;
  hold: (opened: Opened, keepsIdentity: boolean) => Promise<void>;
  /** Its owner was warned and goes on. */
  vouch: () => void;
  /** Forgets the key and everything that it has opened. */
  lock: () => void;
};

/** The key of the open space, in the memory of this tab: gone with the page, and when its person is away. */
export function useHeldKey(onAway: () => void): HeldKey {
  const queries = useQueryClient();
  const [held, setHeld] = useState<Held | null>(null);
  const lock = useCallback(() => {
    setHeld(null);
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] === 'space' && queryKey[1] !== '' });
  }, [queries]);
  const hold = useCallback(async ({ identity, recipient, renewal }: Opened, keepsIdentity: boolean) => {
    const { openerOf } = await loadWays();
    setHeld({ opener: await openerOf(identity), recipient, identity: keepsIdentity ? identity : null, renewal });
  }, []);
  const vouch = useCallback(() => setHeld((now) => now && { ...now, renewal: null }), []);
  const isHeld = held !== null;
  useEffect(() => {
    if (!isHeld) return;
    const timer = setInterval(() => {
      if (awayFor() < LOCKED_AFTER_MS) return;
      lock();
      onAway();
    }, LOOK_EVERY_MS);
    // A page that is put aside may come back as it was.
    addEventListener('pagehide', lock);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', lock);
    };
  }, [isHeld, lock, onAway]);
  return { held, hold, vouch, lock };
}
