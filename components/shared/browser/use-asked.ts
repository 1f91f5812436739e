import { useCallback, useRef, useState } from 'react';

type Asked<Answer> = { promise: Promise<Answer>; settle: (answer: Answer) => void };

function newQuestion<Answer>(): Asked<Answer> {
  let settle: Asked<Answer>['settle'] = () => undefined;
  const promise = new Promise<Answer>((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
}

/** Something that is asked of the person in between; all who ask meanwhile wait for the same answer. */
export function useAsked<Answer>(): {
  isAsked: boolean;
  ask: () => Promise<Answer>;
  answer: (answer: Answer) => void;
} {
  const asked = useRef<Asked<Answer> | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const ask = useCallback(() => {
    asked.current ??= newQuestion();
    setIsAsked(true);
    return asked.current.promise;
  }, []);
  const answer = useCallback((given: Answer) => {
    asked.current?.settle(given);
    asked.current = null;
    setIsAsked(false);
  }, []);
  return { isAsked, ask, answer };
}
