/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { OpenSpace } from '@/components/space/frame/open-space';
import { type OpenSpace as Opened, SpaceContext } from '@/components/space/shared/use-space';
import type { Recipient } from '@/lib/private/sealing/identity';
import { withTexts } from '@/tests/support/pages/with-texts';

jest.mock('@/components/private/space-channel', () => ({
  joinSpaceChannel: () => ({ say: () => undefined, close: () => undefined }),
}));
jest.mock('@/components/space/documents/documents-tab', () => ({
  DocumentsTab: () => <button type="button">x</button>,
}));

const openFor = (email: string) =>
  withTexts(
    <QueryClientProvider client={new QueryClient()}>
      <SpaceContext value={{ view: { email }, recipient: 'age1x' as Recipient } as Opened}>
        <OpenSpace onClosed={() => undefined} />
      </SpaceContext>
    </QueryClientProvider>,
  );

test('its heading takes the focus as the space opens, and leaves it where it is when the mailbox changes', () => {
  const { rerender } = render(openFor('old@correo.example'));
  const heading = screen.getByRole('heading');
  expect(document.activeElement).toBe(heading);
  const button = screen.getByRole('button', { name: 'x' });
  button.focus();
  rerender(openFor('new@correo.example'));
  expect(heading.textContent).toBe('Abierto: new@correo.example');
  expect(document.activeElement).toBe(button);
});
