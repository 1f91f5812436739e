import { createContext, use } from 'react';
import type { CatalogProduct } from '@/lib/orders/catalog/find-products';
import type { BusinessFacts } from './business-facts';
import type { Step } from './checkout-state';
import type { useCheckoutSession } from './use-checkout-session';

export type News = { tone: 'note' | 'error'; text: string };

export type Checkout = Omit<ReturnType<typeof useCheckoutSession>, 'step'> & {
  product: CatalogProduct;
  business: BusinessFacts;
  /** Names another step than the screen's to the visitor, such as the one to go back to; null for the screen's own. */
  nameStep: (step: Step | null) => void;
  /** Says something above the step that is shown now, until another one is gone to. */
  tell: (news: News) => void;
  /** Loads the code of the steps that follow. */
  prefetchSteps: () => void;
};

const CheckoutContext = createContext<Checkout | null>(null);
export const CheckoutProvider = CheckoutContext.Provider;

export function useCheckout(): Checkout {
  const checkout = use(CheckoutContext);
  if (!checkout) throw new Error('No CheckoutWizard above.');
  return checkout;
}
