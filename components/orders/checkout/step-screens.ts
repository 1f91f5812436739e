import type { ReactNode } from 'react';
import { type Load, loadCode } from '@/components/shared/browser/load-code';
import { type LazyModule, useLazyModule } from '@/components/shared/browser/use-lazy-module';
import { CustomerStep } from './customer/customer-step';
import type { Step } from './state/checkout-state';

type Screen = () => ReactNode;
type LoadedStep = Exclude<Step, 'customer'>;

// Only the first step is part of the page. The others load while the visitor is typing.
const loaders: Record<LoadedStep, Load<Screen>> = {
  booking: async () => (await import('./booking/booking-step')).BookingStep,
  payment: async () => (await import('./payment/payment-step')).PaymentStep,
  'payment-pending': async () => (await import('./outcome/payment-pending')).PaymentPending,
  confirmation: async () => (await import('./outcome/confirmation')).Confirmation,
};

const isLoaded = (step: Step): step is LoadedStep => step !== 'customer';

export function useStepScreen(step: Step): LazyModule<Screen> {
  const screen = useLazyModule(loaders[isLoaded(step) ? step : 'booking'], isLoaded(step));
  return isLoaded(step) ? screen : { state: 'ready', module: CustomerStep };
}

/** Loads these screens in advance. A failure is ignored: `useStepScreen` tries again. */
export function prefetchScreens(steps: readonly Step[]): void {
  for (const step of steps.filter(isLoaded)) loadCode(loaders[step]).catch(() => undefined);
}
