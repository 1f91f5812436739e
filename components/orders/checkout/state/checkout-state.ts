import type { CatalogProduct } from '@/lib/orders/catalog/find-products';
import type { AppointmentMode } from '@/lib/shared/appointment-mode';
import type { Cents } from '@/lib/shared/money';

export type Step = 'customer' | 'booking' | 'payment' | 'payment-pending' | 'confirmation';

/** How a payment ended. `unpaid`: the provider confirms that nothing was charged. `unclear`: it ended without that certainty. */
export type Outcome = 'confirmed' | 'needs-attention' | 'refunded' | 'unpaid' | 'unclear';

/** Instants are milliseconds of this computer's clock. */
export type Hold = { token: string; expiresAt: number };
export type Payment = { orderId: string; sessionId: string; checkoutUrl: string; expiresAt: number };
/** The idempotency key of an order, and what was ordered with it. */
export type OrderAttempt = { key: string; fingerprint: string };

export type CheckoutState = {
  customer: { fullName: string; email: string; phone: string };
  /** Set once the server has accepted the customer as written; typing again unsets it. */
  userId: string | null;
  selectedPrice: Cents;
  date: string | null;
  time: string | null;
  bookingType: AppointmentMode;
  notes: string;
  /** Why the chosen hour is no longer available, for the booking step. */
  hourLost: string | null;
  hold: Hold | null;
  attempt: OrderAttempt | null;
  payment: Payment | null;
  outcome: Outcome | null;
};

export type CheckoutAction =
  | { type: 'customer-typed'; customer: Partial<CheckoutState['customer']> }
  | { type: 'customer-saved'; customer: CheckoutState['customer']; userId: string }
  | { type: 'price-chosen'; price: Cents }
  | { type: 'date-chosen'; date: string }
  | { type: 'time-chosen'; time: string }
  | { type: 'details-typed'; bookingType?: AppointmentMode; notes?: string }
  | { type: 'hold-taken'; hold: Hold }
  | { type: 'hold-dropped' }
  | { type: 'hour-lost'; message: string }
  | { type: 'order-attempted'; attempt: OrderAttempt }
  | { type: 'payment-started'; payment: Payment }
  | { type: 'payment-abandoned' }
  | { type: 'finished'; outcome: Outcome }
  | { type: 'started-over' };

export function initialState(product: Pick<CatalogProduct, 'price'>): CheckoutState {
  return {
    customer: { fullName: '', email: '', phone: '' },
    userId: null,
    selectedPrice: product.price,
    date: null,
    time: null,
    bookingType: 'online',
    notes: '',
    hourLost: null,
    hold: null,
    attempt: null,
    payment: null,
    outcome: null,
  };
}

export type PaidOutcome = Exclude<Outcome, 'unpaid' | 'unclear'>;

/** The purchase is complete: what was typed can be deleted. */
export function isSettled(outcome: Outcome | null): outcome is PaidOutcome {
  return outcome === 'confirmed' || outcome === 'needs-attention' || outcome === 'refunded';
}

const noPayment = { hold: null, attempt: null, payment: null, outcome: null } as const;

export function reduceCheckout(
  product: Pick<CatalogProduct, 'price'>,
  state: CheckoutState,
  action: CheckoutAction,
): CheckoutState {
  switch (action.type) {
    case 'customer-typed': {
      const customer = { ...state.customer, ...action.customer };
      const same = JSON.stringify(customer) === JSON.stringify(state.customer);
      return same ? state : { ...state, customer, userId: null };
    }
    case 'customer-saved':
      return { ...state, customer: action.customer, userId: action.userId };
    case 'price-chosen':
      return { ...state, selectedPrice: action.price };
    case 'date-chosen':
      return action.date === state.date ? state : { ...state, date: action.date, time: null, hourLost: null };
    case 'time-chosen':
      return { ...state, time: action.time, hourLost: null };
    case 'details-typed':
      return {
        ...state,
        bookingType: action.bookingType ?? state.bookingType,
        notes: action.notes ?? state.notes,
      };
    case 'hold-taken':
      return { ...state, hold: action.hold, hourLost: null };
    case 'hold-dropped':
      // An order that already claimed the hour ends with the hold, so its key cannot be used again.
      return { ...state, hold: null, attempt: null };
    case 'hour-lost':
      return { ...state, ...noPayment, time: null, hourLost: action.message };
    case 'order-attempted':
      return { ...state, attempt: action.attempt };
    case 'payment-started':
      // The order owns the hour from now on: no hold is left to release.
      return { ...state, hold: null, payment: action.payment };
    case 'payment-abandoned':
      return { ...state, ...noPayment };
    case 'finished':
      return isSettled(action.outcome)
        ? { ...initialState(product), payment: state.payment, outcome: action.outcome }
        : { ...state, outcome: action.outcome };
    case 'started-over':
      return { ...state, ...noPayment, userId: null };
  }
}

type Bookable = Pick<CatalogProduct, 'requiresBooking'>;

export function stepsOf(product: Bookable): Step[] {
  return product.requiresBooking
    ? ['customer', 'booking', 'payment', 'payment-pending', 'confirmation']
    : ['customer', 'payment', 'payment-pending', 'confirmation'];
}

/** For 'Paso X de N'. */
export function progressAt(step: Step, product: Bookable) {
  const steps = stepsOf(product);
  const position = steps.indexOf(step) + 1;
  return { position, total: steps.length, percent: Math.round((position / steps.length) * 100) };
}

/** The step to show when the address or the back button requests this one. */
export function stepFor(requested: Step | null, state: CheckoutState, product: Bookable): Step {
  if (state.outcome) return 'confirmation';
  if (state.payment) return 'payment-pending';
  switch (requested) {
    case 'payment-pending':
      // An abandoned payment can be made again; without any the screen says so itself.
      return state.userId === null ? 'payment-pending' : stepFor('payment', state, product);
    case 'payment': {
      if (state.userId === null) return 'customer';
      return product.requiresBooking && !(state.date && state.time) ? 'booking' : 'payment';
    }
    case 'booking':
      return product.requiresBooking && state.userId !== null ? 'booking' : 'customer';
    default:
      return 'customer';
  }
}

export function stepAfterCustomer(product: Bookable): Step {
  return product.requiresBooking ? 'booking' : 'payment';
}
