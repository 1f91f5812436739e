/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { orderState } from '@/components/orders/checkout/outcome/poll-rules';
import { useOrderPoll } from '@/components/orders/checkout/outcome/use-order-poll';
import type { OrderView } from '@/lib/orders/contract';

// Confirmed, but its meeting link is still missing: the page goes on polling.
const view: OrderView = {
  order: {
    id: '0198c0de-0000-7000-8000-000000000000',
    totalAmount: 9900,
    currency: 'eur',
    paymentStatus: 'paid',
    status: 'confirmed',
    webhookProcessed: true,
  },
  product: { name: 'Sesión', description: '' },
  isPersonal: true,
  manageUrl: null,
  openPayment: null,
  booking: {
    bookingDate: '2026-12-01',
    bookingTime: '09:00',
    duration: 60,
    bookingType: 'online',
    customerName: 'Ana',
    customerEmail: 'ana@example.com',
    googleMeetLink: null,
    calendarLinks: null,
  },
  delivery: { files: [], later: { what: 'Tu plan por escrito', until: '2026-12-03' } },
};

const requests = jest.fn();
let isOffline = false;

beforeEach(() => {
  isOffline = false;
  requests.mockReset();
  globalThis.fetch = async (input) => {
    requests(String(input));
    if (isOffline) throw new TypeError('Failed to fetch');
    return { ok: true, headers: new Map(), text: async () => JSON.stringify(view) } as unknown as Response;
  };
  AbortSignal.timeout ??= () => new AbortController().signal;
  AbortSignal.any ??= ([signal]) => signal ?? new AbortController().signal;
});

function Screen() {
  const { poll } = useOrderPoll('cs_test_1', 'receipt');
  const state = orderState(poll);
  return (
    <p>
      {state.kind} {poll?.problem?.kind ?? 'no failure'}
    </p>
  );
}

function returnFromBackForwardCache() {
  const event = new Event('pageshow');
  Object.assign(event, { persisted: true });
  act(() => void window.dispatchEvent(event));
}

test('a page that returns from the back/forward cache polls again, and a failure does not replace the outcome', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Screen />
    </QueryClientProvider>,
  );
  await screen.findByText('ended no failure');
  isOffline = true;
  returnFromBackForwardCache();
  expect(screen.getByText('ended no failure')).toBeTruthy();
  await screen.findByText('ended offline');
  isOffline = false;
  returnFromBackForwardCache();
  await waitFor(() => expect(requests).toHaveBeenCalledTimes(3));
  await screen.findByText('ended no failure');
});
