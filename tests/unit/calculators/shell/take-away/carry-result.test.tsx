/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { CarryResult } from '@/components/calculators/shell/take-away/carry-result';
import { CARRIED_NOTE } from '@/lib/calculators/take-away/carried-result';
import { sessionBands } from '@/lib/site/session-bands';
import messages from '@/messages/calculators/tools/take-away.json';

const mockRouter = { path: '', pushed: '' };
jest.mock('next/navigation', () => ({
  useRouter: () => ({
    push: (address: string) => {
      mockRouter.pushed = address;
    },
  }),
  usePathname: () => mockRouter.path,
}));

function carryFrom(path: string): HTMLElement | null {
  cleanup();
  Object.assign(mockRouter, { path, pushed: '' });
  render(
    <NextIntlClientProvider locale="es" messages={messages}>
      <CarryResult paragraph="Mi cuota." />
    </NextIntlClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: messages.Calculator.sendOpen }));
  return screen.queryByRole('button', { name: 'Llevarlo a una sesión de pago' });
}

test('a result goes to the session that its own page sells, and to none from another page', () => {
  const pages = Object.entries(sessionBands).filter(([path]) => path.startsWith('/calculadoras/'));
  expect(pages).toHaveLength(4);
  for (const [path, { session }] of pages) {
    const button = carryFrom(path);
    if (button) fireEvent.click(button);
    expect([path, mockRouter.pushed]).toEqual([path, `/checkout/${session}`]);
    expect(JSON.parse(sessionStorage.getItem(CARRIED_NOTE) ?? '')).toEqual({ text: 'Mi cuota.' });
  }
  expect(sessionBands['/calculadoras/simulador-hipoteca'].session).toBe('sesion-consultoria-mi-primera-vivienda');
  expect(carryFrom('/blog')).toBeNull();
});
