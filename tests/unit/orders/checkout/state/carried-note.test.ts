/** @jest-environment jsdom */

import { initialState } from '@/components/orders/checkout/state/checkout-state';
import { withCarriedNote } from '@/components/orders/checkout/state/checkout-store';
import { NOTES_MAX } from '@/lib/agenda/booking-notes';
import { CARRIED_NOTE } from '@/lib/calculators/take-away/carried-result';

const state = initialState({ price: 99_00 });
const payment = { orderId: 'o', sessionId: 'cs_test_1', checkoutUrl: 'https://pay.example/1', expiresAt: 1 };

function carry(text: unknown): void {
  sessionStorage.setItem(CARRIED_NOTE, JSON.stringify({ text }));
}

beforeEach(() => sessionStorage.clear());

test('a result that was carried stands in the notes, once', () => {
  carry('La oferta A cuesta menos.');
  const noted = withCarriedNote(sessionStorage, state);
  expect(noted.notes).toBe('La oferta A cuesta menos.');
  expect(withCarriedNote(sessionStorage, noted)).toBe(noted);
});

test('what was already written stays above it, and the same result is not repeated', () => {
  const written = { ...state, notes: 'Llego cinco minutos tarde.' };
  carry('La oferta A cuesta menos.');
  const noted = withCarriedNote(sessionStorage, written);
  expect(noted.notes).toBe('Llego cinco minutos tarde.\nLa oferta A cuesta menos.');
  carry('La oferta A cuesta menos.');
  expect(withCarriedNote(sessionStorage, noted)).toBe(noted);
});

test('an order whose payment has begun keeps its notes', () => {
  carry('La oferta A cuesta menos.');
  const paying = { ...state, payment };
  expect(withCarriedNote(sessionStorage, paying)).toBe(paying);
});

test('a result that does not fit under what was written waits for its place', () => {
  const carried = 'La oferta A cuesta menos.';
  const written = (length: number) => ({ ...state, notes: 'x'.repeat(length) });
  const room = NOTES_MAX - carried.length - 1;
  carry(carried);
  const full = written(room + 1);
  expect(withCarriedNote(sessionStorage, full)).toBe(full);
  expect(withCarriedNote(sessionStorage, written(room)).notes).toHaveLength(NOTES_MAX);
  expect(sessionStorage.getItem(CARRIED_NOTE)).toBeNull();
});

test('of an order whose payment has begun nothing waits', () => {
  carry('La oferta A cuesta menos.');
  withCarriedNote(sessionStorage, { ...state, notes: 'x'.repeat(NOTES_MAX), payment });
  expect(sessionStorage.getItem(CARRIED_NOTE)).toBeNull();
});

test.each([undefined, '', '  ', 3, null])('%j is nothing to note', (text) => {
  carry(text);
  expect(withCarriedNote(sessionStorage, state)).toBe(state);
  expect(withCarriedNote(null, state)).toBe(state);
});
