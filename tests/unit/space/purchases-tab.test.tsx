/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { PurchasesTab } from '@/components/space/purchases/purchases-tab';
import { registerSessionHandler } from '@/components/space/shared/session-handler';
import type { Identity } from '@/lib/private/sealing/identity';
import type { FreeHourView, PurchaseView } from '@/lib/space/own-data/contract';
import { withTexts } from '@/tests/support/pages/with-texts';

const purchase: PurchaseView = {
  id: 'o',
  reference: '8F3A21BC',
  service: 'Sesión',
  amount: 9900,
  paidAt: '2026-11-20T10:00:00.000Z',
  state: 'confirmed',
  appointment: null,
  path: null,
};

const freeHour: FreeHourView = {
  id: 'a',
  startsAt: '2026-12-01T09:00:00.000Z',
  mode: 'online',
  isPast: false,
  page: null,
  meeting: null,
};

let isConfirmed = false;
jest.mock('@/components/space/shared/space-fetch', () => ({
  spaceFetch: async () => ({
    purchases: [{ ...purchase, path: isConfirmed ? '/tu-contratacion/x' : null }],
    freeHours: [
      { ...freeHour, ...(isConfirmed && { page: '/consulta-gratuita/cita/x', meeting: 'https://meet.example/x' }) },
      { ...freeHour, id: 'b', startsAt: '2026-11-02T09:00:00.000Z', isPast: true },
    ],
  }),
}));

beforeEach(() => {
  isConfirmed = false;
});

function renderTab() {
  const unregister = registerSessionHandler({
    confirm: async () => {
      isConfirmed = true;
      return 'AGE-SECRET-KEY-1' as Identity;
    },
    closed: () => undefined,
  });
  render(
    withTexts(
      <QueryClientProvider client={new QueryClient()}>
        <PurchasesTab />
      </QueryClientProvider>,
    ),
  );
  return unregister;
}

test('a free hour stands with day and hour; its links are asked for with a key, and one that is past has none', async () => {
  const unregister = renderTab();
  const list = await screen.findByRole('region', { name: 'Tus citas' });
  expect(list.textContent).toContain('Ya ha pasado.');
  const buttons = within(list).getAllByRole('button');
  expect(buttons).toHaveLength(1);
  fireEvent.click(buttons[0] as HTMLElement);
  const change = await within(list).findByRole('link', { name: /^Cambiar o anular la cita del/ });
  expect(change.getAttribute('href')).toBe('/consulta-gratuita/cita/x');
  expect(
    within(list)
      .getByRole('link', { name: /^Enlace de la videollamada/ })
      .getAttribute('href'),
  ).toBe('https://meet.example/x');
  await waitFor(() => expect(document.activeElement).toBe(change));
  unregister();
});

test('without a key that was just used the link is asked for with one, and takes the focus', async () => {
  const unregister = renderTab();
  fireEvent.click(await screen.findByRole('button', { name: /8F3A21BC/ }));
  const link = await screen.findByRole('link', { name: /8F3A21BC/ });
  expect(link.getAttribute('href')).toBe('/tu-contratacion/x');
  await waitFor(() => expect(document.activeElement).toBe(link));
  unregister();
});
