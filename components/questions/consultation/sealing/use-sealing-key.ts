import { useCallback, useRef, useState } from 'react';
import { askForSealingKey } from '@/components/private/sealing-key';
import type { DeskKeyAnswer } from '@/lib/private/desk-key/contract';

type Key = DeskKeyAnswer | null;

/**
 * The key that this form seals for, asked for when it is first touched, and again when it has changed or could not be read. `promised`: these
 * pages say that consultations are sealed.
 */
export function useSealingKey(promised: boolean) {
  const held = useRef<Promise<Key> | null>(null);
  /** Once its writer was told that it is sealed, it does not fall back by itself. */
  const [isPromised, setPromised] = useState(promised);
  const [shown, setShown] = useState<Key>(null);

  const ask = useCallback((): Promise<Key> => {
    const asked = askForSealingKey();
    held.current = asked;
    asked.then(
      (key) => {
        setShown(key);
        if (key) setPromised(true);
      },
      () => {
        if (held.current === asked) held.current = null;
      },
    );
    return asked;
  }, []);

  return {
    /** Of the key, for people to compare; null while nothing is sealed, or before that is known. */
    fingerprint: shown?.fingerprint ?? null,
    begin: useCallback(() => {
      if (!held.current) void ask();
    }, [ask]),
    isPromised,
    /** Rejects if it cannot be found out whether there is one. */
    settled: useCallback(() => held.current ?? ask(), [ask]),
    renew: ask,
  };
}

export type SealingKeys = Pick<ReturnType<typeof useSealingKey>, 'settled' | 'renew' | 'isPromised'>;
