import type { Step } from './checkout-state';

/** The steps' names in the address, `?paso=`. */
const names: Record<Step, string> = {
  customer: 'datos',
  booking: 'reserva',
  payment: 'pago',
  'payment-pending': 'procesando',
  confirmation: 'confirmacion',
};

const steps = new Map<string, Step>(Object.entries(names).map(([step, name]) => [name, step as Step]));

export function stepNamed(name: string | null): Step | null {
  return (name !== null && steps.get(name)) || null;
}

export function stepInAddress(): Step | null {
  return stepNamed(new URLSearchParams(window.location.search).get('paso'));
}

const listeners = new Set<() => void>();

/** Notifies about `goToStep` and the browser's back and forward buttons. */
export function subscribeToAddress(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

export function goToStep(step: Step, how: 'push' | 'replace' = 'push'): void {
  if (stepInAddress() === step) return;
  const address = `${window.location.pathname}?paso=${names[step]}`;
  if (how === 'push') window.history.pushState(null, '', address);
  else window.history.replaceState(null, '', address);
  for (const listener of listeners) listener();
}
