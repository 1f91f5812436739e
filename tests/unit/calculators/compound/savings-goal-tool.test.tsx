/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { compoundDefaults } from '@/components/calculators/compound/plan/compound-fields';
import { Tool } from '@/components/calculators/compound/savings-goal/savings-goal-tool';
import { joined } from '@/components/shared/browser/with-messages';
import messages from '@/lib/shared/i18n/messages';
import goal from '@/messages/calculators/tools/savings-goal.json';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined }) }));

function open(fragment = '') {
  history.replaceState(null, '', `/calculadoras/interes-compuesto${fragment}`);
  render(
    <NextIntlClientProvider locale="es" messages={joined(messages, goal)} timeZone="Europe/Madrid">
      <Tool id="cuanto-apartar" plan={{ ...compoundDefaults, capital: '2.000' }} />
    </NextIntlClientProvider>,
  );
}

const sentence = (text: RegExp) => screen.findAllByText(text);

test('it begins with the plan above, and answers when asked', async () => {
  open();
  expect(screen.getByRole('textbox', { name: 'Con cuánto empiezas' })).toHaveProperty('value', '2.000');
  fireEvent.click(screen.getByRole('button', { name: 'Calcular mi objetivo' }));
  await sentence(/^Para reunir 20\.000\s€ en diez\saños, tienes que apartar \d+,\d\d\s€ al mes\.$/);
});

test('a link restores a goal by its date', async () => {
  open('#meta-importe=13000&meta-busca=fecha&meta-capital=1000&meta-aportacion=100&meta-rentabilidad=0');
  await sentence(/^Apartando 100,00\s€ al mes, llegas a 13\.000\s€ en diez\saños\.$/);
  expect(screen.queryByRole('textbox', { name: /^Años/ })).toBeNull();
});

test('a goal that is met already shows only what there is and what is wanted', async () => {
  open('#meta-importe=500&meta-busca=fecha&meta-capital=1000&meta-aportacion=100&meta-rentabilidad=7');
  await sentence(/^Ya tienes 500\s€/);
  const outputs = [...document.querySelectorAll('output')].map((output) => output.getAttribute('name'));
  expect(outputs).toEqual(['meta-capital-resultado', 'meta-importe-resultado']);
});

test('an invalid goal is refused beside its field', () => {
  open();
  const field = screen.getByRole('textbox', { name: 'Cuánto quieres reunir' });
  fireEvent.change(field, { target: { value: '-5' } });
  fireEvent.click(screen.getByRole('button', { name: 'Calcular mi objetivo' }));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(within(screen.getByRole('form')).getByText('No puede ser una cifra negativa.')).toBeTruthy();
});
