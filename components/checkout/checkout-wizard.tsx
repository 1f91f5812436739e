'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import type { CatalogProduct } from '@/lib/catalog/queries';
import { CheckoutSkeleton } from './checkout-skeleton';
import { CustomerStep } from './customer/customer-step';
import type { Business } from './shared/business-facts';
import { StepAnnouncer } from './shared/step-announcer';
import { type Checkout, CheckoutProvider } from './state/checkout-context';
import { useCheckoutSession } from './state/use-checkout-session';
import { useLateScreen } from './step-screens';

type Props = {
  product: CatalogProduct;
  /** `?paso=` of the request. */
  firstStep: string | null;
  business: Business;
};

/** The whole purchase of one product, in this tab. */
export function CheckoutWizard(props: Props) {
  const [queries] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={queries}>
      <CheckoutSteps {...props} />
    </QueryClientProvider>
  );
}

function CheckoutSteps({ product, firstStep, business }: Props) {
  const { step, ...session } = useCheckoutSession(product, firstStep);
  const LateScreen = useLateScreen(step);
  const Screen = step === 'customer' ? CustomerStep : LateScreen;
  // What a later step shows is known to the browser only.
  if (!session.ready && firstStep !== null) return <CheckoutSkeleton />;
  const checkout: Checkout = { product, business, ...session };
  return (
    <CheckoutProvider value={checkout}>
      <StepAnnouncer step={step} shown={Screen !== null} />
      {Screen ? <Screen /> : <CheckoutSkeleton />}
    </CheckoutProvider>
  );
}
