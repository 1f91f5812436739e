'use client';

import { useCallback, useState } from 'react';
import { PartBoundary } from '@/components/shared/forms/part-boundary';
import type { CatalogProduct } from '@/lib/orders/catalog/queries';
import { CheckoutSkeleton } from './checkout-skeleton';
import { CodeUnavailable } from './code-unavailable';
import { StepAnnouncer } from './shared/step-announcer';
import type { BusinessFacts } from './state/business-facts';
import { type Checkout, CheckoutProvider } from './state/checkout-context';
import { CheckoutQueries } from './state/checkout-queries';
import { type Step, stepsOf } from './state/checkout-state';
import { useCheckoutSession } from './state/use-checkout-session';
import { prefetchScreens, useStepScreen } from './step-screens';

type Props = {
  product: CatalogProduct;
  /** `?paso=` of the request. */
  firstStep: string | null;
  business: BusinessFacts;
};

/** The whole purchase of one product, in this tab. */
export function CheckoutWizard(props: Props) {
  return (
    <CheckoutQueries>
      <CheckoutSteps {...props} />
    </CheckoutQueries>
  );
}

function CheckoutSteps({ product, firstStep, business }: Props) {
  const { step, ...session } = useCheckoutSession(product, firstStep);
  const screen = useStepScreen(step);
  const [named, nameStep] = useState<Step | null>(null);
  const prefetchSteps = useCallback(() => prefetchScreens(stepsOf(product)), [product]);
  // Only the browser knows what a later step shows.
  if (!session.ready && firstStep !== null) return <CheckoutSkeleton />;
  const checkout: Checkout = { product, business, nameStep, prefetchSteps, ...session };
  return (
    <CheckoutProvider value={checkout}>
      <StepAnnouncer step={named ?? step} shown={screen.state === 'ready'} />
      {screen.state === 'ready' && (
        <PartBoundary key={step}>
          <screen.module />
        </PartBoundary>
      )}
      {screen.state === 'waiting' && <CheckoutSkeleton />}
      {screen.state === 'failed' && <CodeUnavailable />}
    </CheckoutProvider>
  );
}
