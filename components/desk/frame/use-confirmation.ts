import { useCallback, useEffect, useRef, useState } from 'react';
import { registerSessionHandler } from '../shared/session-handler';
import { useChangeSession } from '../shared/use-session';

type Asked = { promise: Promise<boolean>; settle: (isConfirmed: boolean) => void };

function newQuestion(): Asked {
  let settle: Asked['settle'] = () => undefined;
  const promise = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
}

/** Answers the calls of the desk that need a touch; several at once wait for the same one. */
export function useConfirmation(): { isAsked: boolean; answer: (isConfirmed: boolean) => void } {
  const asked = useRef<Asked | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const changeSession = useChangeSession();
  const answer = useCallback((isConfirmed: boolean) => {
    asked.current?.settle(isConfirmed);
    asked.current = null;
    setIsAsked(false);
  }, []);
  useEffect(() => {
    const confirm = () => {
      asked.current ??= newQuestion();
      setIsAsked(true);
      return asked.current.promise;
    };
    const closed = () => {
      answer(false);
      changeSession(null);
    };
    return registerSessionHandler({ confirm, closed });
  }, [answer, changeSession]);
  return { isAsked, answer };
}
