/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { affordableAnswer } from '@/components/calculators/mortgage/affordable-price/affordable-answer';
import { AffordableResult } from '@/components/calculators/mortgage/affordable-price/affordable-result';
import {
  type AffordableValues,
  affordableDefaults,
  readAffordable,
} from '@/components/calculators/mortgage/affordable-price/affordable-values';
import { joined } from '@/components/shared/browser/with-messages';
import { purchaseTaxes } from '@/lib/calculators/mortgage/purchase-taxes';
import messages from '@/lib/shared/i18n/messages';
import price from '@/messages/calculators/tools/affordable-price.json';

const usual = affordableDefaults({ savings: 60_000_00, years: 30, rate: 3_000 });

function show(typed: Partial<AffordableValues>) {
  const read = readAffordable({ ...usual, ...typed }, { community: '', home: '' });
  if (!read.ok) throw new Error('the fields are refused');
  const answer = affordableAnswer(read.input);
  render(
    <NextIntlClientProvider locale="es" messages={joined(messages, price)}>
      <AffordableResult household={read.input} answer={answer} />
    </NextIntlClientProvider>,
  );
  return answer;
}

const figure = (name: string) => document.querySelector(`output[name="${name}"] data`)?.getAttribute('value');

test('each tax of the community stands with its law, and the loan is what they leave to borrow', () => {
  const { price, costs, principal, purchase } = show({
    'hasta-comunidad': 'andalucia',
    'hasta-vivienda': 'nueva',
  }).margin;
  const { lines } = purchaseTaxes({ price, community: 'andalucia', home: 'new' });
  expect(purchase?.taxes.lines).toEqual(lines);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    lines.map(({ source }) => source),
  );
  expect(screen.getByText(/^IVA, 10\s%$/)).toBeTruthy();
  expect(principal).toBe(price + costs - 60_000_00);
});

test('without a community nothing is said of laws', () => {
  show({});
  expect(screen.queryAllByRole('link')).toEqual([]);
  expect(figure('hasta-precio')).toBe('200000.00');
  expect(figure('hasta-banco-precio')).toBe('200000.00');
  expect(screen.getByText('Impuestos y gastos')).toBeTruthy();
});

test('where no house is within reach, only the limits and the changes are shown', () => {
  show({ 'hasta-ahorro': '0' });
  expect(figure('hasta-precio')).toBeUndefined();
  expect(figure('hasta-banco-precio')).toBeUndefined();
  expect(figure('hasta-por-ahorro')).toBe('0.00');
  expect(figure('hasta-mas-savings')).toBe('33333.00');
  expect(screen.queryByText(/^Cómo se paga la de/)).toBeNull();
});

test('each price has its own brake and its own changes', () => {
  const { margin, bank } = show({
    'hasta-ingresos': '2.000',
    'hasta-ahorro': '45.000',
    'hasta-deudas': '200',
    'hasta-comunidad': 'madrid',
  });
  expect(margin.price).toBe(150_000_00);
  expect(figure('hasta-precio')).toBe('150000.00');
  expect(figure('hasta-banco-precio')).toBe((bank.price / 100).toFixed(2));
  expect(bank.price).toBeGreaterThan(margin.price);
  expect(figure('hasta-mas-debts')).toBe('0.00');
  expect(screen.getAllByText('Nada: aquí te frena el ahorro').length).toBeGreaterThan(0);
  expect(Number(figure('hasta-banco-mas-debts'))).toBeGreaterThan(0);
});
