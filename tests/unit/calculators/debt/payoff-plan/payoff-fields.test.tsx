/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { useState } from 'react';
import { PayoffFields } from '@/components/calculators/debt/payoff-plan/payoff-fields';
import { type PayoffField, payoffDefaults } from '@/components/calculators/debt/payoff-plan/payoff-values';
import messages from '@/lib/shared/i18n/messages';
import plan from '@/messages/calculators/tools/payoff-plan.json';

function Form() {
  const [values, setValues] = useState(payoffDefaults);
  const change = (name: PayoffField, text: string) => setValues((current) => ({ ...current, [name]: text }));
  return <PayoffFields values={values} errors={{}} change={change} />;
}

beforeEach(() => {
  render(
    <NextIntlClientProvider locale="es" messages={{ Calculator: messages.Calculator, ...plan }}>
      <Form />
    </NextIntlClientProvider>,
  );
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const names = () => screen.getAllByLabelText('Nombre, si quieres').map((field) => (field as HTMLInputElement).value);

test('a new row is empty and gets the focus; with eight there is no room for more', () => {
  for (let count = 4; count <= 8; count++) {
    press('Añadir otra deuda');
    expect(document.activeElement?.getAttribute('name')).toBe(`deuda${count}-nombre`);
  }
  expect(names()).toEqual(['Tarjeta', 'Coche', 'Sofá a plazos', '', '', '', '', '']);
  expect(screen.queryByRole('button', { name: 'Añadir otra deuda' })).toBeNull();
  expect(screen.getByText(/^Caben 8 deudas/)).toBeTruthy();
});

test('the rows below a removed one move up, and undoing puts it back where it was', () => {
  press('Quitar la deuda 2');
  expect(names()).toEqual(['Tarjeta', 'Sofá a plazos']);
  expect(document.activeElement?.textContent).toBe('Deshacer');
  press('Deshacer');
  expect(names()).toEqual(['Tarjeta', 'Coche', 'Sofá a plazos']);
  expect(document.activeElement?.getAttribute('name')).toBe('deuda2-nombre');
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
});

test('the last row can be brought back too, also after a change of another', () => {
  press('Quitar la deuda 3');
  expect(names()).toEqual(['Tarjeta', 'Coche']);
  fireEvent.change(screen.getAllByLabelText('Nombre, si quieres')[0] as HTMLElement, { target: { value: 'Visa' } });
  press('Deshacer');
  expect(names()).toEqual(['Visa', 'Coche', 'Sofá a plazos']);
});

test('the only debt cannot be removed, and a removed row of eight can come back', () => {
  press('Quitar la deuda 1');
  press('Quitar la deuda 1');
  expect(names()).toEqual(['Sofá a plazos']);
  expect(screen.queryByRole('button', { name: /^Quitar/ })).toBeNull();
  for (let count = 2; count <= 8; count++) press('Añadir otra deuda');
  press('Quitar la deuda 8');
  press('Deshacer');
  expect(names()).toHaveLength(8);
});
