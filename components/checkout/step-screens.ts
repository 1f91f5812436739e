import { type ReactNode, useEffect, useState } from 'react';
import type { Step } from './state/checkout-state';

type Screen = () => ReactNode;
type LateStep = Exclude<Step, 'customer'>;

// Only the first step is part of the page: the calendar and what follows it come while the visitor is typing.
const fetchers: Record<LateStep, () => Promise<Screen>> = {
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

const screens = new Map<Step, Screen>();

async function fetchScreen(step: Step): Promise<void> {
  if (step !== 'customer' && !screens.has(step)) screens.set(step, await fetchers[step]());
}

/** The screen of a step after the first, or null while it is on its way. One that cannot be fetched is an error of the page. */
export function useLateScreen(step: Step): Screen | null {
  const [, setArrived] = useState<Step | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    fetchScreen(step).then(() => setArrived(step), setFailure);
  }, [step]);
  if (failure) throw failure;
  return screens.get(step) ?? null;
}

/** Has these screens ready before they are asked for. Fails in silence: whoever gets there asks again. */
export function fetchScreens(steps: readonly Step[]): void {
  for (const step of steps) fetchScreen(step).catch(() => undefined);
}
