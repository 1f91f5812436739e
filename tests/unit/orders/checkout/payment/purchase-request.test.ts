import { attemptFor, buildPurchaseRequest } from '@/components/orders/checkout/payment/purchase-request';
import { type CheckoutState, initialState } from '@/components/orders/checkout/state/checkout-state';

const session = {
  id: 'p1',
  name: 'Sesión',
  slug: 'sesion',
  description: '',
  category: 'hipotecas',
  price: 25900,
  priceMax: null,
  priceType: 'fixed',
  features: [],
  requiresBooking: true,
  bookingDuration: 60,
  delivered: null,
  deliveryDays: null,
} as const;
const product = { ...session, features: [] as string[] };
const course = { ...product, id: 'p2', slug: 'curso', requiresBooking: false };

const ready: CheckoutState = {
  ...initialState(product),
  customer: { fullName: 'Irene Salas', email: 'irene@correo.example', phone: ' ' },
  userId: 'u',
  date: '2025-11-13',
  time: '11:00',
  notes: '  Somos dos.  ',
  hold: { token: 'hold-1', expiresAt: 0 },
};

let keys = 0;
const newKey = () => `key-${++keys}`;

test('an appointment goes to /api/bookings with its hold', () => {
  expect(buildPurchaseRequest(product, ready, false)).toEqual({
    path: '/api/bookings',
    body: {
      productId: 'p1',
      bookingDate: '2025-11-13',
      bookingTime: '11:00',
      bookingType: 'online',
      customerName: 'Irene Salas',
      customerEmail: 'irene@correo.example',
      customerPhone: undefined,
      notes: 'Somos dos.',
      userId: 'u',
      selectedPrice: 25900,
      holdToken: 'hold-1',
      popup: false,
    },
  });
});

test('a product without appointment goes to /api/payments', () => {
  expect(buildPurchaseRequest(course, ready, true)).toMatchObject({
    path: '/api/payments',
    body: { productSlug: 'curso', customerInfo: { fullName: 'Irene Salas' }, popup: true },
  });
});

test('nothing is sent as long as the customer or the hour is missing', () => {
  expect(buildPurchaseRequest(product, { ...ready, userId: null }, false)).toBeNull();
  expect(buildPurchaseRequest(product, { ...ready, time: null }, false)).toBeNull();
});

describe('the idempotency key', () => {
  const attempt = (state: CheckoutState, popup = false, previous = ready.attempt) => {
    const request = buildPurchaseRequest(product, state, popup);
    if (!request) throw new Error('the order is complete');
    return attemptFor(request, previous, newKey);
  };

  test('stays with the same order, also with a renewed hold or in another window', () => {
    const first = attempt(ready);
    expect(attempt(ready, false, first)).toBe(first);
    expect(attempt({ ...ready, hold: { token: 'hold-2', expiresAt: 0 } }, true, first)).toBe(first);
  });

  test('changes with the order', () => {
    const first = attempt(ready);
    expect(attempt({ ...ready, notes: 'Otra cosa' }, false, first).key).not.toBe(first.key);
    expect(attempt({ ...ready, time: '12:00' }, false, first).key).not.toBe(first.key);
  });
});
