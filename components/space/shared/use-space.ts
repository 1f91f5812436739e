import { createContext, useContext } from 'react';
import type { Opener, Recipient } from '@/lib/private/sealing/identity';
import type { SpaceView } from '@/lib/space/contract';

export type OpenSpace = {
  view: SpaceView;
  /** The space's identity, in the memory of this tab alone. */
  opener: Opener;
  /** Of that identity: what is put in the space is sealed for it, and for nothing that the server names. */
  recipient: Recipient;
  /** Forgets the key at once; the session goes on. */
  lock: () => void;
};

export const SpaceContext = createContext<OpenSpace | null>(null);

/** Of the space that is open in this tab. */
export function useSpace(): OpenSpace {
  const space = useContext(SpaceContext);
  if (!space) throw new Error('No space is open here');
  return space;
}
