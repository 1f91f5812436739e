import type { Page } from '@playwright/test';
import { expectAccessible, expectReadableAtDoubleSize } from '../../support/pages/accessible';
import {
  downloadedFile,
  expectFigures,
  expectNothingSent,
  expectOneSheet,
  expectRefusals,
  openLink,
  output,
  requestsOf,
} from '../../support/pages/calculator-page';
import { expect, test } from '../../support/pages/test';

const address = '/calculadoras/interes-compuesto';
const button = 'Calcular interés compuesto';

type Field = 'capital' | 'aportacion' | 'anos' | 'rentabilidad' | 'inflacion';

const field = (page: Page, name: Field) => page.locator(`input[name="${name}"]`);
const calculate = (page: Page) => page.getByRole('button', { name: button }).click();
const frequency = (page: Page, value: '1' | '4' | '12' | '365') =>
  page.locator(`input[name="frecuencia"][value="${value}"]`).check();

type Exact = [balance: string, contributed: string, interest: string];
const vectors: [string, Record<Field, string>, '1' | '4' | '12' | '365', Exact, shown: RegExp][] = [
  [
    'the default plan',
    { capital: '1000', aportacion: '100', anos: '10', rentabilidad: '7', inflacion: '' },
    '12',
    ['19318.14', '12000.00', '6318.14'],
    /^19\.318\s€$/,
  ],
  [
    'yearly',
    { capital: '1000', aportacion: '100', anos: '10', rentabilidad: '7', inflacion: '' },
    '1',
    ['3348.80', '1000.00', '1348.80'],
    /^3\.349\s€$/,
  ],
  [
    '0 %',
    { capital: '1000', aportacion: '100', anos: '10', rentabilidad: '0', inflacion: '' },
    '12',
    ['13000.00', '12000.00', '0.00'],
    /^13\.000\s€$/,
  ],
  [
    'one year',
    { capital: '1000', aportacion: '100', anos: '1', rentabilidad: '7', inflacion: '' },
    '12',
    ['2311.55', '1200.00', '111.55'],
    /^2\.312\s€$/,
  ],
  [
    'quarterly',
    { capital: '5.000', aportacion: '250', anos: '12', rentabilidad: '4,5', inflacion: '' },
    '4',
    ['24350.67', '12000.00', '7350.67'],
    /^24\.351\s€$/,
  ],
  [
    'with cents, in three ways of writing',
    { capital: '1.234,56', aportacion: '78.90', anos: '17', rentabilidad: '3,25', inflacion: '' },
    '12',
    ['23593.51', '16095.60', '6263.35'],
    /^23\.594\s€$/,
  ],
];

test('the page gives the reference results of each plan', async ({ page }) => {
  await page.goto(address);
  for (const [name, values, periods, exact, shown] of vectors) {
    await test.step(name, async () => {
      for (const [field_, text] of Object.entries(values)) await field(page, field_ as Field).fill(text);
      await frequency(page, periods);
      await calculate(page);
      await expect(output(page, 'saldo-final')).toHaveText(shown);
      const names = ['saldo-final', 'total-aportado', 'intereses'];
      const read = names.map((output_) => output(page, output_).locator('data').getAttribute('value'));
      expect(await Promise.all(read)).toEqual(exact);
      await expect(output(page, 'valor-real')).toHaveCount(0);
    });
  }
});

test('what is typed before the first result', async ({ page }) => {
  await test.step("the contribution's label follows the frequency and says the yearly sum", async () => {
    await page.goto(address);
    const labels = [
      ['1', 'Aportación anual', /Son 100\s€ al año/],
      ['4', 'Aportación trimestral', /Son 400\s€ al año/],
      ['365', 'Aportación diaria', /Son 36\.500\s€ al año/],
      ['12', 'Aportación mensual', /Son 1\.200\s€ al año/],
    ] as const;
    for (const [value, label, sum] of labels) {
      await frequency(page, value);
      await expect(page.getByRole('textbox', { name: label })).toHaveAccessibleDescription(sum);
    }
    await expect(page.locator('output')).toHaveCount(0);
  });
  await test.step('invalid figures are refused at their field and kept as typed, and the first one has the focus', async () => {
    await expectRefusals<Field>(page, () => calculate(page), [
      ['capital', '1000000000000000', /El máximo es 10\.000\.000\s€/],
      ['aportacion', '', /Escribe una cifra/],
      ['anos', '51', /El máximo es 50\saños/],
      ['rentabilidad', '-7', /No puede ser una cifra negativa/],
      ['inflacion', 'dos', /No entendemos esta cifra/],
    ]);
    await field(page, 'anos').fill('0');
    await calculate(page);
    await expect(field(page, 'anos')).toHaveAccessibleDescription(/El mínimo es 1\saños/);
    await expect(page.locator('output')).toHaveCount(0);
    await expectAccessible(page, 'interes-errores');
  });
});

