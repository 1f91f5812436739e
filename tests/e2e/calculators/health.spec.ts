import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/pages/accessible';
import {
  expectFigures,
  expectNothingSent,
  expectOneSheet,
  expectRefusals,
  openLink,
  output,
  requestsOf,
} from '../../support/pages/calculator-page';
import { expect, test } from '../../support/pages/test';

const address = '/calculadoras/salud-financiera';
const button = 'Ver mi nota';

const amounts = ['ingresos', 'gastos-fijos', 'gastos-variables', 'deudas', 'fondo'] as const;
type Amount = (typeof amounts)[number];
type Cover = 'adecuado' | 'alguno' | 'ninguno';

const field = (page: Page, name: Amount) => page.locator(`input[name="${name}"]`);
const calculate = (page: Page) => page.getByRole('button', { name: button }).click();
const choose = (page: Page, name: string, value: string) =>
  page.locator(`input[name="${name}"][value="${value}"]`).check();

const vectors: [string, string[], Cover, home: 'si' | 'no', dependents: 'si' | 'no', score: string, level: string][] = [
  ['a perfect household', ['3000', '1200', '600', '300', '12000'], 'adecuado', 'si', 'si', '100', 'Excelente'],
  ['without dependents', ['3000', '1200', '600', '300', '12000'], 'adecuado', 'si', 'no', '95', 'Excelente'],
  ['a month that does not reach', ['1500', '1000', '400', '800', '0'], 'ninguno', 'no', 'no', '0', 'Crítica'],
  ['exactly 20 % saved', ['2000', '1000', '400', '200', '8400'], 'adecuado', 'no', 'no', '90', 'Excelente'],
  ['a cent short of 10 %', ['2000', '1100', '500,01', '200', '4800'], 'alguno', 'si', 'no', '65', 'Buena'],
  ['exactly 35 % of debt', ['2000', '800', '300', '700', '3300'], 'adecuado', 'no', 'si', '80', 'Excelente'],
  ['nothing spent', ['2000', '0', '0', '0', '500'], 'ninguno', 'no', 'no', '75', 'Buena'],
  ['80 points', ['2000', '1000', '400', '400', '4200'], 'adecuado', 'no', 'no', '80', 'Excelente'],
  ['55 points', ['2000', '1000', '400', '400', '1400'], 'ninguno', 'no', 'no', '55', 'Regular'],
  ['35 points', ['2000', '1000', '350', '650', '1350'], 'ninguno', 'si', 'no', '35', 'Crítica'],
];

test('the page gives the reference results of each household', async ({ page }) => {
  await page.goto(address);
  for (const [name, values, cover, home, dependents, score, level] of vectors) {
    await test.step(name, async () => {
      for (const [index, amount] of amounts.entries()) await field(page, amount).fill(values[index] ?? '');
      await choose(page, 'seguro', cover);
      await choose(page, 'vivienda', home);
      await choose(page, 'a-cargo', dependents);
      await calculate(page);
      await expect(output(page, 'puntuacion')).toHaveText(score);
      await expect(output(page, 'nivel')).toHaveText(level);
      await expectFigures(page);
    });
  }
});

test('what is typed before the first result', async ({ page }) => {
  await test.step('the monthly saving is shown while typing, a result only after the button', async () => {
    await page.goto(address);
    const saving = page.locator('[data-live="saving"]');
    await expect(saving).toContainText(/^300\s€/);
    await field(page, 'gastos-variables').fill('1.000,50');
    await expect(saving).toContainText(/^-200,50\s€/);
    await field(page, 'deudas').fill('abc');
    await expect(saving).toHaveText('–');
    await expect(page.locator('output')).toHaveCount(0);
  });
  await test.step('invalid figures are refused at their field and kept as typed, and the first one has the focus', async () => {
    await expectRefusals<Amount>(page, () => calculate(page), [
      ['ingresos', '0', /Introduce unos ingresos mensuales mayores que 0/],
      ['gastos-fijos', 'mil', /No entendemos esta cifra/],
      ['gastos-variables', '-1', /No puede ser una cifra negativa/],
      ['deudas', '', /Escribe una cifra/],
      ['fondo', '1000000000000000', /El máximo es 100\.000\.000\s€/],
    ]);
    await expectAccessible(page, 'salud-errores');
  });
});

test('the screen shows the points within reach and the change that gains the most', async ({ page }) => {
  await page.goto(address);
  await calculate(page);
  await expect(page.getByText('El máximo de una casa como la tuya es 90.')).toBeVisible();
  await expect(page.getByText(/^de gastos; con las cuotas,\s1,8$/)).toBeVisible();
  const change = page.getByRole('region', { name: 'El cambio que más te suma' });
  await expect(change).toContainText('+15');
  await expect(change).toContainText(
    /Gasta 400\s€ menos al mes en lo variable, para ahorrar el 20\s% de lo que ingresas y para que tu fondo cubra 3\smeses/,
  );
  await field(page, 'gastos-fijos').fill('1300');
  await field(page, 'gastos-variables').fill('100');
  await expect(change).toContainText('+15');
  await expect(change).toContainText(/Añade 5\.400\s€ a tu fondo, hasta cubrir 6\smeses de gastos\./);
  await expect(page.getByText(/tardarías 18 meses/)).toBeVisible();
  const table = page.getByRole('table', { name: 'Dónde ganas y dónde pierdes' });
  await page.getByText('Ver los datos en una tabla').click();
  await expect(table.getByRole('row', { name: /Colchón/ })).toHaveText(/Colchón\s*10\s*25/);
  await choose(page, 'a-cargo', 'si');
  await expect(page.getByText('El máximo de una casa como la tuya es 95.')).toBeVisible();
});

test('a link restores fields and result, and an unknown choice in a link is an error', async ({ page }) => {
  await page.goto(
    `${address}#ingresos=3000&gastos-fijos=1200&gastos-variables=600&deudas=300&fondo=12000&seguro=adecuado&vivienda=si&a-cargo=si`,
  );
  await expect(output(page, 'puntuacion')).toHaveText('100');
  await expect(page.getByText('Nada más que sumar')).toBeVisible();
  await openLink(page, `${address}#seguro=todo`);
  await expect(page.getByText('Elige una respuesta.')).toBeVisible();
  await expect(page.locator('output')).toHaveCount(0);
});

test('a keyboard is enough, and the page is accessible with its result', async ({ page }) => {
  await page.goto(address);
  await page.locator('input[name="seguro"]:checked').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('input[name="seguro"][value="adecuado"]')).toBeChecked();
  await field(page, 'fondo').press('Enter');
  await expect(output(page, 'puntuacion')).toHaveText('70');
  await expect(
    page.getByRole('status').filter({ hasText: 'Tu nota es 70 de 90 posibles. Nivel Buena. Tu colchón cubre' }),
  ).toHaveCount(1);
  await expect(page.locator('figure svg').first()).toBeAttached();
  await expectAccessible(page, 'salud-resultado');
});

test('nothing typed leaves the browser, and paper takes one sheet', async ({ page }) => {
  await page.goto(address, { waitUntil: 'networkidle' });
  const asked = await requestsOf(page, async () => {
    await field(page, 'ingresos').fill('4.321');
    await calculate(page);
  });
  expectNothingSent(page, asked, /4\.?321/);
  await expectOneSheet(page);
});
