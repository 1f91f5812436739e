import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useState } from 'react';
import type { CatalogProduct } from '@/lib/orders/catalog/find-products';
import type { BusinessFacts } from './business-facts';
import type { CheckoutAction, CheckoutState, Step } from './checkout-state';
import type { HoldActions } from './use-hold';

export type Checkout = {
  product: CatalogProduct;
  business: BusinessFacts;
  state: CheckoutState;
  /** The current state, for code that runs after a response. */
  getState: () => CheckoutState;
  dispatch: (action: CheckoutAction) => void;
  goTo: (step: Step, how?: 'push' | 'replace') => void;
  /** False until hydration: what is typed before then would be lost. */
  ready: boolean;
  /** Names another step than the screen's to the visitor, such as the one to go back to; null for the screen's own. */
  nameStep: (step: Step | null) => void;
  /** Loads the code of the steps that follow. */
  prefetchSteps: () => void;
  hold: HoldActions;
  /** The session of a payment that was started before this page loaded. */
  resumedSession: string | null;
};

const CheckoutContext = createContext<Checkout | null>(null);
export const CheckoutProvider = CheckoutContext.Provider;

export function useCheckout(): Checkout {
  const checkout = use(CheckoutContext);
  if (!checkout) throw new Error('useCheckout needs a CheckoutWizard above it.');
  return checkout;
}

/** A query cache that lives as long as the screen below it. */
export function CheckoutQueries({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient());
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
