'use client';

import { createContext, use } from 'react';
import type { CatalogProduct } from '@/lib/catalog/queries';
import type { Business } from '../shared/business-facts';
import type { CheckoutAction, CheckoutState, Step } from './checkout-state';
import type { HoldActions } from './use-hold';

export type Checkout = {
  product: CatalogProduct;
  business: Business;
  state: CheckoutState;
  /** The state of this very moment, for what runs after an answer arrived. */
  getState: () => CheckoutState;
  dispatch: (action: CheckoutAction) => void;
  goTo: (step: Step, how?: 'push' | 'replace') => void;
  /** False on the server and until the page is alive: what is typed before then would be lost. */
  ready: boolean;
  hold: HoldActions;
};

const CheckoutContext = createContext<Checkout | null>(null);
export const CheckoutProvider = CheckoutContext.Provider;

export function useCheckout(): Checkout {
  const checkout = use(CheckoutContext);
  if (!checkout) throw new Error('useCheckout needs a CheckoutWizard above it.');
  return checkout;
}
