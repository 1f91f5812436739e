/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useReturned } from '@/components/orders/checkout/outcome/use-payment-window';

const pageshow = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });

test('a page that came with a started payment is a return', () => {
  expect(renderHook(() => useReturned(true)).result.current).toBe(true);
});

test('on the way to the provider nobody is back', () => {
  const { result } = renderHook(() => useReturned(false));
  act(() => void window.dispatchEvent(pageshow(false)));
  expect(result.current).toBe(false);
});

test.each([
  ['the back/forward cache', () => pageshow(true)],
  ['another window', () => new Event('focus')],
])('a page that comes back from %s is a return', (_, event) => {
  const { result } = renderHook(() => useReturned(false));
  act(() => void window.dispatchEvent(event()));
  expect(result.current).toBe(true);
});
