import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { ApiFailure } from './call-api';

/** The server's sentence, or one about the network; the fallback for a response that cannot be read. */
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