test('what a link restores, from inflation to the largest plan', async ({ page }) => {
  await test.step('inflation gives the value in euros of today', async () => {
    await page.goto(`${address}#inflacion=2`);
    await expect(output(page, 'valor-real')).toHaveText(/^15\.848\s€$/);
    await field(page, 'inflacion').fill('3');
    await calculate(page);
    await expect(output(page, 'valor-real')).toHaveText(/^14\.375\s€$/);
  });
  await test.step('the table shows ten years, a button shows all, and a press collapses it', async () => {
    await openLink(page, `${address}#anos=50&frecuencia=365`);
    const table = page.getByRole('table', { name: 'Año a año' });
    await expect(table.getByRole('row')).toHaveCount(11);
    await page.getByRole('button', { name: 'Ver los 50 años' }).click();
    await expect(table.getByRole('row')).toHaveCount(51);
    await calculate(page);
    await expect(table.getByRole('row')).toHaveCount(11);
    await page.getByRole('button', { name: 'Ver los 50 años' }).click();
    await field(page, 'anos').fill('40');
    await expect(table.getByRole('row')).toHaveCount(41);
    await field(page, 'anos').fill('10');
    await expect(table.getByRole('row')).toHaveCount(11);
    await expect(page.getByRole('button', { name: /^Ver los/ })).toHaveCount(0);
  });
  await test.step('the largest plan stays on the page', async () => {
    await openLink(
      page,
      `${address}#capital=10000000&aportacion=100000&anos=50&rentabilidad=30&frecuencia=365&inflacion=0,001`,
    );
    await expect(output(page, 'saldo-final')).toBeVisible();
    await expectFigures(page);
    await expectAccessible(page, 'interes-extremo');
  });
});

test('the file has every year, and paper takes one sheet', async ({ page }) => {
  await page.goto(`${address}#anos=25&inflacion=2`);
  const { name, lines } = await downloadedFile(page);
  expect(name).toBe('interes-compuesto.csv');
  expect(lines[0]).toBe('\ufeffAño;Capital inicial;Aportado;Intereses del año;Intereses;Saldo');
  expect(lines[10]).toBe('10;1000,00;12000,00;1258,07;6318,14;19318,14');
  expect(lines).toHaveLength(27);
  await expect(page.locator('figure svg').first()).toBeAttached();
  await expectOneSheet(page);
});

