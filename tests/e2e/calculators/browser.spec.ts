import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/pages/accessible';
import { expectNothingSent, output, requestsOf } from '../../support/pages/calculator-page';
import { tabTo } from '../../support/pages/keyboard';
import { allowing, expect, test } from '../../support/pages/test';

const compound = '/calculadoras/interes-compuesto';
const debt = '/calculadoras/ratio-endeudamiento';
const health = '/calculadoras/salud-financiera';
const mortgage = '/calculadoras/simulador-hipoteca';

const field = (page: Page, name: string) => page.locator(`input[name="${name}"][type="text"]`);
const answer = (tool: Locator) => tool.locator('[data-respuesta]');
const calculate = (page: Page) => page.locator('#calculadora button[type="submit"]').click();
const kind = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Tipo de hipoteca' }).getByRole('radio', { name, exact: true }).check();

test('nothing typed leaves the browser, and the code of a tool comes when it is opened', async ({ page }) => {
  for (const [address, name] of [
    [compound, 'capital'],
    [debt, 'ingresos'],
    [health, 'ingresos'],
  ] as const) {
    await test.step(address, async () => {
      await page.goto(address, { waitUntil: 'networkidle' });
      const asked = await requestsOf(page, async () => {
        await field(page, name).fill('4.321');
        await field(page, name).press('Enter');
      });
      expectNothingSent(page, asked, /4\.?321/);
    });
  }
  await test.step('a tool', async () => {
    const tool = page.locator('#comparar-ofertas');
    await page.goto(mortgage, { waitUntil: 'networkidle' });
    const asked = await requestsOf(page, async () => {
      await tool.getByRole('heading', { level: 3 }).first().click();
      await field(page, 'oferta-prestamo').fill('173.456,78');
      await tool.locator('form button[type="submit"]').click();
      await expect(tool.locator('figure div > svg')).toBeVisible();
    });
    expect(asked.some((request) => request.includes('/_next/static/'))).toBe(true);
    expectNothingSent(page, asked, /173|456/);
  });
});

test('calculating requests only the drawings, once, and sends none of the figures', async ({ page }) => {
  await page.goto(mortgage, { waitUntil: 'networkidle' });
  const asked = await requestsOf(page, async () => {
    await field(page, 'precio').fill('273.456,78');
    await calculate(page);
  });
  // All drawings are shown, so all their files are loaded.
  await expect(page.locator('figure svg').nth(3)).toBeAttached();
  expectNothingSent(page, asked.splice(0), /273|456/);
  await field(page, 'ahorro').fill('61.234');
  await kind(page, 'Variable');
  await calculate(page);
  await expect(page.getByText('Si el interés se mueve después del primer año')).toBeVisible();
  // The browser requests the icon by itself.
  expect(asked.filter((request) => !/\/icon\.svg\?/.test(request))).toEqual([]);
});

