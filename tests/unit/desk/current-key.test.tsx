/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { type DeskOpener, forgetTouch, rememberOpener } from '@/components/private/desk/passkeys/desk-opener';
import { CurrentKey } from '@/components/private/desk-key/current-key';
import type { DeskKeyView } from '@/lib/private/desk-key/find-desk-key';
import messages from '@/lib/shared/i18n/messages';
import { withTexts } from '@/tests/support/pages/with-texts';

const known = [{ epoch: 1, recipient: 'age1first' }];
jest.mock('@/components/private/desk/passkeys/open-epochs', () => ({ knownEpochs: async () => known }));
jest.mock('@/components/private/use-fingerprint', () => ({
  useFingerprint: (recipient: string) => `código ${recipient}`,
}));

afterEach(forgetTouch);

const epoch = (number: number, recipient: string) => ({
  epoch: number,
  recipient,
  mac: null,
  createdAt: '2026-11-26T10:00:00.000Z',
  byName: 'Marta Ruiz',
});

function show(...epochs: DeskKeyView['epochs']) {
  const view = { isOpen: true, epochs, printed: null, earlierPapers: [], keys: [], canGive: true, own: [] };
  const [current] = epochs;
  if (!current) throw new Error('There is an epoch');
  render(
    withTexts(
      <QueryClientProvider client={new QueryClient()}>
        <CurrentKey view={view} epoch={current} onRotate={() => undefined} />
      </QueryClientProvider>,
    ),
  );
}

const t = messages.DeskKey.current;
const touch = () => act(async () => rememberOpener({} as DeskOpener));

test('no code is shown that the server alone names, and one is once the touched passkey knows it', async () => {
  show(epoch(1, 'age1first'));
  expect(screen.queryByText(t.unchecked)).not.toBeNull();
  expect(screen.queryByText(/código age1/)).toBeNull();
  await touch();
  expect(screen.queryByText('código age1first')).not.toBeNull();
  expect(screen.queryByText(t.known)).not.toBeNull();
  expect(screen.queryByRole('button', { name: t.compare })).toBeNull();
});

test('an epoch that has taken the place of a known one, or has come after it, stays without its code', async () => {
  show(epoch(2, 'age1second'), epoch(1, 'age1other'));
  await touch();
  expect(screen.getAllByText(t.unchecked)).toHaveLength(2);
  expect(screen.queryByText(/código age1/)).toBeNull();
  expect(screen.queryByRole('button', { name: t.compare })).not.toBeNull();
});
