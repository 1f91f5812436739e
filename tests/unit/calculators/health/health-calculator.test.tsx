/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { HealthCalculator } from '@/components/calculators/health/health-calculator';
import {
  choose,
  expectAnnounced,
  expectFigures,
  expectRefusals,
  expectTexts,
  fill,
  open,
  press,
  textOf,
} from '../open-calculator';

const fields = ['ingresos', 'gastos-fijos', 'gastos-variables', 'deudas', 'fondo'];

test.each<[string, string[], cover: string, home: string, dependents: string, score: string, level: string]>([
  ['a perfect household', ['3000', '1200', '600', '300', '12000'], 'adecuado', 'si', 'si', '100', 'Excelente'],
  ['a month that does not reach', ['1500', '1000', '400', '800', '0'], 'ninguno', 'no', 'no', '0', 'Crítica'],
])(
  'the screen shows the reference result of a household: %s',
  async (_, amounts, cover, home, dependents, score, level) => {
    open(HealthCalculator);
    fill(Object.fromEntries(fields.map((name, at) => [name, amounts[at] ?? ''])));
    choose('seguro', cover);
    choose('vivienda', home);
    choose('a-cargo', dependents);
    press();
    await expectFigures({ puntuacion: score, nivel: level });
  },
);

test('the monthly saving is shown while typing, a result only after the button', () => {
  open(HealthCalculator);
  expect(textOf('[data-live="saving"]')).toMatch(/^300 €/);
  fill({ 'gastos-variables': '1.000,50' });
  expect(textOf('[data-live="saving"]')).toMatch(/^200,50 €10 % de tus ingresos$/);
  expect(textOf('form')).toContain('Te falta cada mes');
  fill({ deudas: 'abc' });
  expect(textOf('[data-live="saving"]')).toBe('–');
  expect(document.querySelector('output')).toBeNull();
});

test('invalid figures are refused at their field and kept as typed, and the first one has the focus', () => {
  open(HealthCalculator);
  expectRefusals([
    ['ingresos', '0', /Introduce unos ingresos mensuales mayores que 0/],
    ['gastos-fijos', 'mil', /No entendemos esta cifra/],
    ['gastos-variables', '-1', /No puede ser una cifra negativa/],
    ['deudas', '', /Escribe una cifra/],
    ['fondo', '1000000000000000', /El máximo es 100\.000\.000 €/],
  ]);
});

test('the screen shows the points within reach and the change that gains the most', async () => {
  open(HealthCalculator);
  press();
  await expectTexts('El máximo de una casa como la tuya es 90.', /de gastos; con las cuotas, 1,8/);
  await expectAnnounced(/^Tu nota es 65 de 90 posibles\. Nivel Buena\. Tu colchón cubre/);
  const change = () =>
    screen.getByRole('region', { name: 'El cambio que más te suma' }).textContent?.replace(/\s/g, ' ');
  const less =
    'Gasta 400 € menos al mes en lo variable, para ahorrar el 20 % de lo que ingresas y para que tu fondo cubra 3 meses';
  await expectTexts(less);
  expect(change()).toContain('+15');
  expect(change()).toContain(less);
  fill({ 'gastos-fijos': '1300', 'gastos-variables': '100' });
  await expectTexts('Añade 5.400 € a tu fondo, hasta cubrir 6 meses de gastos.', 'tardarías 18 meses');
  expect(change()).toContain('+15');
  const rows = screen.getAllByRole('row', { name: /Colchón/, hidden: true }).map(({ textContent }) => textContent);
  expect(rows).toContain('Colchón1025');
  choose('a-cargo', 'si');
  await expectTexts('El máximo de una casa como la tuya es 95.');
});

test('a link restores fields and result, and an unknown choice in a link is an error', async () => {
  const amounts = 'ingresos=3000&gastos-fijos=1200&gastos-variables=600&deudas=300&fondo=12000';
  open(HealthCalculator, `#${amounts}&seguro=adecuado&vivienda=si&a-cargo=si`);
  await expectFigures({ puntuacion: '100' });
  await expectTexts('Nada más que sumar');
  open(HealthCalculator, '#seguro=todo');
  await expectTexts('Elige una respuesta.');
  expect(document.querySelector('output')).toBeNull();
});
