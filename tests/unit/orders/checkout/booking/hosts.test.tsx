/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { Hosts } from '@/components/orders/checkout/booking/hosts';
import messages from '@/lib/shared/i18n/messages';

const host = (id: string, name: string) => ({
  id,
  name,
  role: 'asesora financiera',
  since: 2010,
  photograph: undefined,
  portrait: 0,
});

function shown(hosts: Parameters<typeof Hosts>[0]['hosts']) {
  return render(
    <NextIntlClientProvider locale="es" messages={messages} timeZone="Europe/Madrid">
      <Hosts hosts={hosts} />
    </NextIntlClientProvider>,
  ).container;
}

test('nobody is named while nobody is said', () => {
  expect(shown([]).innerHTML).toBe('');
});

test('one person is named with role and experience', () => {
  shown([host('ana', 'Ana Ruiz')]);
  expect(screen.getByText('Te sientas con Ana Ruiz')).toBeTruthy();
  expect(screen.getByText('asesora financiera desde 2010')).toBeTruthy();
});

test('of two it is one or the other', () => {
  shown([host('ana', 'Ana Ruiz'), host('luis', 'Luis Gil')]);
  expect(screen.getByText('Te sientas con Ana Ruiz o Luis Gil')).toBeTruthy();
});
