import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { ApiFailure } from './api';

/** The server's own sentence, or what the network did; an answer that makes no sense gives the fallback. */
export function useFailureMessage() {
  const t = useTranslations('Checkout.failure');
  return useCallback(
    (failure: ApiFailure, fallback?: string) => {
      if (failure.kind === 'refused') return failure.message;
      return failure.kind === 'unreadable' && fallback ? fallback : t(failure.kind);
    },
    [t],
  );
}
