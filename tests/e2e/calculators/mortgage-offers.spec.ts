import type { Page } from '@playwright/test';
import { expectAccessible, expectReadableAtDoubleSize } from '../../support/pages/accessible';
import {
  downloadedFile,
  expectFigures,
  expectNothingSent,
  expectOneSheet,
  openLink,
  output,
  printTool,
} from '../../support/pages/calculator-page';
import { tabTo } from '../../support/pages/keyboard';
import { expect, test } from '../../support/pages/test';

const address = '/calculadoras/simulador-hipoteca';
const plain = '#oferta-prestamo=160000&oferta-plazo=25&oferta-anos=10&oferta-a-tin=3,2&oferta-b-tin=2,6';
const offers = `${plain}&oferta-b-hogar=350&oferta-b-vida=450`;

const field = (page: Page, name: string) => page.locator(`input[name="${name}"][type="text"]`);
const tool = (page: Page) => page.locator('#comparar-ofertas');
const answer = (page: Page) => tool(page).locator('[data-respuesta]');
const open = (page: Page) => tool(page).getByRole('heading', { name: 'Comparar dos ofertas de hipoteca' }).click();
const calculate = (page: Page) => page.getByRole('button', { name: 'Comparar las ofertas' }).click();

test('the tool is closed at first and takes loan, term and rate from the simulator', async ({ page }) => {
  await page.goto(address);
  await field(page, 'precio').fill('250.000');
  await field(page, 'ahorro').fill('70.000');
  await page.getByRole('radiogroup', { name: 'Plazo en años' }).getByRole('radio', { name: '30' }).check();
  await field(page, 'interes').fill('3,1');
  await expect(field(page, 'oferta-prestamo')).toHaveCount(0);
  await open(page);
  await expect(field(page, 'oferta-prestamo')).toHaveValue('180.000');
  await expect(field(page, 'oferta-plazo')).toHaveValue('30');
  await expect(field(page, 'oferta-a-tin')).toHaveValue('3,1');
  await expect(field(page, 'oferta-b-tin')).toHaveValue('2,5');
  await calculate(page);
  await expect(answer(page)).toHaveText(/^La oferta [AB] te cuesta/);
  await expectFigures(page);
});

