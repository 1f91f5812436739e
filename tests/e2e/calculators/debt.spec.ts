import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/pages/accessible';
import {
  expectFigures,
  expectNothingSent,
  expectOneSheet,
  expectRefusals,
  output,
  requestsOf,
} from '../../support/pages/calculator-page';
import { expect, test } from '../../support/pages/test';

const address = '/calculadoras/ratio-endeudamiento';
const button = 'Calcular Ratio de Endeudamiento';

const fields = ['ingresos', 'hipoteca', 'prestamos', 'tarjetas', 'otras'] as const;
type Field = (typeof fields)[number];

const field = (page: Page, name: Field) => page.locator(`input[name="${name}"]`);
const calculate = (page: Page) => page.getByRole('button', { name: button }).click();

async function fill(page: Page, values: readonly string[]): Promise<void> {
  for (const [index, name] of fields.entries()) await field(page, name).fill(values[index] ?? '');
}

const vectors: [string, string[], Record<string, RegExp>, absent: string[]][] = [
  [
    'the default household',
    ['3000', '800', '200', '150', '100'],
    {
      ratio: /^41,7\s%$/,
      nivel: /^Elevado$/,
      riesgo: /^Alto$/,
      limite: /^1\.050\s€$/,
      exceso: /^200\s€$/,
      meses: /^2$/,
    },
    ['capacidad'],
  ],
  [
    'no debts',
    ['3.000', '0', '0', '0', '0'],
    {
      ratio: /^0,0\s%$/,
      nivel: /^Excelente$/,
      riesgo: /^Bajo$/,
      limite: /^1\.050\s€$/,
      capacidad: /^1\.050\s€$/,
    },
    ['exceso', 'meses'],
  ],
  [
    'exactly 35 %',
    ['3000', '800', '250', '0', '0'],
    { ratio: /^35,0\s%$/, nivel: /^Saludable$/, riesgo: /^Moderado$/, capacidad: /^0\s€$/ },
    ['exceso', 'meses'],
  ],
  [
    'a cent above 35 %',
    ['3.000,00', '800', '250', '0', '0,01'],
    { ratio: /^35,0\s%$/, nivel: /^Elevado$/, riesgo: /^Alto$/, exceso: /^0,01\s€$/, meses: /^1$/ },
    ['capacidad'],
  ],
  [
    'a cent more than one month of effort',
    ['3000', '1200.01', '0', '0', '0'],
    { ratio: /^40,0\s%$/, exceso: /^150,01\s€$/, meses: /^2$/ },
    ['capacidad'],
  ],
  [
    'more debt than income',
    ['2000', '1500', '600', '200', '100'],
    {
      ratio: /^120,0\s%$/,
      nivel: /^Peligroso$/,
      riesgo: /^Muy alto$/,
      limite: /^700\s€$/,
      exceso: /^1\.700\s€$/,
      meses: /^17$/,
    },
    ['capacidad'],
  ],
  [
    '35 % where binary fractions say more',
    ['1300', '455', '0', '0', '0'],
    { ratio: /^35,0\s%$/, nivel: /^Saludable$/, limite: /^455\s€$/, capacidad: /^0\s€$/ },
    ['exceso', 'meses'],
  ],
  [
    '20.95 %',
    ['2000', '419', '0', '0', '0'],
    { ratio: /^21,0\s%$/, nivel: /^Saludable$/, capacidad: /^281\s€$/ },
    ['exceso', 'meses'],
  ],
];

test('the page gives the reference results of each household', async ({ page }) => {
  await page.goto(address);
  for (const [name, values, expected, absent] of vectors) {
    await test.step(name, async () => {
      await fill(page, values);
      await calculate(page);
      for (const [output_, text] of Object.entries(expected)) await expect(output(page, output_)).toHaveText(text);
      for (const name of absent) await expect(output(page, name)).toHaveCount(0);
    });
  }
});

test('limit and total are shown while typing, a result only after the button', async ({ page }) => {
  await page.goto(address);
  await expect(page.locator('output')).toHaveCount(0);
  const live = (label: string) => page.locator('dl > div', { hasText: label }).locator('dd');
  await expect(live('Límite recomendado')).toHaveText(/^1\.050\s€$/);
  await field(page, 'ingresos').fill('2.000');
  await field(page, 'otras').fill('1.234,56');
  await expect(live('Límite recomendado')).toHaveText(/^700\s€$/);
  await expect(live('Total de deudas')).toHaveText(/^2\.384,56\s€$/);
  await expect(page.locator('output')).toHaveCount(0);
});

