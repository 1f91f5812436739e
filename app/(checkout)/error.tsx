'use client';

import { CheckoutError } from '@/components/checkout/checkout-error';

export default function CheckoutErrorPage({ reset }: { error: Error; reset: () => void }) {
  return <CheckoutError onRetry={reset} />;
}