test('the result of a comparison: its table, its file, its first sentence', async ({ page }) => {
  await test.step('the drawing has its table, with the offer that is ahead in each year', async () => {
    await page.goto(`${address}${offers}`);
    await expect(tool(page).locator('figure div > svg')).toBeVisible();
    await tool(page).getByText('Ver los datos en una tabla').click();
    const table = page.getByRole('table', { name: 'Lo que cuesta cada oferta, según los años que la mantengas' });
    await expect(table.getByRole('row')).toHaveCount(26);
    await expect(table.getByRole('row', { name: /^14 / })).toHaveText(/B$/);
    await expect(table.getByRole('row', { name: /^15 / })).toHaveText(/A$/);
  });
  await test.step('the result is accessible, and readable at double size', async () => {
    await expectAccessible(page, 'ofertas');
    await expectReadableAtDoubleSize(page, 'ofertas');
  });
  await test.step('the comparison is a file, a sheet and a line', async () => {
    const { name, lines } = await downloadedFile(page, tool(page));
    expect(name).toBe('comparacion-de-ofertas.csv');
    expect(lines.slice(0, 4)).toEqual([
      '\ufeff;Oferta A;Oferta B',
      'TIN (%);3,2;2,6',
      'TAE (%);3,268;3,491',
      'Cuota mensual (€);775,49;725,87',
    ]);
    expect(lines).toHaveLength(32);
    await tool(page).getByRole('button', { name: 'Ver el texto' }).click();
    await expect(tool(page).getByRole('blockquote')).toHaveText(/^He comparado dos hipotecas de 160\.000\s€/);
    await printTool(page, tool(page));
    await page.emulateMedia({ media: 'print' });
    await expect(tool(page).getByRole('rowheader', { name: /^Lo que no vuelve/ })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expectOneSheet(page);
  });
  await test.step('the first sentence says which offer costs less and from which year on the other one does', async () => {
    await page.emulateMedia({ media: null });
    await expect(answer(page)).toHaveText(
      /^La oferta B te cuesta 604\s€ menos en los diez\s?años que piensas mantenerla; desde el año 15 gana la A\.$/,
    );
    await expect(output(page, 'oferta-a-cuota')).toHaveText(/^775,49\s€$/);
    await expect(output(page, 'oferta-a-tae')).toHaveText(/^3,27\s%$/);
    await expect(output(page, 'oferta-b-tae')).toHaveText(/^3,49\s%$/);
    await expect(output(page, 'oferta-a-coste')).toHaveText(/^43\.804\s€$/);
    await expect(output(page, 'oferta-b-coste')).toHaveText(/^43\.200\s€$/);
    await expect(output(page, 'oferta-b-productos')).toHaveText(/^8000\s€$|^8\.000\s€$/);
    await expect(page.getByRole('status').filter({ hasText: 'La oferta B' })).toHaveCount(1);

    await field(page, 'oferta-anos').fill('20');
    await expect(answer(page)).toHaveText(/^La oferta A te cuesta/);
    await expect(page).toHaveURL(/oferta-anos=20/);
    await tool(page)
      .getByRole('radiogroup', { name: '¿Está bonificada?' })
      .last()
      .getByRole('radio', { name: 'No' })
      .check();
    await field(page, 'oferta-b-tin').fill('3,2');
    await expect(answer(page)).toHaveText(
      'Las dos ofertas te cuestan lo mismo, las mantengas los años que las mantengas.',
    );
    await expect(field(page, 'oferta-b-hogar')).toHaveCount(0);
  });
});

test('what cannot be read is refused at its field and kept as typed', async ({ page }) => {
  await page.goto(address);
  await open(page);
  await field(page, 'oferta-anos').fill('26');
  await field(page, 'oferta-a-tin').fill('-1');
  await field(page, 'oferta-b-comision').fill('doce');
  await calculate(page);
  await expect(field(page, 'oferta-anos')).toHaveAccessibleDescription(/No pueden ser más que el plazo\.$/);
  await expect(field(page, 'oferta-a-tin')).toHaveAccessibleDescription('No puede ser una cifra negativa.');
  await expect(field(page, 'oferta-b-comision')).toHaveAccessibleDescription(/No entendemos esta cifra/);
  await expect(field(page, 'oferta-anos')).toBeFocused();
  await expect(field(page, 'oferta-b-comision')).toHaveValue('doce');
  await expect(answer(page)).toHaveCount(0);
  await expectAccessible(page, 'ofertas-errores');
});

test('a keyboard is enough to open the tool and to compare', async ({ page }) => {
  await page.goto(`${address}#comparar-ofertas`);
  await expect(field(page, 'oferta-prestamo')).toBeVisible();
  await field(page, 'oferta-anos').press('Enter');
  await expect(answer(page)).toBeInViewport();
  await tabTo(page, tool(page).getByRole('button', { name: /^Copiar enlace/ }));
});

test('back and refresh keep the comparison and the simulator beside it', async ({ page }) => {
  await page.goto(`${address}#precio=240000&ahorro=60000&plazo=20&interes=3&tipo=fijo`);
  await expect(output(page, 'cuota-mensual')).toHaveText(/998,28/);
  await open(page);
  await field(page, 'oferta-anos').fill('7');
  await calculate(page);
  await expect(answer(page)).toHaveText(/en los siete\s?años/);
  await expect(page).toHaveURL(/precio=240000.*oferta-anos=7/);
  await page.reload();
  await expect(answer(page)).toHaveText(/en los siete\s?años/);
  await expect(output(page, 'cuota-mensual')).toHaveText(/998,28/);
  await page.goto('/calculadoras/interes-compuesto');
  await page.goBack();
  await expect(answer(page)).toHaveText(/en los siete\s?años/);
});

test('nothing typed leaves the browser, and the code comes when the tool is opened', async ({ page }) => {
  await page.goto(address, { waitUntil: 'networkidle' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
  await open(page);
  await field(page, 'oferta-prestamo').fill('173.456,78');
  await calculate(page);
  await expect(tool(page).locator('figure div > svg')).toBeVisible();
  expect(asked.some((request) => request.includes('/_next/static/'))).toBe(true);
  expectNothingSent(page, asked, /173|456/);
});

test('offers that are not both fixed, product by product', async ({ page }) => {
  const row = (product: string) => tool(page).getByRole('group', { name: product, exact: true });
  const sentences = tool(page).getByRole('region', { name: 'Producto a producto' });
  await test.step('the Euríbor is asked once, and only where an offer follows it', async () => {
    await page.goto(address);
    await open(page);
    await expect(field(page, 'oferta-prestamo')).toBeVisible();
    await expect(field(page, 'oferta-euribor')).toHaveCount(0);
    const kinds = tool(page).getByRole('radiogroup', { name: '¿Cómo es el interés?' });
    await kinds.last().getByRole('radio', { name: 'Variable' }).check();
    await expect(field(page, 'oferta-b-tin')).toHaveCount(0);
    await kinds.first().getByRole('radio', { name: 'Mixto' }).check();
    await expect(field(page, 'oferta-euribor')).toHaveCount(1);
    await expect(field(page, 'oferta-a-fijos')).toBeVisible();
  });
  await test.step('products are rows that are added and removed with the keyboard, and the focus follows', async () => {
    const add = tool(page).getByRole('button', { name: 'Añadir Alarma, Oferta B' });
    await add.press('Enter');
    await expect(field(page, 'oferta-b-alarma')).toBeFocused();
    await expect(add).toHaveCount(0);
    await row('Alarma')
      .getByRole('button', { name: /^Quitar/ })
      .press('Enter');
    await expect(add).toBeFocused();
    await expect(field(page, 'oferta-b-alarma')).toHaveCount(0);
  });
  await test.step('what cannot be is refused beside its field', async () => {
    await field(page, 'oferta-a-fijos').fill('40');
    await field(page, 'oferta-b-vida-baja').fill('6');
    await field(page, 'oferta-euribor').fill('11');
    await calculate(page);
    await expect(field(page, 'oferta-a-fijos')).toHaveAccessibleDescription(/Tienen que ser menos que el plazo\.$/);
    await expect(field(page, 'oferta-b-vida-baja')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'oferta-euribor')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'oferta-a-fijos')).toBeFocused();
    await expect(answer(page)).toHaveCount(0);
  });
  await test.step('each product has its verdict, and the turn of the Euríbor is named', async () => {
    const products = 'oferta-b-hogar-baja=0,1&oferta-b-nomina-baja=0,3&oferta-b-vida=0';
    const kinds = 'oferta-a-tin=3&oferta-b-tipo=variable&oferta-b-diferencial=0,6&oferta-euribor=2,2';
    await openLink(page, `${address}#oferta-prestamo=160000&oferta-plazo=25&oferta-anos=10&${kinds}&${products}`);
    await expect(answer(page)).toHaveText(/^La oferta [AB] te cuesta/);
    await expect(sentences.getByText(/^Nómina \(B\): compensa\. .* al mes\.$/)).toBeVisible();
    await expect(
      sentences.getByText(/^Seguro de hogar \(B\): no compensa\. .*cuesta 2\.500\s€ en diez\s?años/),
    ).toBeVisible();
    await expect(sentences.getByText(/^Sin lo que no compensa, en diez\s?años/)).toBeVisible();
    await expect(
      tool(page)
        .getByText(/^La respuesta cambia al (subir|bajar) al/)
        .first(),
    ).toBeVisible();
    await expect(output(page, 'oferta-b-sin-productos')).toBeVisible();
    await expectFigures(page);
    await expectAccessible(page, 'ofertas-por-producto');
    await expectReadableAtDoubleSize(page, 'ofertas-por-producto');
  });
});
