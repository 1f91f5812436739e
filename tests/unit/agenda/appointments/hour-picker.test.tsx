/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { HourPicker } from '@/components/agenda/appointments/hour-picker';
import { useKeptOverReload } from '@/components/shared/forms/use-kept-over-reload';
import { withTexts } from '@/tests/support/pages/with-texts';

const slots = [{ time: '11:00', status: 'free' as const }];
const days = ['2026-12-03', '2026-12-10'].map((date) => ({ date, slots }));

test('the button of the note goes away with it, and hands its focus to the hours of the day that it chose', () => {
  window.matchMedia = jest.fn(() => ({ matches: false }) as MediaQueryList);
  render(
    withTexts(
      <HourPicker
        hours={{ window: { first: '2026-12-01', last: '2026-12-31' }, days }}
        error={undefined}
        openUntil="2026-12-04"
      />,
    ),
  );
  fireEvent.click(screen.getByRole('button', { name: /10 de diciembre/ }));
  const inside = screen.getByRole('button', { name: /todavía dentro del plazo/ });
  act(() => inside.focus());
  fireEvent.click(inside);
  expect(screen.queryByText(/todavía dentro del plazo/)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: /jueves 3/i }));
});

function KeptHour({ free }: { free: typeof days }) {
  const form = useRef<HTMLFormElement>(null);
  useKeptOverReload(form);
  return (
    <form ref={form} id="reserva">
      <HourPicker hours={{ window: { first: '2026-12-01', last: '2026-12-31' }, days: free }} error={undefined} />
    </form>
  );
}

test('the hour that was chosen is there after a reload, if it is still free', async () => {
  const chosen = () => document.querySelector<HTMLInputElement>('[name=hour]')?.value;
  const before = render(withTexts(<KeptHour free={days} />));
  fireEvent.click(screen.getByRole('button', { name: /10 de diciembre/ }));
  fireEvent.click(screen.getByRole('button', { name: /11:00/ }));
  await act(() => new Promise((later) => setTimeout(later)));
  before.unmount();
  const after = render(withTexts(<KeptHour free={days} />));
  expect(chosen()).toBe('2026-12-10 11:00');
  after.unmount();
  render(withTexts(<KeptHour free={days.slice(0, 1)} />));
  expect(chosen()).toBe('');
});