test('after the first result the fields are followed', async ({ page }) => {
  await page.goto(address);
  await page.getByRole('link', { name: 'Calcular Ratio', exact: true }).click();
  await calculate(page);
  await expect(output(page, 'ratio')).toHaveText(/41,7/);
  await field(page, 'tarjetas').fill('0');
  await expect(output(page, 'ratio')).toHaveText(/36,7/);
  await field(page, 'tarjetas').fill('');
  await expect(page.getByText('Has cambiado los datos')).toBeVisible();
  await expect(output(page, 'ratio')).toHaveText(/36,7/);
});

test('the whole screen of a household above the limit, and of one below', async ({ page }) => {
  await page.goto(address);
  await calculate(page);
  for (const text of ['0 %', '35 % (límite)', '50 %+'])
    await expect(page.getByText(text.replaceAll(' %', '\u00a0%'), { exact: true })).toBeVisible();
  await expect(page.getByText('A reducir', { exact: true })).toBeVisible();
  await expect(page.getByText('Para otros gastos', { exact: true })).toBeVisible();
  await expect(page.getByText(/^64,0\s% del total$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: /Tu plan para volver/ })).toBeVisible();
  await expect(page.locator('[data-icon="warning"]').first()).toBeVisible();
  await expect(page.getByText('Empezaríamos por las tarjetas')).toBeVisible();
  const help = page.getByRole('region', { name: 'Preocupado por tus deudas?' });
  await expect(help.getByRole('link', { name: 'Consulta gratuita' })).toHaveAttribute('href', '/consulta-gratuita');
  await expect(help.getByRole('link', { name: 'Contratar un servicio' })).toHaveAttribute('href', '/contratanos');

  await fill(page, ['3000', '800', '0', '0', '0']);
  await calculate(page);
  await expect(page.getByText('Disponible', { exact: true })).toBeVisible();
  await expect(page.getByText(/^100,0\s% del total$/)).toBeVisible();
  await expect(page.getByText(/^0,0\s% del total$/)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /Tu plan para volver/ })).toHaveCount(0);
  await expect(page.locator('[data-icon="warning"]')).toHaveCount(0);
  await expect(page.locator('[data-icon="ok"]').first()).toBeVisible();
});

test('invalid figures are refused at their field and kept as typed, and the first one has the focus', async ({
  page,
}) => {
  await page.goto(address);
  await expectRefusals<Field>(page, () => calculate(page), [
    ['ingresos', '0', /Introduce unos ingresos mensuales mayores que 0/],
    ['hipoteca', 'abc', /No entendemos esta cifra/],
    ['prestamos', '-5', /No puede ser una cifra negativa/],
    ['tarjetas', '', /Escribe una cifra/],
    ['otras', '1000000000000000', /El máximo es 1\.000\.000\s€/],
  ]);
  await expectAccessible(page, 'endeudamiento-errores');
});

test('the largest and the smallest figures stay on the page', async ({ page }) => {
  await page.goto(`${address}#ingresos=0,01&hipoteca=1000000&prestamos=1000000&tarjetas=1000000&otras=1000000`);
  await expect(output(page, 'nivel')).toHaveText('Peligroso');
  await expectFigures(page);
  await expectAccessible(page, 'endeudamiento-extremo');
});

test('a link restores fields and result, and the page is accessible with them', async ({ page }) => {
  await page.goto(address);
  await page.goto(`${address}#ingresos=2500&hipoteca=1.234,5&prestamos=0&tarjetas=0&otras=0`);
  await expect(output(page, 'ratio')).toHaveText(/^49,4\s%$/);
  await expect(field(page, 'hipoteca')).toHaveValue('1.234,5');
  await expect(page.locator('figure svg').first()).toBeAttached();
  await page.getByRole('button', { name: 'Ver el texto' }).click();
  await expect(page.getByRole('blockquote')).toContainText(/Mi ratio es del 49,4\s% \(Elevado\)/);
  await expectAccessible(page, 'endeudamiento-resultado');
});

test('nothing typed leaves the browser, and paper takes one sheet', async ({ page }) => {
  await page.goto(address, { waitUntil: 'networkidle' });
  const asked = await requestsOf(page, async () => {
    await field(page, 'ingresos').fill('4.321');
    await field(page, 'ingresos').press('Enter');
  });
  expectNothingSent(page, asked, /4\.?321/);
  await expectOneSheet(page);
});
