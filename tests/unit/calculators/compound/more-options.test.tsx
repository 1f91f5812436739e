/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { type CompoundValues, compoundDefaults } from '@/components/calculators/compound/plan/compound-fields';
import { MoreOptions } from '@/components/calculators/compound/plan/more-options';
import type { FieldErrors } from '@/components/calculators/shell/form/use-calculator';
import messages from '@/lib/shared/i18n/messages';

function shown(values: CompoundValues, errors: FieldErrors<'comision'> = {}) {
  return (
    <NextIntlClientProvider locale="es" messages={messages} timeZone="Europe/Madrid">
      <MoreOptions values={values} errors={errors} onChange={() => undefined} />
    </NextIntlClientProvider>
  );
}

const isOpen = () => screen.getByRole('group').hasAttribute('open');

test('options that are left alone stay closed', () => {
  render(shown(compoundDefaults));
  expect(isOpen()).toBe(false);
});

test.each([{ tipo: 'tae' }, { comision: '1' }, { impuestos: 'final' }, { subida: '2' }])(
  'a link with %p opens them',
  (used) => {
    render(shown({ ...compoundDefaults, ...used }));
    expect(isOpen()).toBe(true);
  },
);

test('each refusal opens them again', () => {
  const refused = () => ({ comision: { reason: 'above', rule: { decimals: 3, min: 0, max: 10_000 } } }) as const;
  const values = { ...compoundDefaults, comision: '11' };
  const { rerender } = render(shown(values, refused()));
  fireEvent.click(screen.getByText('Más opciones'));
  screen.getByRole('group').removeAttribute('open');
  rerender(shown(values, refused()));
  expect(isOpen()).toBe(true);
});