test('a keyboard is enough, and the page is accessible with its result', async ({ page }) => {
  await page.goto(address);
  await page.getByRole('slider', { name: /^Años/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(field(page, 'anos')).toHaveValue('11');
  await field(page, 'anos').press('Enter');
  await expect(output(page, 'total-aportado')).toHaveText(/^13\.200\s€$/);
  await expect(page.getByRole('status').filter({ hasText: 'Saldo final:' })).toHaveCount(1);
  await expect(page.locator('figure svg path').first()).toBeAttached();
  await expectAccessible(page, 'interes-resultado');
});

test('nothing typed leaves the browser', async ({ page }) => {
  await page.goto(address, { waitUntil: 'networkidle' });
  const asked = await requestsOf(page, async () => {
    await field(page, 'capital').fill('4.321');
    await calculate(page);
  });
  expectNothingSent(page, asked, /4\.?321/);
});

test.describe('more options', () => {
  const more = (page: Page) => page.locator('#calculadora form details');
  const summary = (page: Page) => more(page).locator('summary').filter({ hasText: 'Más opciones' });

  test('fee, tax and rising contributions lower what is left, in one sentence first, and a link restores them open', async ({
    page,
  }) => {
    await page.goto(address);
    await expect(more(page)).not.toHaveAttribute('open');
    await summary(page).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('radio', { name: 'TAE' }).check();
    await page.locator('input[name="comision"]').fill('1');
    await page.getByRole('radio', { name: 'Al final' }).check();
    await page.locator('input[name="subida"]').fill('2');
    await calculate(page);
    await expect(page.getByRole('textbox', { name: 'Rentabilidad anual (TAE)' })).toBeVisible();
    await expect(page.locator('main')).toContainText(/Te quedan [\d.]+\s€ después de comisión e impuestos:/);
    for (const name of ['comisiones', 'impuestos-pagados'])
      await expect(output(page, name)).toHaveText(/^\d[\d.]*\s€$/);
    await expect(page.getByRole('status').filter({ hasText: 'Te quedan' })).toHaveCount(1);
    await expect(page.locator('figure svg path').first()).toBeAttached();
    await expectAccessible(page, 'interes-opciones');
    await expectReadableAtDoubleSize(page, 'interes-opciones');
    await expectOneSheet(page);
    const left = await output(page, 'saldo-final').textContent();
    await expect(page).toHaveURL(/tipo=tae&comision=1&impuestos=final&subida=2/);
    await page.reload();
    await expect(output(page, 'saldo-final')).toHaveText(left ?? '');
    await expect(more(page)).toHaveAttribute('open');
  });

  test('the table and the file have a column for fees and one for tax', async ({ page }) => {
    await page.goto(`${address}#anos=2&comision=0,5&impuestos=anual`);
    const heads = page.getByRole('table', { name: 'Año a año' }).getByRole('columnheader');
    await expect(heads).toHaveText([
      'Año',
      'Aportado',
      'Intereses del año',
      'Intereses',
      'Comisiones',
      'Impuestos',
      'Saldo',
    ]);
    const { lines } = await downloadedFile(page);
    expect(lines[0]).toBe('\ufeffAño;Capital inicial;Aportado;Intereses del año;Intereses;Comisiones;Impuestos;Saldo');
    expect(lines).toHaveLength(4);
  });

  test('an invalid option opens the section and gets the focus', async ({ page }) => {
    await page.goto(address);
    await summary(page).click();
    await page.locator('input[name="comision"]').fill('11');
    await summary(page).click();
    await expect(more(page)).not.toHaveAttribute('open');
    await calculate(page);
    await expect(page.locator('input[name="comision"]')).toBeFocused();
    await expect(page.locator('input[name="comision"]')).toHaveAccessibleDescription(/El máximo es 10\s%/);
    await expect(page.locator('input[name="comision"]')).toHaveValue('11');
  });
});

test.describe('the goal', () => {
  const open = (page: Page) => page.getByRole('heading', { name: '¿Cuánto tengo que apartar?' }).click();
  const ask = (page: Page) => page.getByRole('button', { name: 'Calcular mi objetivo' }).click();
  const goal = (page: Page) => page.locator('#cuanto-apartar');

  test('says what to put aside, or when it is met, and a link restores it', async ({ page }) => {
    await page.goto(`${address}#capital=1000&comision=1`);
    await expect(output(page, 'saldo-final')).toBeVisible();
    await open(page);
    await expect(page.locator('input[name="meta-comision"]')).toHaveValue('1');
    await page.locator('input[name="meta-comision"]').fill('');
    await page.locator('input[name="meta-importe"]').fill('19.318,14');
    await page.keyboard.press('Enter');
    await expect(goal(page)).toContainText(
      /Para reunir 19\.318,14\s€ en diez\saños, tienes que apartar 100,00\s€ al mes\./,
    );
    await expect(output(page, 'meta-saldo').locator('data')).toHaveAttribute('value', '19318.14');
    await expect(output(page, 'saldo-final')).toBeVisible();
    await page.getByRole('radio', { name: 'Cuándo llego' }).check();
    await page.locator('input[name="meta-aportacion"]').fill('200');
    await ask(page);
    await expect(goal(page)).toContainText(/Apartando 200,00\s€ al mes, llegas a 19\.318,14\s€ en seis\saños\./);
    await expectAccessible(page, 'interes-meta');
    await expect(page).toHaveURL(/comision=1.*meta-busca=fecha/);
    await page.reload();
    await expect(goal(page)).toContainText(/llegas a 19\.318,14\s€ en seis\saños\./);
  });

  test('a goal is refused, or never met, and its result is taken away', async ({ page }) => {
    await test.step('invalid figures are refused at their field', async () => {
      await page.goto(`${address}#cuanto-apartar`);
      await expectRefusals<'meta-importe' | 'meta-anos' | 'meta-subida'>(page, () => ask(page), [
        ['meta-importe', '0', /El mínimo es 0,01\s€/],
        ['meta-anos', '60', /El máximo es 50\saños/],
      ]);
    });
    await test.step('a goal that is never met is said, and its result is taken away', async () => {
      await openLink(
        page,
        `${address}#meta-importe=100000&meta-busca=fecha&meta-aportacion=1&meta-capital=0&meta-rentabilidad=0`,
      );
      await expect(goal(page)).toContainText(
        /Apartando 1,00\s€ al mes, no llegas a 100\.000\s€ en 50\saños: al final tendrías 600\s€\./,
      );
      await expect(page.locator('input[name="capital"]')).toHaveValue('1.000');
      expect((await downloadedFile(page, goal(page))).name).toBe('cuanto-apartar.csv');
      await goal(page).getByRole('button', { name: 'Ver el texto' }).click();
      await expect(goal(page).getByRole('blockquote')).toContainText('no llegaría en 50');
    });
  });
});
