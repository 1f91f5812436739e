import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { useProblemMessage } from '../state/call-api';
import { useCheckout } from '../state/checkout-context';
import { isSettled, type Outcome, stepAfterCustomer } from '../state/checkout-state';
import { SLOTS_KEY } from '../state/use-hold';
import { cancellationTexts } from './outcome-texts';
import { readOrder } from './read-order';

/** Ends the session and returns to the choice, unless the payment came first. */
export function useCancelPayment(sessionId: string, finish: (outcome: Outcome) => void) {
  const { product, dispatch, goTo, tell } = useCheckout();
  const t = useTranslations('Checkout.pending');
  const texts = useTranslations();
  const problemMessage = useProblemMessage();
  const queries = useQueryClient();
  const [cancelling, setCancelling] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const cancel = useCallback(async () => {
    setCancelling(true);
    setProblem(null);
    const result = await readOrder('cancel', sessionId);
    setCancelling(false);
    if (!result.ok) return setProblem(problemMessage(result.problem, t('cancelFailed')));
    const { outcome } = result.value;
    if (outcome === null) return setProblem(texts(cancellationTexts.open));
    if (isSettled(outcome)) return finish(outcome);
    // Change the step before the payment: the payment step without one would hold the hour again.
    goTo(stepAfterCustomer(product), 'replace');
    dispatch({ type: 'payment-abandoned' });
    void queries.invalidateQueries({ queryKey: SLOTS_KEY });
    tell({ tone: 'note', text: texts(cancellationTexts[outcome]) });
  }, [sessionId, product, dispatch, goTo, finish, problemMessage, tell, queries, t, texts]);

  return { cancel, cancelling, problem };
}
