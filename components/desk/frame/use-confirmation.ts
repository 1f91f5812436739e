import { useCallback, useEffect, useState } from 'react';
import { registerSessionHandler, type UnvouchedKey } from '@/components/private/desk/session-handler';
import { useChangeSession } from '@/components/private/desk/use-session';
import { useAsked } from '@/components/shared/browser/use-asked';

type Confirmation = {
  isAsked: boolean;
  answer: (isConfirmed: boolean) => void;
  /** What its person is told of, and asked whether to go on; null if nothing. */
  unvouched: UnvouchedKey | null;
  decide: (goesOn: boolean) => void;
};

/** Answers the calls of the desk that need a touch, or a decision; several at once wait for the same one. */
export function useConfirmation(): Confirmation {
  const { isAsked, ask: confirm, answer } = useAsked<boolean>();
  const { isAsked: isTold, ask: tell, answer: decide } = useAsked<boolean>();
  const [unvouched, setUnvouched] = useState<UnvouchedKey | null>(null);
  const judgeKey = useCallback(
    (given: UnvouchedKey) => {
      setUnvouched(given);
      return tell();
    },
    [tell],
  );
  const changeSession = useChangeSession();
  useEffect(() => {
    const closed = () => {
      answer(false);
      decide(false);
      changeSession(null);
    };
    return registerSessionHandler({ confirm, judgeKey, closed });
  }, [confirm, answer, judgeKey, decide, changeSession]);
  return { isAsked, answer, unvouched: isTold ? unvouched : null, decide };
}
