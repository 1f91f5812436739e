import { useCallback, useRef, useState } from 'react';
import type { Identity } from '@/lib/sealing/identity';

type Asked = { promise: Promise<Identity | null>; settle: (identity: Identity | null) => void };

/** A key that is asked for in between; several calls at once wait for the same one. */
export function useConfirmation(): {
  isAsked: boolean;
  confirm: () => Promise<Identity | null>;
  answer: (identity: Identity | null) => void;
} {
  const asked = useRef<Asked | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const confirm = useCallback(() => {
    if (asked.current) return asked.current.promise;
    let settle: Asked['settle'] = () => undefined;
    const promise = new Promise<Identity | null>((resolve) => {
      settle = resolve;
    });
    asked.current = { promise, settle };
    setIsAsked(true);
    return promise;
  }, []);
  const answer = useCallback((identity: Identity | null) => {
    asked.current?.settle(identity);
    asked.current = null;
    setIsAsked(false);
  }, []);
  return { isAsked, confirm, answer };
}
