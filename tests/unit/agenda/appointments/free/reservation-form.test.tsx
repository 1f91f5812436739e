/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { notYetAsked, type ReserveAction } from '@/components/agenda/appointments/free/reservation';
import { ReservationForm } from '@/components/agenda/appointments/free/reservation-form';
import { FocusedHeading } from '@/components/shared/ui/focused-heading';
import type { Day } from '@/lib/agenda/slots';
import messages from '@/lib/shared/i18n/messages';
import { withTexts } from '@/tests/support/pages/with-texts';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const { form, kept } = messages.FirstConsultation;
const { email } = form;

beforeEach(() => {
  jest.useFakeTimers();
  window.scrollTo = jest.fn();
});
afterEach(() => jest.useRealTimers());

const free: Day[] = [{ date: '2026-11-24', slots: [{ time: '10:00', status: 'free' }] }];

const open = (action: ReserveAction, days = free) =>
  render(
    withTexts(
      <ReservationForm
        action={action}
        offer="offer"
        isNew={false}
        hours={{ window: { first: '2026-11-23', last: '2026-12-23' }, days }}
        service="la primera consulta gratuita"
        phoneHours=""
        officeAddress=""
        phone=""
        privacy=""
        heads={{
          asked: <FocusedHeading news={null}>Elige ya</FocusedHeading>,
          kept: <FocusedHeading news="kept">{kept.title}</FocusedHeading>,
          full: <FocusedHeading news={null}>No quedan horas</FocusedHeading>,
        }}
        earlier={<p>Ya tienes guardada una hora</p>}
      />,
    ),
  );

test('a slip in the address that confirms the hour is asked about', async () => {
  open(async () => notYetAsked);
  fireEvent.change(screen.getByLabelText(email), { target: { value: 'eva@gmial.com' } });
  await act(() => jest.advanceTimersByTimeAsync(400));
  expect(screen.getByText(/^¿Querías decir gmail\.com\?/)).toBeTruthy();
});

test('a kept hour has a heading of its own, which takes the focus, and nothing asks for a choice any more', async () => {
  open(async () => ({
    ...notYetAsked,
    outcome: 'kept',
    offer: 'offer',
    values: { ...notYetAsked.values, email: 'eva@example.com' },
    kept: { day: 'lunes, 23 de noviembre de 2026', time: '10:00', until: '09:30', hourKey: 'H' },
  }));
  expect(screen.getByText('Ya tienes guardada una hora')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: form.submit }));
  await act(() => jest.advanceTimersByTimeAsync(0));
  const headings = screen.getAllByRole('heading', { level: 1 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([kept.title]);
  expect(document.activeElement).toBe(headings[0]);
  expect(screen.queryByText('Ya tienes guardada una hora')).toBeNull();
  expect(screen.getByText(/lunes, 23 de noviembre de 2026, a las 10:00/)).toBeTruthy();
  expect(screen.getByRole('link', { name: kept.case })).toBeTruthy();
});

test('without a free hour the card takes the place of the whole form', () => {
  open(async () => notYetAsked, []);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No quedan horas');
  expect(screen.getByText('Hasta el miércoles 23 de diciembre está todo completo.')).toBeTruthy();
  expect(screen.getByText('Ya tienes guardada una hora')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