test('a keyboard is enough', async ({ page }) => {
  await test.step('figures are typed and moved with their slider, and Enter calculates', async () => {
    await page.goto(mortgage);
    await page.getByRole('link', { name: 'Calcular mi cuota' }).press('Enter');
    await field(page, 'precio').focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('240000');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('slider', { name: /Precio de la vivienda/ })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(field(page, 'precio')).toHaveValue('245.000');
    await field(page, 'interes').press('Enter');
    await expect(output(page, 'importe-prestamo')).toHaveText(/205\.000/);
    await expect(page.getByRole('status').filter({ hasText: 'Cuota mensual:' })).toHaveCount(1);
  });
  await test.step('a tool is opened, answers and is taken along', async () => {
    const tool = page.locator('#comparar-ofertas');
    await expect(tool.locator('form')).toHaveCount(0);
    await tool.locator('summary').first().press('Enter');
    await field(page, 'oferta-anos').press('Enter');
    await expect(answer(tool)).toBeInViewport();
    await tabTo(page, tool.getByRole('button', { name: /^Copiar enlace/ }));
  });
  await test.step('the years of a plan are moved with their slider, and more options are opened', async () => {
    await page.goto(compound);
    await page.locator('#calculadora form summary').press('Enter');
    await expect(field(page, 'comision')).toBeVisible();
    await page.getByRole('slider', { name: /^Años/ }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(field(page, 'anos')).toHaveValue('11');
    await field(page, 'anos').press('Enter');
    await expect(output(page, 'total-aportado')).toHaveText(/^13\.200\s€$/);
  });
  await test.step('an answer is chosen with the arrows', async () => {
    await page.goto(health);
    await page.locator('input[name="seguro"]:checked').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator('input[name="seguro"][value="adecuado"]')).toBeChecked();
    await field(page, 'fondo').press('Enter');
    await expect(output(page, 'puntuacion')).toHaveText('70');
  });
  await test.step('rows are added, removed and brought back, and the focus follows', async () => {
    await page.goto(`${debt}#que-deuda-primero`);
    await page.getByRole('button', { name: 'Añadir otra deuda' }).press('Enter');
    await expect(field(page, 'deuda4-nombre')).toBeFocused();
    await page.keyboard.type('Reforma');
    await page.getByRole('button', { name: 'Quitar la deuda 1' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Deshacer' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field(page, 'deuda1-nombre')).toBeFocused();
    await expect(field(page, 'deuda1-nombre')).toHaveValue('Tarjeta');
    await expect(field(page, 'deuda4-nombre')).toHaveValue('Reforma');
  });
});

test('an invalid option opens its closed section and gets the focus', async ({ page }) => {
  await page.goto(compound);
  const more = page.locator('#calculadora form details');
  await more.locator('summary').click();
  await field(page, 'comision').fill('11');
  await more.locator('summary').click();
  await expect(more).not.toHaveAttribute('open');
  await calculate(page);
  await expect(field(page, 'comision')).toBeFocused();
  await expect(field(page, 'comision')).toHaveValue('11');
});

/** Waits until every script that `touch` asks for has arrived. */
async function codeOf(page: Page, touch: () => Promise<void>): Promise<void> {
  let [asked, arrived] = [0, 0];
  page.on('request', () => (asked += 1));
  page.on('requestfinished', () => (arrived += 1));
  await touch();
  await expect.poll(() => asked > 0 && asked === arrived).toBe(true);
}

test.describe('without a network', allowing(/net::ERR_INTERNET_DISCONNECTED/), () => {
  test('after a touch of the form its tables and exports are there, without the drawings', async ({ page }) => {
    await page.goto(mortgage, { waitUntil: 'networkidle' });
    await codeOf(page, () => field(page, 'precio').focus());
    await page.context().setOffline(true);
    await calculate(page);
    await expect(output(page, 'cuota-mensual')).toHaveText(/801,00/);
    await expect(page.getByRole('button', { name: /^Copiar enlace/ })).toBeVisible();
    await expect(page.getByText('El dibujo no se ha podido cargar')).toBeVisible();
    await page.getByText('Ver los datos en una tabla').click();
    await expect(page.getByRole('cell', { name: /^94\.074\s€$/ })).toBeVisible();
  });
});

test('a copied link restores the result elsewhere; refresh and back keep that of a tool and of the page', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(mortgage);
  await field(page, 'precio').fill('1.234.567,89');
  await page.getByRole('radiogroup', { name: 'Plazo en años' }).getByRole('radio', { name: '40' }).check();
  await calculate(page);
  const payment = await output(page, 'cuota-mensual').textContent();
  await page.getByRole('button', { name: /^Copiar enlace/ }).click();
  await expect(page.getByText('Enlace copiado.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(link);
  await expect(output(other, 'cuota-mensual')).toHaveText(payment ?? '');
  await expect(field(other, 'precio')).toHaveValue('1.234.567,89');

  const tool = page.locator('#comparar-ofertas');
  await tool.locator('summary').first().click();
  await field(page, 'oferta-anos').fill('7');
  await tool.locator('form button[type="submit"]').click();
  await expect(answer(tool)).toHaveText(/en los siete\s?años/);
  await expect(page).toHaveURL(/precio=1.*oferta-anos=7/);
  await page.reload();
  await expect(answer(tool)).toHaveText(/en los siete\s?años/);
  await expect(output(page, 'cuota-mensual')).toHaveText(payment ?? '');
  await page.goto(compound);
  await page.goBack();
  await expect(answer(tool)).toHaveText(/en los siete\s?años/);
});

test('a result goes to the consultation only after its text was shown and accepted', async ({ page }) => {
  await page.goto(`${mortgage}#plazo=25`);
  const carried = () => page.evaluate(() => sessionStorage.getItem('consulta:resultado'));
  await page.getByRole('button', { name: 'Ver el texto' }).click();
  const words = await page.getByRole('blockquote').textContent();
  expect(words).toMatch(/La cuota sale a 801,00\s€ al mes/);
  expect(await carried()).toBeNull();
  await page.getByRole('button', { name: 'No, gracias' }).click();
  expect(await carried()).toBeNull();
  await page.getByRole('button', { name: 'Ver el texto' }).click();
  await page.getByRole('button', { name: 'Sí, llevarlo a la consulta' }).click();
  await page.waitForURL('**/consulta-gratuita#formulario');
  const notice = page.getByText('Hemos traído el resultado de la calculadora');
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expect(page.locator(':focus')).toContainText('Hemos traído el resultado de la calculadora');
  await expect(page.getByRole('textbox', { name: '¿Qué quieres preguntarnos?' })).toHaveValue(`${words}\n\n`);
  expect(await carried()).toBeNull();
});

test('the page is accessible before and after calculating, whatever the kind of loan', async ({ page }) => {
  await page.goto(mortgage);
  for (const name of ['Variable', 'Mixto']) {
    await kind(page, name);
    await field(page, 'ahorro').fill('20.000');
    await calculate(page);
    await expect(page.locator('figure svg').nth(3)).toBeAttached();
    await page.getByRole('button', { name: 'Ver el texto' }).click();
    await expectAccessible(page, `simulador-${name}`);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page and an opened tool say that they need it, and the worked example is shown', async ({ page }) => {
    await page.goto(mortgage);
    await expect(page.getByText('La calculadora necesita JavaScript')).toBeVisible();
    await expect(page.getByText('La cuota sale a 801,00 € al mes').first()).toBeVisible();
    const tool = page.locator('#amortizar-antes');
    await tool.getByRole('heading', { name: 'Amortizar antes de tiempo' }).click();
    await expect(tool.getByText('Esta parte necesita JavaScript')).toBeVisible();
    await page.getByRole('button', { name: 'Calcular hipoteca' }).click();
    expect(new URL(page.url()).search).toBe('');
  });
});
