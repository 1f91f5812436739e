/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { Announcement } from '@/components/calculators/shell/result/result-state';

const said = () => screen.getByRole('status').textContent;
const shown = (figure: string, asked: number, waits = false) => (
  <Announcement asked={asked} waits={waits}>
    {figure}
  </Announcement>
);
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what was asked for is announced at once, and again when it is the same', () => {
  const { rerender } = render(shown('801 €', 1));
  wait(0);
  expect(said()).toBe('801 €');
  rerender(shown('801 €', 2));
  wait(0);
  expect(said()).toBe('801 €\u00a0');
});

test('what follows the fields is announced once they rest', () => {
  const { rerender } = render(shown('801 €', 1));
  wait(0);
  for (const figure of ['802 €', '803 €', '804 €']) {
    rerender(shown(figure, 1, true));
    wait(600);
    expect(said()).toBe('801 €');
  }
  wait(400);
  expect(said()).toBe('804 €');
});
