import { type CheckoutState, initialState } from '@/components/orders/checkout/state/checkout-state';
import {
  finishPayment,
  loadCheckout,
  openPayment,
  reopenCheckout,
  saveCheckout,
  storedPayments,
} from '@/components/orders/checkout/state/stored-checkout';
import { tabStorage } from '@/components/shared/browser/tab-storage';

class MemoryStorage implements Storage {
  private readonly items = new Map<string, string>();
  [name: string]: unknown;
  get length() {
    return this.items.size;
  }
  clear() {
    this.items.clear();
  }
  getItem(key: string) {
    return this.items.get(key) ?? null;
  }
  key(index: number) {
    return [...this.items.keys()][index] ?? null;
  }
  removeItem(key: string) {
    this.items.delete(key);
  }
  setItem(key: string, value: string) {
    this.items.set(key, value);
  }
}

const product = { slug: 'plan', price: 30000, priceMax: 60000, priceType: 'range' } as const;
const payment = { orderId: 'o', sessionId: 'cs_test_1', checkoutUrl: 'https://pay.example/1', expiresAt: 1 };
const typed: CheckoutState = {
  ...initialState(product),
  customer: { fullName: 'Irene', email: 'irene@correo.example', phone: '' },
  userId: 'u',
  selectedPrice: 60000,
};

let storage: MemoryStorage;
beforeEach(() => {
  storage = new MemoryStorage();
});

test('what was saved is what is loaded, checkout by checkout', () => {
  saveCheckout(storage, 'plan', typed);
  expect(loadCheckout(storage, product)).toEqual(typed);
  expect(loadCheckout(storage, { ...product, slug: 'otro' })).toBeNull();
});

test.each(['', '{', 'null', '[]', '{"customer":{}}', JSON.stringify({ ...typed, date: 3 })])(
  'what cannot be trusted is not loaded: %s',
  (text) => {
    saveCheckout(storage, 'plan', typed);
    storage.setItem(storage.key(0) ?? '', text);
    expect(loadCheckout(storage, product)).toBeNull();
  },
);

test('a price that is no longer offered becomes the lowest one', () => {
  saveCheckout(storage, 'plan', { ...typed, selectedPrice: 1 });
  expect(loadCheckout(storage, product)?.selectedPrice).toBe(30000);
});

test('a storage that is full or absent costs only the memory', () => {
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(() => saveCheckout(storage, 'plan', typed)).not.toThrow();
  expect(loadCheckout(null, product)).toBeNull();
  expect(tabStorage()).toBeNull();
});

test('only checkouts that went to pay are listed, whatever else the tab stores', () => {
  storage.setItem('otra-cosa', 'x');
  saveCheckout(storage, 'curso', typed);
  saveCheckout(storage, 'plan', { ...typed, payment });
  expect(storedPayments(storage)).toEqual([{ slug: 'plan', sessionId: 'cs_test_1', state: { ...typed, payment } }]);
});

describe('after the provider', () => {
  beforeEach(() => saveCheckout(storage, 'plan', { ...typed, payment }));

  test('the open payment of the tab is known without its id in the address', () => {
    expect(openPayment(storage)).toBe('cs_test_1');
  });

  test('of a finished purchase only its session and its end are kept', () => {
    finishPayment(storage, 'cs_test_1', 'confirmed');
    const kept = loadCheckout(storage, product);
    expect(kept).toEqual({ ...initialState({ price: 60000 }), payment, outcome: 'confirmed' });
    expect(openPayment(storage)).toBeNull();
  });

  test('another purchase is left alone', () => {
    finishPayment(storage, 'cs_test_2', 'confirmed');
    expect(loadCheckout(storage, product)).toEqual({ ...typed, payment });
    expect(reopenCheckout(storage, 'cs_test_2')).toBeNull();
  });

  test('a payment given up leads back to the checkout with everything that was typed', () => {
    expect(reopenCheckout(storage, 'cs_test_1')).toBe('/checkout/plan?paso=pago');
    expect(loadCheckout(storage, product)).toEqual(typed);
    expect(openPayment(storage)).toBeNull();
  });
});
