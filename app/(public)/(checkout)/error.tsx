'use client';

import { CheckoutError } from '@/components/orders/checkout/checkout-error';
import { CodeUnavailable } from '@/components/orders/checkout/code-unavailable';

/** Code that the framework itself could not load. What the checkout loads on demand never comes here. */
const isMissingCode = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';

export default function CheckoutErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  return isMissingCode(error) ? <CodeUnavailable /> : <CheckoutError onRetry={retry} />;
}
