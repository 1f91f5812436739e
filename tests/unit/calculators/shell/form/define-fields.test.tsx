/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { defineFields, each, type ValuesIn } from '@/components/calculators/shell/form/define-fields';
import type { FieldErrors } from '@/components/calculators/shell/form/use-calculator';
import messages from '@/lib/shared/i18n/messages';

const fields = defineFields({
  price: { name: 'precio', start: '1.000', rule: { decimals: 2, min: 100_00, max: 9_000_00 }, unit: '€', hint: true },
  rate: { name: 'interes', start: '3,5', rule: { decimals: 3, min: 0, max: 50_000 }, unit: '%', per: 100_000 },
  fee: { name: 'comision', start: '', rule: { decimals: 0, min: 1, max: 9 }, unit: 'unitYears', optional: true },
  kind: { name: 'tipo', start: 'fijo', options: { fijo: 'fixed', mixto: 'mixed' } },
  home: { name: 'casa', start: 'a', options: each(['a', 'b']), when: (values) => values.tipo === 'mixto' },
});
type Values = ValuesIn<typeof fields>;

const t = (key: string, texts?: Record<string, unknown>) => [key, ...Object.values(texts ?? {})].join(' ');
const usual = fields.starts();
const read = (typed: Partial<Values>) =>
  fields.read(
    { ...usual, ...typed },
    t,
    (figures, refuse) => {
      if (figures.price > 5_000_00 && figures.kind === 'mixed') refuse('price', 'too dear');
    },
    (figures) => figures,
  );

test('the fields start as declared, or with what is given, brought within the rule', () => {
  expect(usual).toEqual({ precio: '1.000', interes: '3,5', comision: '', tipo: 'fijo', casa: 'a' });
  expect(fields.starts({ price: 1, rate: 2_875, fee: 20, kind: 'mixto', home: undefined })).toEqual({
    precio: '100',
    interes: '2,875',
    comision: '9',
    tipo: 'mixto',
    casa: 'a',
  });
  expect(Object.keys(usual)).toEqual(['precio', 'interes', 'comision', 'tipo', 'casa']);
});

test('each field is read by its rule, in its unit, and what does not count is undefined', () => {
  expect(read({ casa: 'nowhere' })).toEqual({
    ok: true,
    input: { price: 1_000_00, rate: 0.035, fee: undefined, kind: 'fixed', home: undefined },
  });
  expect(read({ tipo: 'mixto', casa: 'b', comision: '3' })).toMatchObject({ ok: true, input: { home: 'b', fee: 3 } });
});

test.each<[string, Partial<Values>, FieldErrors<keyof Values>]>([
  ['an empty figure', { precio: '' }, { precio: { reason: 'empty', rule: fields.declared.price.rule } }],
  ['an unknown choice', { tipo: 'otro' }, { tipo: { message: 'kindError' } }],
  ['a word of the language', { tipo: 'toString' }, { tipo: { message: 'kindError' } }],
  ['an unknown choice that is shown', { tipo: 'mixto', casa: 'c' }, { casa: { message: 'homeError' } }],
  [
    'a figure that does not go with the others',
    { tipo: 'mixto', precio: '6.000' },
    { precio: { message: 'too dear' } },
  ],
])('%s is refused beside its field alone', (_, typed, errors) => {
  expect(read(typed)).toEqual({ ok: false, errors });
});

test('a field is drawn with the texts of its key, and tells of its changes by its name', () => {
  const change = jest.fn();
  const errors = { precio: { message: 'too dear' }, tipo: { message: 'kindError' } };
  const field = fields.form({ values: usual, errors, change, t });
  render(
    <NextIntlClientProvider locale="es" messages={{ Calculator: messages.Calculator }}>
      {field('price')}
      {field('fee', { label: 'Another label', hint: 'Another hint' })}
      {field('kind', { texts: { day: 'today' } })}
      {field('home')}
    </NextIntlClientProvider>,
  );
  const price = screen.getByRole('textbox', { name: 'price' });
  expect(price.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('priceHint')).toBeTruthy();
  expect(screen.getByText('too dear')).toBeTruthy();
  fireEvent.change(price, { target: { value: '2' } });
  expect(screen.getByRole('textbox', { name: 'Another label' }).getAttribute('name')).toBe('comision');
  expect(screen.getByText('Another hint')).toBeTruthy();
  expect(screen.getByText('unitYears')).toBeTruthy();
  expect(screen.getByRole('radiogroup', { name: 'kind today' })).toBeTruthy();
  expect(screen.queryByRole('radiogroup', { name: 'home' })).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'mixto today' }));
  expect(change.mock.calls).toEqual([
    ['precio', '2'],
    ['tipo', 'mixto'],
  ]);
});
