import { type ReactNode, useEffect, useState } from 'react';
import type { Step } from './state/checkout-state';

type Screen = () => ReactNode;
type LoadedStep = Exclude<Step, 'customer'>;

// Only the first step is part of the page. The others load while the visitor is typing.
const loaders: Record<LoadedStep, () => Promise<Screen>> = {
  booking: async () => {
    const [{ BookingStep }] = await Promise.all([
      import('./booking/booking-step'),
      import('./shared/chosen-appointment'),
    ]);
    return BookingStep;
  },
  payment: async () => (await import('./payment/payment-step')).PaymentStep,
  'payment-pending': async () => (await import('./outcome/payment-pending')).PaymentPending,
  confirmation: async () => (await import('./outcome/confirmation')).Confirmation,
};

const loaded = new Map<Step, Screen>();

async function loadScreen(step: Step): Promise<void> {
  if (step !== 'customer' && !loaded.has(step)) loaded.set(step, await loaders[step]());
}

/** The screen of a step after the first, or null while its code loads. Code that cannot be loaded is an error of the page. */
export function useStepScreen(step: Step): Screen | null {
  const [, setArrived] = useState<Step | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    loadScreen(step).then(() => setArrived(step), setFailure);
  }, [step]);
  if (failure) throw failure;
  return loaded.get(step) ?? null;
}

/** Loads these screens in advance. A failure is ignored: `useStepScreen` tries again. */
export function prefetchScreens(steps: readonly Step[]): void {
  for (const step of steps) loadScreen(step).catch(() => undefined);
}
