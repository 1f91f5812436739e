'use client';

import { CheckoutError } from '@/components/checkout/checkout-error';

/** A piece of the program that did not arrive comes only with a new load of the page, which the tab's memory survives. */
const isMissingCode = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';

export default function CheckoutErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  return <CheckoutError onRetry={isMissingCode(error) ? () => window.location.reload() : retry} />;
}
