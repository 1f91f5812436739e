import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/pages/accessible';
import {
  downloadedFile,
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

test('what is typed before the first result', async ({ page }) => {
  await test.step('limit and total are shown while typing, a result only after the button', async () => {
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
  await test.step('invalid figures are refused at their field and kept as typed, and the first one has the focus', async () => {
    await expectRefusals<Field>(page, () => calculate(page), [
      ['ingresos', '0', /Introduce unos ingresos mensuales mayores que 0/],
      ['hipoteca', 'abc', /No entendemos esta cifra/],
      ['prestamos', '-5', /No puede ser una cifra negativa/],
      ['tarjetas', '', /Escribe una cifra/],
      ['otras', '1000000000000000', /El máximo es 1\.000\.000\s€/],
    ]);
    await expectAccessible(page, 'endeudamiento-errores');
  });
});

test('the first result, followed, above the limit and below', async ({ page }) => {
  await test.step('after the first result the fields are followed', async () => {
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
  await test.step('the whole screen of a household above the limit, and of one below', async () => {
    await fill(page, ['3000', '800', '200', '150', '100']);
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
});

test('a renter is asked before the verdict, and the rent does not count', async ({ page }) => {
  await page.goto(address);
  await expect(field(page, 'hipoteca')).toHaveAccessibleDescription(/Un alquiler sin opción a compra no cuenta/);
  await fill(page, ['3000', '840', '200', '150', '100']);
  await page
    .getByRole('radiogroup', { name: '¿Cómo pagas tu casa?' })
    .getByRole('radio', { name: 'Alquiler', exact: true })
    .check();
  await expect(field(page, 'hipoteca')).toHaveCount(0);
  await calculate(page);
  await expect(output(page, 'ratio')).toHaveText(/^15,0\s%$/);
  await expect(page.getByText(/^Tu alquiler no es una deuda/)).toBeVisible();
  await page.getByRole('radio', { name: 'Hipoteca u opción a compra' }).check();
  await expect(field(page, 'hipoteca')).toHaveValue('840');
  await expect(output(page, 'ratio')).toHaveText(/^43,0\s%$/);
  await expect(
    page.getByText(/^¿Los 840\s€ de vivienda son un alquiler sin opción a compra\? .* tu ratio será del 15,0\s%\.$/),
  ).toBeVisible();
  await expect(
    page.getByRole('list').filter({ hasText: 'No firmes ninguna deuda nueva' }).getByText('Atención:'),
  ).toHaveCount(1);
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

test.describe('which debt goes first', () => {
  const tool = (page: Page) => page.locator('#que-deuda-primero');
  const part = (page: Page, name: string) => page.locator(`input[name="${name}"]`);
  const answer = (page: Page) => tool(page).locator('[data-respuesta]');
  const order = (page: Page) => tool(page).getByRole('button', { name: 'Ordenar mis deudas' }).click();

  async function openTool(page: Page): Promise<void> {
    await page.goto(address);
    await tool(page).getByRole('heading', { name: '¿Qué deuda quito primero?' }).click();
    await expect(part(page, 'deuda1-saldo')).toHaveValue('6.000');
  }

  test('the answer comes first, both methods and today stand beside each other, and an extra payment is followed', async ({
    page,
  }) => {
    await openTool(page);
    await expect(tool(page).locator('output')).toHaveCount(0);
    await order(page);
    await expect(answer(page)).toHaveText(/^Empieza por la más cara, «Tarjeta»: pagas \d+\s€ menos de intereses/);
    const months = (await output(page, 'deuda-cara-meses').textContent()) ?? '';
    const interest = (await output(page, 'deuda-hoy-intereses').textContent()) ?? '';
    await expect(
      tool(page)
        .getByRole('list', { name: /Primero la más cara$/ })
        .getByRole('listitem'),
    ).toHaveText([/^Sofá a plazosmes 12$/, /^Tarjetames \d+$|^Cochemes \d+$/, /^Tarjetames \d+$|^Cochemes \d+$/]);
    await part(page, 'deuda-extra').and(page.locator('[type="text"]')).fill('3.000');
    await expect(output(page, 'deuda-cara-meses')).not.toHaveText(months);
    await expect(output(page, 'deuda-hoy-intereses')).toHaveText(interest);
    await expect(tool(page).getByText(/Con los 3\.000\s€ de hoy pagas/)).toBeVisible();
    await expectFigures(page);
    await expect(page.getByRole('status').filter({ hasText: 'Empieza por la más cara' })).toHaveCount(1);
    await expect(tool(page).locator('figure svg').first()).toBeVisible();
    await expectAccessible(page, 'deudas-plan');
    await output(page, 'deuda-cara-meses').scrollIntoViewIfNeeded();
    await expect(page.locator('output[name="ratio"]')).toHaveCount(0);
  });

  test('an instalment that is too low is refused, and rows come and go', async ({ page }) => {
    await openTool(page);
    await test.step('an instalment below its interest is refused beside its debt, with the least that would do', async () => {
      await part(page, 'deuda1-cuota').fill('100');
      await order(page);
      await expect(part(page, 'deuda1-cuota')).toBeFocused();
      await expect(part(page, 'deuda1-cuota')).toHaveAccessibleDescription(
        /No cubre los intereses, que son 109,50\s€ el primer mes\. Para acabar en 50\saños hacen falta 109,51\s€/,
      );
      await expectAccessible(page, 'deudas-plan-errores');
      await part(page, 'deuda1-cuota').fill('200');
      await order(page);
      await expect(answer(page)).toHaveText(/^Empieza por/);
    });
    await test.step('rows are added, removed and brought back with the keyboard, and the focus follows', async () => {
      await tool(page).getByRole('button', { name: 'Añadir otra deuda' }).press('Enter');
      await expect(part(page, 'deuda4-nombre')).toBeFocused();
      await page.keyboard.type('Reforma');
      await tool(page).getByRole('button', { name: 'Quitar la deuda 1' }).press('Enter');
      await expect(tool(page).getByText('Has quitado «Tarjeta».')).toBeVisible();
      await expect(part(page, 'deuda1-nombre')).toHaveValue('Coche');
      await expect(part(page, 'deuda3-nombre')).toHaveValue('Reforma');
      await expect(part(page, 'deuda4-nombre')).toHaveCount(0);
      await expect(tool(page).getByRole('button', { name: 'Deshacer' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(part(page, 'deuda1-nombre')).toBeFocused();
      await expect(part(page, 'deuda1-nombre')).toHaveValue('Tarjeta');
      await expect(part(page, 'deuda4-nombre')).toHaveValue('Reforma');
      for (const number of [4, 3, 2])
        await tool(page)
          .getByRole('button', { name: `Quitar la deuda ${number}` })
          .click();
      await expect(tool(page).getByRole('button', { name: /^Quitar/ })).toHaveCount(0);
      await order(page);
      await expect(answer(page)).toHaveText(/^Con una sola deuda no hay orden que elegir\./);
    });
  });

  test('a link opens the tool with its debts, and the months can be taken away', async ({ page }) => {
    await page.goto(
      `${address}#ingresos=2500&hipoteca=700&prestamos=0&tarjetas=0&otras=0&deuda1-nombre=Visa&deuda1-saldo=1.000&deuda1-cuota=100&deuda1-interes=0&deuda2-nombre=&deuda2-saldo=&deuda2-cuota=&deuda2-interes=&deuda3-nombre=&deuda3-saldo=&deuda3-cuota=&deuda3-interes=&deuda-extra=500`,
    );
    await expect(output(page, 'ratio')).toHaveText(/^28,0\s%$/);
    await expect(answer(page)).toHaveText(/^Con una sola deuda .* Acabas en cinco\smeses y pagas 0\s€ de intereses\.$/);
    await expect(part(page, 'deuda2-nombre')).toHaveCount(0);
    await expect(page).toHaveURL(/ingresos=2500.*deuda1-nombre=Visa.*deuda-extra=500/);
    expect((await downloadedFile(page, tool(page))).name).toBe('plan-de-deudas.csv');
    await tool(page).getByRole('button', { name: 'Ver el texto' }).click();
    await expect(tool(page).getByRole('blockquote')).toContainText(/Visa \(1\.000\s€ al 0\s%, 100\s€ al mes\)/);
  });
});
