import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { awayFor } from '@/components/browser/attendance';
import type { Identity, Opener } from '@/lib/sealing/identity';
import { loadWays } from '../opening/load-ways';

/** Without a key, a touch or a movement of the pointer. */
const LOCKED_AFTER_MS = 10 * 60_000;
const LOOK_EVERY_MS = 15_000;

type Held = {
  opener: Opener;
  /** After the recovery key, until the new keys are made; otherwise it is dropped once it is an opener. */
  identity: Identity | null;
};

type HeldKey = {
  held: Held | null;
  hold: (identity: Identity, keepsIdentity: boolean) => Promise<void>;
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
  const hold = useCallback(async (identity: Identity, keepsIdentity: boolean) => {
    const { openerOf } = await loadWays();
    setHeld({ opener: await openerOf(identity), identity: keepsIdentity ? identity : null });
  }, []);
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
  return { held, hold, lock };
}
