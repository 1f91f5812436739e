/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { notYetAsked } from '@/components/first-consultation/reservation';
import { ReservationForm } from '@/components/first-consultation/reservation-form';
import messages from '@/messages/es.json';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const { email } = messages.FirstConsultation.form;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a slip in the address that confirms the hour is asked about', async () => {
  render(
    <NextIntlClientProvider locale="es" messages={messages} timeZone="Europe/Madrid">
      <ReservationForm
        action={async () => notYetAsked}
        offer="offer"
        isNew={false}
        hours={{ first: '2026-11-23', last: '2026-12-23', days: [] }}
        officeAddress=""
        phone=""
        privacy=""
      />
    </NextIntlClientProvider>,
  );
  fireEvent.change(screen.getByLabelText(email), { target: { value: 'eva@gmial.com' } });
  await act(() => jest.advanceTimersByTimeAsync(400));
  expect(screen.getByText(/^¿Querías decir gmail\.com\?/)).toBeTruthy();
});
