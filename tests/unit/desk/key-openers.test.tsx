/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { type DeskOpener, forgetTouch, rememberOpener } from '@/components/private/desk/passkeys/desk-opener';
import { ShownPerson } from '@/components/private/desk/use-staff';
import { KeyOpeners } from '@/components/private/desk-key/key-openers';
import type { DeskKeyView } from '@/lib/private/desk-key/find-desk-key';
import messages from '@/lib/shared/i18n/messages';
import { withTexts } from '@/tests/support/pages/with-texts';

jest.mock('@/components/private/desk-key/desk-key-steps', () => ({}));
jest.mock('@/components/private/desk/passkeys/give-access', () => ({}));
jest.mock('@/components/private/use-fingerprint', () => ({ useFingerprint: (half: string) => `código ${half}` }));

afterEach(forgetTouch);

const t = messages.DeskKey.openers;
const [own, theirs] = [/^El código de esta passkey: código /, /^Su código: código /];
const codes = (of: RegExp) =>
  screen.queryAllByText((_, element) => of.test(element?.textContent ?? '') && element?.tagName === 'P');

/** Marta looks on. Her computer opens the key; her telephone and Luis's passkey, as the server names them, do not. */
function show({ canGive }: { canGive: boolean }) {
  const row = { prf: true, proved: [], halfMac: null };
  const marta = { personId: 'marta', personName: 'Marta Ruiz' };
  const computer = {
    ...row,
    ...marta,
    id: 'a',
    credentialId: 'computer',
    label: 'Portátil',
    recipient: 'half-a',
    epochs: [1],
  };
  const phone = { ...row, ...marta, id: 'b', credentialId: 'phone', label: 'Móvil', recipient: 'said-b', epochs: [] };
  const luis = {
    ...phone,
    personId: 'luis',
    personName: 'Luis Gil',
    id: 'c',
    credentialId: 'luis',
    recipient: 'said-c',
  };
  const epoch = { epoch: 1, recipient: 'age1', mac: null, createdAt: '2026-11-26T10:00:00.000Z', byName: null };
  const keys = canGive ? [computer, phone, luis] : [phone, luis];
  const view: DeskKeyView = { isOpen: true, epochs: [epoch], printed: null, earlierPapers: [], keys, canGive, own: [] };
  render(
    withTexts(
      <QueryClientProvider client={new QueryClient()}>
        <ShownPerson value={{ id: 'marta', name: 'Marta Ruiz' }}>
          <KeyOpeners view={view} onOpenWithPaper={() => undefined} />
        </ShownPerson>
      </QueryClientProvider>,
    ),
  );
}

const touch = (credentialId: string) =>
  act(async () => rememberOpener({ credentialId, recipient: 'derived' } as DeskOpener));
const giving = () => screen.queryAllByRole('button', { name: /^Dar acceso a / });

test('a colleague’s passkey has its code beside Dar acceso; one’s own has both once another one of them is touched', async () => {
  show({ canGive: true });
  expect(codes(theirs).map(({ textContent }) => textContent)).toEqual([expect.stringContaining('said-c')]);
  expect(giving()).toHaveLength(1);
  expect(screen.queryByRole('button', { name: t.touch })).not.toBeNull();
  await touch('computer');
  expect(codes(theirs)).toHaveLength(2);
  expect(giving()).toHaveLength(2);
  expect(codes(own)).toHaveLength(0);
});

test('on the device that waits its code is the one that it has derived, never the one that the server names', async () => {
  show({ canGive: true });
  await touch('phone');
  expect(codes(own).map(({ textContent }) => textContent)).toEqual([expect.stringContaining('derived')]);
  expect(screen.queryByText(/said-b/)).toBeNull();
  expect(screen.queryByRole('button', { name: t.withPaper })).not.toBeNull();
});

test('who cannot give access is shown no code of others, and opens with the paper', async () => {
  show({ canGive: false });
  expect([...codes(theirs), ...codes(own), ...giving()]).toEqual([]);
  expect(screen.queryByRole('button', { name: t.withPaper })).not.toBeNull();
  await touch('phone');
  expect(codes(own)).toHaveLength(1);
});
