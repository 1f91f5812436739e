/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { ForgetParameter } from '@/components/shared/browser/forget-parameter';

const address = () => window.location.pathname + window.location.search + window.location.hash;

test('takes its parameter from the address, each time that it comes, and nothing else', () => {
  window.history.pushState(null, '', '/pedido?aviso=moved&otro=1#cita');
  const { length } = window.history;
  const { rerender } = render(<ForgetParameter name="aviso" />);
  expect(address()).toBe('/pedido?otro=1#cita');
  window.history.replaceState(null, '', '/pedido?aviso=moved');
  rerender(<ForgetParameter name="aviso" />);
  expect(address()).toBe('/pedido');
  expect(window.history).toHaveLength(length);
});
