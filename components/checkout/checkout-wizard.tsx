'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import type { CatalogProduct } from '@/lib/catalog/queries';
import { BookingStep } from './booking-step';
import type { Business } from './business';
import { type Checkout, CheckoutProvider } from './checkout-context';
import { CheckoutSkeleton } from './checkout-skeleton';
import type { Step } from './checkout-state';
import { Confirmation } from './confirmation';
import { CustomerStep } from './customer-step';
import { PaymentPending } from './payment-pending';
import { PaymentStep } from './payment-step';
import { StepAnnouncer } from './step-announcer';
import { useCheckoutSession } from './use-checkout-session';

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

const screens: Record<Step, () => React.ReactNode> = {
  customer: CustomerStep,
  booking: BookingStep,
  payment: PaymentStep,
  'payment-pending': PaymentPending,
  confirmation: Confirmation,
};

function CheckoutSteps({ product, firstStep, business }: Props) {
  const { step, ...session } = useCheckoutSession(product, firstStep);
  // What a later step shows is known to the browser only.
  if (!session.ready && firstStep !== null) return <CheckoutSkeleton />;
  const checkout: Checkout = { product, business, ...session };
  const Screen = screens[step];
  return (
    <CheckoutProvider value={checkout}>
      <StepAnnouncer step={step} />
      <Screen />
    </CheckoutProvider>
  );
}
