'use client';

import { CheckoutError } from '@/components/checkout/checkout-error';

/** Code that failed to load needs a reload of the page, which the tab's storage survives. */
const isMissingCode = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';

export default function CheckoutErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  return <CheckoutError onRetry={isMissingCode(error) ? () => window.location.reload() : retry} />;
}
