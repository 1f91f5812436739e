import { useEffect } from 'react';
import { useAsked } from '@/components/browser/use-asked';
import { registerSessionHandler } from '../shared/session-handler';
import { useChangeSession } from '../shared/use-session';

/** Answers the calls of the desk that need a touch; several at once wait for the same one. */
export function useConfirmation(): { isAsked: boolean; answer: (isConfirmed: boolean) => void } {
  const { isAsked, ask: confirm, answer } = useAsked<boolean>();
  const changeSession = useChangeSession();
  useEffect(() => {
    const closed = () => {
      answer(false);
      changeSession(null);
    };
    return registerSessionHandler({ confirm, closed });
  }, [confirm, answer, changeSession]);
  return { isAsked, answer };
}
