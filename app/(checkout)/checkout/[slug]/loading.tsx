import { CheckoutSkeleton } from '@/components/checkout/checkout-skeleton';

export default function CheckoutLoading() {
  return <CheckoutSkeleton />;
}
