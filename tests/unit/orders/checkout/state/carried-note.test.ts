/** @jest-environment jsdom */

import { type CheckoutState, initialState } from '@/components/orders/checkout/state/checkout-state';
import { withCarriedNote } from '@/components/orders/checkout/state/checkout-store';
import { NOTES_MAX } from '@/lib/agenda/booking-notes';
import { CARRIED_NOTE } from '@/lib/calculators/take-away/carried-result';

const state = initialState({ price: 99_00 });
const payment = { orderId: 'o', sessionId: 'cs_test_1', checkoutUrl: 'https://pay.example/1', expiresAt: 1 };

const SLUG = 'una-hora';
const noted = (from: CheckoutState, slug = SLUG) => withCarriedNote(sessionStorage, slug, from);

function carry(text: unknown): void {
  sessionStorage.setItem(CARRIED_NOTE, JSON.stringify({ text }));
}

beforeEach(() => sessionStorage.clear());

test('a result that was carried stands in the notes, once', () => {
  carry('La oferta A cuesta menos.');
  const after = noted(state);
  expect(after.notes).toBe('La oferta A cuesta menos.');
  expect(noted(after)).toBe(after);
});

test('a result goes along to another service, is not brought back where it was deleted, and ends with a payment', () => {
  carry('La oferta A cuesta menos.');
  expect(noted(state).notes).toBe('La oferta A cuesta menos.');
  expect(noted(state).notes).toBe('');
  expect(noted(state, 'otra-hora').notes).toBe('La oferta A cuesta menos.');
  noted({ ...state, payment }, 'otra-hora');
  expect(noted(state, 'la-tercera').notes).toBe('');
});

test('what was already written stays above it, and the same result is not repeated', () => {
  const written = { ...state, notes: 'Llego cinco minutos tarde.' };
  carry('La oferta A cuesta menos.');
  const after = noted(written);
  expect(after.notes).toBe('Llego cinco minutos tarde.\nLa oferta A cuesta menos.');
  carry('La oferta A cuesta menos.');
  expect(noted(after)).toBe(after);
});

test('an order whose payment has begun keeps its notes', () => {
  carry('La oferta A cuesta menos.');
  const paying = { ...state, payment };
  expect(noted(paying)).toBe(paying);
});

test('a result that does not fit under what was written waits for its place', () => {
  const carried = 'La oferta A cuesta menos.';
  const written = (length: number) => ({ ...state, notes: 'x'.repeat(length) });
  const room = NOTES_MAX - carried.length - 1;
  carry(carried);
  const full = written(room + 1);
  expect(noted(full)).toBe(full);
  expect(noted(written(room)).notes).toHaveLength(NOTES_MAX);
});

test('of an order whose payment has begun nothing waits', () => {
  carry('La oferta A cuesta menos.');
  noted({ ...state, notes: 'x'.repeat(NOTES_MAX), payment });
  expect(sessionStorage.getItem(CARRIED_NOTE)).toBeNull();
});

test.each([undefined, '', '  ', 3, null])('%j is nothing to note', (text) => {
  carry(text);
  expect(noted(state)).toBe(state);
  expect(withCarriedNote(null, SLUG, state)).toBe(state);
});
