import {
  type CheckoutAction,
  type CheckoutState,
  initialState,
  progressAt,
  reduceCheckout,
  stepFor,
  stepsOf,
} from '@/components/orders/checkout/state/checkout-state';

const session = { price: 25900, requiresBooking: true };
const course = { price: 879, requiresBooking: false };

const irene = { fullName: 'Irene Salas', email: 'irene@correo.example', phone: '' };
const payment = { orderId: 'o', sessionId: 'cs_test_1', checkoutUrl: 'https://pay.example/1', expiresAt: 1 };
const hold = { token: 't', expiresAt: 1 };

function stateAfter(...actions: CheckoutAction[]): CheckoutState {
  return actions.reduce((state, action) => reduceCheckout(session, state, action), initialState(session));
}

const saved: CheckoutAction = { type: 'customer-saved', customer: irene, userId: 'u' };
const dated: CheckoutAction = { type: 'date-chosen', date: '2025-11-13' };
const timed: CheckoutAction = { type: 'time-chosen', time: '11:00' };
const chosen = [saved, dated, timed];
const started: CheckoutAction = { type: 'payment-started', payment };
const unpaid: CheckoutAction = { type: 'finished', outcome: 'unpaid' };

describe('the steps', () => {
  test('are five with an appointment and four without', () => {
    expect(stepsOf(session)).toHaveLength(5);
    expect(stepsOf(course)).toEqual(['customer', 'payment', 'payment-pending', 'confirmation']);
  });

  test.each([
    ['customer', session, 1, 5, 20],
    ['booking', session, 2, 5, 40],
    ['payment', session, 3, 5, 60],
    ['payment', course, 2, 4, 50],
    ['payment-pending', course, 3, 4, 75],
    ['confirmation', session, 5, 5, 100],
  ] as const)('%s of %o is step %i of %i, %i %%', (step, product, position, total, percent) => {
    expect(progressAt(step, product)).toEqual({ position, total, percent });
  });
});

describe('a step asked for by the address', () => {
  test('is the first one as long as the customer is not saved', () => {
    for (const step of ['booking', 'payment', 'confirmation', null] as const) {
      expect(stepFor(step, stateAfter(), session)).toBe('customer');
    }
  });

  test('is the booking until date and hour are chosen', () => {
    expect(stepFor('payment', stateAfter(saved), session)).toBe('booking');
    expect(stepFor('payment', stateAfter(saved, dated), session)).toBe('booking');
    expect(stepFor('payment', stateAfter(saved, dated, timed), session)).toBe('payment');
  });

  test('is never the booking for a product without appointment', () => {
    expect(stepFor('booking', stateAfter(saved), course)).toBe('customer');
    expect(stepFor('payment', stateAfter(saved), course)).toBe('payment');
  });

  test('is the wait for the payment whenever this tab has a session and no final answer', () => {
    const paying = stateAfter(...chosen, started);
    for (const step of ['customer', 'booking', 'payment', 'confirmation', null] as const) {
      expect(stepFor(step, paying, session)).toBe('payment-pending');
    }
  });

  test('is the wait for the payment if asked for, also without a session: the screen says so', () => {
    expect(stepFor('payment-pending', stateAfter(), session)).toBe('payment-pending');
  });

  test('is the payment again where a payment was given up', () => {
    const givenUp = stateAfter(...chosen, started, { type: 'payment-abandoned' });
    expect(stepFor('payment-pending', givenUp, session)).toBe('payment');
    expect(stepFor('payment-pending', stateAfter(saved), session)).toBe('booking');
  });

  test('is the confirmation once the answer is final', () => {
    const ended = stateAfter(saved, started, unpaid);
    expect(stepFor('payment-pending', ended, session)).toBe('confirmation');
  });
});

describe('what was entered', () => {
  test('has to be saved again once it is typed over', () => {
    expect(stateAfter(saved, { type: 'customer-typed', customer: { phone: '600 111 222' } }).userId).toBeNull();
    expect(stateAfter(saved, { type: 'customer-typed', customer: irene }).userId).toBe('u');
  });

  test('loses its hour, and only that, with another date', () => {
    const state = stateAfter(...chosen, { type: 'date-chosen', date: '2025-11-14' });
    expect(state).toMatchObject({ customer: irene, date: '2025-11-14', time: null });
  });

  test('keeps its hour when the same date is chosen again', () => {
    expect(stateAfter(dated, timed, dated).time).toBe('11:00');
  });

  test('survives the loss of its hour to another visitor', () => {
    const state = stateAfter(
      ...chosen,
      { type: 'details-typed', notes: 'Somos dos.' },
      { type: 'hour-lost', message: 'Ocupada' },
    );
    expect(state).toMatchObject({
      customer: irene,
      date: '2025-11-13',
      time: null,
      notes: 'Somos dos.',
      hourLost: 'Ocupada',
    });
    expect(reduceCheckout(session, state, timed).hourLost).toBeNull();
  });

  test('survives starting over, but has to be confirmed again', () => {
    const state = stateAfter(...chosen, started, unpaid, { type: 'started-over' });
    expect(state).toMatchObject({
      customer: irene,
      date: '2025-11-13',
      time: '11:00',
      userId: null,
      payment: null,
      outcome: null,
    });
    expect(stepFor(null, state, session)).toBe('customer');
  });

  test('is forgotten once the purchase is settled, except for its session', () => {
    const state = stateAfter(...chosen, started, { type: 'finished', outcome: 'confirmed' });
    expect(state).toEqual({ ...initialState(session), payment, outcome: 'confirmed' });
  });
});

describe('the hour', () => {
  test('belongs to the order once the payment has started', () => {
    expect(stateAfter(saved, { type: 'hold-taken', hold }, started).hold).toBeNull();
  });

  test('takes the order attempt with it when it is given back', () => {
    const attempt = { key: 'k', fingerprint: 'f' };
    const state = stateAfter(
      { type: 'hold-taken', hold },
      { type: 'order-attempted', attempt },
      { type: 'hold-dropped' },
    );
    expect(state).toMatchObject({ hold: null, attempt: null });
  });
});
