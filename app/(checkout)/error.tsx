'use client';

import { CheckoutError } from '@/components/checkout/checkout-error';

/** A script that failed to load needs a page load, which the stored checkout survives. */
const isMissingCode = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';

export default function CheckoutErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  return <CheckoutError onRetry={isMissingCode(error) ? () => window.location.reload() : retry} />;
}
