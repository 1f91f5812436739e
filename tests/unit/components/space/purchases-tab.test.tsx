/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { PurchasesTab } from '@/components/space/purchases/purchases-tab';
import { registerSessionHandler } from '@/components/space/shared/session-handler';
import type { PurchaseView } from '@/lib/own-data/contract';
import type { Identity } from '@/lib/sealing/identity';
import messages from '@/messages/es.json';

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

let isConfirmed = false;
jest.mock('@/components/space/shared/space-fetch', () => ({
  spaceFetch: async () => ({ purchases: [{ ...purchase, path: isConfirmed ? '/tu-contratacion/x' : null }] }),
}));

test('without a key that was just used the link is asked for with one, and takes the focus', async () => {
  const unregister = registerSessionHandler({
    confirm: async () => {
      isConfirmed = true;
      return 'AGE-SECRET-KEY-1' as Identity;
    },
    closed: () => undefined,
  });
  render(
    <NextIntlClientProvider locale="es" messages={messages} timeZone="Europe/Madrid">
      <QueryClientProvider client={new QueryClient()}>
        <PurchasesTab />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: /8F3A21BC/ }));
  const link = await screen.findByRole('link', { name: /8F3A21BC/ });
  expect(link.getAttribute('href')).toBe('/tu-contratacion/x');
  await waitFor(() => expect(document.activeElement).toBe(link));
  unregister();
});
