import type { Locator, Page } from '@playwright/test';
import { pages } from '@/lib/shared/seo/pages';
import { expectAccessible, expectReadableAtDoubleSize } from '../../support/pages/accessible';
import {
  downloadedFile,
  expectFigures,
  expectOneSheet,
  expectRefusals,
  openLink,
  printTool,
} from '../../support/pages/calculator-page';
import { expect, test } from '../../support/pages/test';

const calculators = Object.keys(pages).filter((path) => path.startsWith('/calculadoras/'));

/** Of each calculator: a field that refuses a text, results that need much room on a screen or can have letters twice as large, and those that fill a sheet of paper. */
const extremes: Readonly<Record<string, { refused: string; screen: string[]; double?: string; paper: string[] }>> = {
  '/calculadoras/simulador-hipoteca': {
    refused: 'precio',
    screen: [],
    double: 'ahorro=60000&comunidad=comunidad-valenciana',
    paper: [
      'plazo=40&tipo=variable',
      'ahorro=20000&tipo=mixto&interes-despues=5',
      'plazo=40&tipo=variable&comunidad=ceuta&vivienda=nueva',
    ],
  },
  '/calculadoras/ratio-endeudamiento': {
    refused: 'ingresos',
    screen: ['ingresos=2500&hipoteca=1.234,5&prestamos=0&tarjetas=0&otras=0'],
    double: 'ingresos=0,01&hipoteca=1000000&prestamos=1000000&tarjetas=1000000&otras=1000000',
    paper: ['ingresos=4.321'],
  },
  '/calculadoras/interes-compuesto': {
    refused: 'capital',
    screen: ['anos=11', 'capital=10000000&aportacion=100000&anos=50&rentabilidad=30&frecuencia=365&inflacion=0,001'],
    double: 'tipo=tae&comision=1&impuestos=final&subida=2',
    paper: ['anos=25&inflacion=2', 'tipo=tae&comision=1&impuestos=final&subida=2'],
  },
  '/calculadoras/salud-financiera': { refused: 'gastos-fijos', screen: ['ingresos=3000'], paper: ['ingresos=4.321'] },
};

/** The pixels of the headline figure, with its label, that the header or the window's edge hides. */
async function hiddenPixels(page: Page): Promise<{ above: number; below: number }> {
  return page.locator('#resultado').evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return { above: Math.max(0, header - top), below: Math.max(0, bottom - innerHeight) };
  });
}

const mortgage = '/calculadoras/simulador-hipoteca';

/** The tools of the pages, with a field that refuses a text, the links that open them with an answer, and their files. */
const tools = [
  [
    mortgage,
    'comparar-ofertas',
    'oferta-b-comision',
    'oferta-anos=10&oferta-b-tin=2,6&oferta-b-vida=450',
    'comparacion-de-ofertas',
  ],
  [
    mortgage,
    'comparar-ofertas',
    'oferta-a-tin',
    'oferta-a-tin=3&oferta-b-tipo=variable&oferta-b-diferencial=0,6&oferta-euribor=2,2&oferta-b-hogar-baja=0,1&oferta-b-nomina-baja=0,3&oferta-b-vida=0',
    'comparacion-de-ofertas',
  ],
  [mortgage, 'amortizar-antes', 'amortizar-importe', 'amortizar-importe=10.000', 'amortizacion-anticipada'],
  [
    mortgage,
    'cambiar-de-banco',
    'cambio-pendiente',
    'cambio-otro-interes=2,4&cambio-otro-productos=300',
    'cambio-de-banco',
  ],
  [mortgage, 'si-el-euribor-se-mueve', 'euribor-hoy', 'euribor-nivel-2=4,5', 'cuota-con-el-euribor'],
  [mortgage, 'hasta-que-precio', 'hasta-deudas', 'hasta-ingresos=2.500&hasta-comunidad=canarias', 'hasta-que-precio'],
  ['/calculadoras/ratio-endeudamiento', 'que-deuda-primero', 'deuda1-cuota', 'deuda-extra=500', 'plan-de-deudas'],
  [
    '/calculadoras/interes-compuesto',
    'cuanto-apartar',
    'meta-importe',
    'meta-importe=20.000&meta-comision=1&meta-impuestos=final',
    'cuanto-apartar',
  ],
].map(([page, id = '', refused = '', fragment = '', file = '']) => ({
  id,
  refused,
  file,
  path: `${page}#${fragment}`,
  name: fragment.includes('euribor=2,2') ? `${id} of offers that are not both fixed` : id,
}));

/** The tools whose sheet is one page, however long their tables are. */
const oneSheet = [
  'comparar-ofertas',
  'amortizar-antes',
  'cambiar-de-banco',
  'si-el-euribor-se-mueve',
  'hasta-que-precio',
];

const answerOf = (page: Page, id: string) => page.locator(`#${id} [data-respuesta]`);

/** From the first paint on, as a visitor who has set it has it. */
async function enlargeText(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const enlarge = () => document.documentElement.style.setProperty('font-size', '200%');
    document.addEventListener('DOMContentLoaded', enlarge);
  });
}

async function expectToFit(page: Page, answer: Locator): Promise<void> {
  await expect(answer).toBeVisible();
  expect(await answer.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThanOrEqual(390);
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow).toBe(0);
}

async function expectToldApart(page: Page): Promise<void> {
  const told = await page.locator('label:has(> input[type="radio"])').evaluateAll((labels) => {
    const probe = document.body.appendChild(document.createElement('p'));
    probe.style.cssText = 'background: Highlight; forced-color-adjust: none';
    const { backgroundColor: highlight } = getComputedStyle(probe);
    probe.remove();
    return labels.filter(
      (label) => (getComputedStyle(label).backgroundColor === highlight) !== label.querySelector('input')?.checked,
    ).length;
  });
  expect(told, 'chosen without the colour of what is chosen, or the other way round').toBe(0);
  // Found and judged in one step: a drawing is made anew when the window's width has changed, and what was replaced has no colour.
  const letters = await page.evaluate(() => {
    const { color } = getComputedStyle(document.body);
    const texts = [...document.querySelectorAll('figure svg text')];
    return texts.filter((text) => getComputedStyle(text).fill !== color).map((text) => text.textContent);
  });
  expect(letters).toEqual([]);
}

const press = (page: Page) => page.locator('#calculadora button[type="submit"]').click();

/** The drawing of the worked example, which is not announced. */
const example = (page: Page) => page.locator('[data-example][aria-hidden="true"]:has(svg)');

for (const path of calculators) {
  test(`the answer of ${path} takes the place of its example, is in sight, fits and can be told apart`, async ({
    page,
  }) => {
    for (const [width, height] of [
      [1366, 768],
      [1280, 720],
      [390, 844],
      [390, 664],
    ] as const) {
      await test.step(`the answer of ${path} is in sight after the press at ${width}x${height}`, async () => {
        await page.setViewportSize({ width, height });
        await page.goto(path);
        await expect(example(page)).toContainText('Ejemplo');
        await expect(page.locator('#resultado')).toHaveCount(0);
        await press(page);
        await expect(example(page)).toHaveCount(0);
        await expect.poll(() => hiddenPixels(page)).toEqual({ above: 0, below: 0 });
        await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
        await press(page);
        await expect.poll(() => hiddenPixels(page)).toEqual({ above: 0, below: 0 });
      });
    }
    await test.step(`what the figure of ${path} means stands right under it`, async () => {
      await expect(page.locator('#resultado + [data-respuesta]')).toBeVisible();
    });
    await test.step(`with the visitor's own colours the choices and charts of ${path} can be told apart`, async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.emulateMedia({ forcedColors: 'active' });
      await expect(page.locator('figure svg').first()).toBeVisible();
      await expectToldApart(page);
    });
    await test.step(`with its text at 200 % the answer of ${path} fits a phone`, async () => {
      await page.emulateMedia({ forcedColors: 'none' });
      await enlargeText(page);
      await page.goto(path);
      await press(page);
      await expectToFit(page, page.locator('output').first());
    });
  });

  test(`the largest results of ${path} fit the screen and one sheet of paper, and what it refuses is accessible`, async ({
    page,
  }) => {
    const { refused = '', screen = [], double, paper = [] } = extremes[path] ?? {};
    await test.step('the largest results fit the screen', async () => {
      for (const fragment of [...screen, ...(double ? [double] : [])]) {
        await openLink(page, `${path}#${fragment}`);
        await expect(page.locator('#resultado')).toBeVisible();
        await expect(page.locator('figure svg').first()).toBeAttached();
        await expectFigures(page);
        await expectAccessible(page, `${path} with ${fragment}`);
        if (fragment === double) await expectReadableAtDoubleSize(page, `${path} with ${fragment}`);
      }
    });
    await test.step('on paper a result is one sheet, even with all months unfolded', async () => {
      for (const fragment of paper) {
        await openLink(page, `${path}#${fragment}`);
        await expect(page.locator('figure svg').first()).toBeAttached();
        const months = page.getByRole('button', { name: /^Ver los \d+ meses$/ });
        if (path === mortgage) await months.click();
        await expectOneSheet(page);
      }
    });
    await test.step('what is refused is accessible', async () => {
      await openLink(page, path);
      await expectRefusals(page, () => press(page), [[refused, 'abc', /No entendemos esta cifra/]]);
      await expectAccessible(page, `${path} with an error`);
    });
  });
}

test('the file of a result is saved under its name, and opens in Spanish Excel', async ({ page }) => {
  await page.goto(`${mortgage}#plazo=25`);
  const { name, lines } = await downloadedFile(page);
  expect(name).toBe('cuadro-de-amortizacion.csv');
  expect(lines[0]).toBe('\ufeffMes;Año;Interés anual (%);Cuota (€);Intereses (€);Capital (€);Pendiente (€)');
  expect(lines).toHaveLength(302);
});

for (const { path, id, name, refused, file } of tools) {
  test(`the answer of ${name} is in sight, accessible, fits and can be told apart`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto(path);
    await expect(answerOf(page, id)).toBeVisible();
    await test.step(`the answer of ${id} is in sight after the press on a phone`, async () => {
      await page.locator(`#${id} form button[type="submit"]`).click();
      await expect(answerOf(page, id)).toBeInViewport({ ratio: 1 });
    });
    await test.step(`with the visitor's own colours the choices and charts of ${id} can be told apart`, async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.emulateMedia({ forcedColors: 'active' });
      await expectToldApart(page);
    });
    await test.step(`${id} with its answer is accessible, and readable at double size`, async () => {
      await page.emulateMedia({ forcedColors: 'none' });
      await expectFigures(page);
      await expectAccessible(page, id);
      await expectReadableAtDoubleSize(page, id);
    });
    const tool = page.locator(`#${id}`);
    await test.step(`the answer of ${id} is a file`, async () => {
      const saved = await downloadedFile(page, tool);
      expect(saved.name).toBe(`${file}.csv`);
      expect(saved.lines[0]).toMatch(/^\ufeff.*;/);
    });
    await test.step(`the answer of ${id} is printed alone`, async () => {
      await printTool(page, tool);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
      await expect(answerOf(page, id)).toBeVisible();
      if (oneSheet.includes(name)) await expectOneSheet(page);
    });
    await test.step(`what ${id} refuses is accessible`, async () => {
      await page.emulateMedia({ media: null });
      await openLink(page, `${path.split('#')[0]}#${id}`);
      const text = tool.locator(`input[name="${refused}"][type="text"]`);
      await text.fill('abc');
      await text.press('Enter');
      await expect(text).toBeFocused();
      await expect(text).toHaveAccessibleDescription(/No entendemos esta cifra/);
      await expectAccessible(page, `${id} with an error`);
    });
    await test.step(`with its text at 200 % the answer of ${id} fits a phone`, async () => {
      await enlargeText(page);
      await openLink(page, path);
      await expectToFit(page, answerOf(page, id));
    });
  });
}

test('a followed change leaves the page where it is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/calculadoras/simulador-hipoteca');
  await press(page);
  await expect.poll(() => hiddenPixels(page)).toEqual({ above: 0, below: 0 });
  const price = page.locator('input[name="precio"]');
  // The scroll to the figure may still be going on: until it is over, it takes the page along.
  const drift = () =>
    price.evaluate(async (field) => {
      field.scrollIntoView({ block: 'center', behavior: 'instant' });
      const start = window.scrollY;
      for (let frames = 0; frames < 5; frames += 1) await new Promise(requestAnimationFrame);
      return window.scrollY - start;
    });
  await expect.poll(drift).toBe(0);
  const before = await page.evaluate(() => window.scrollY);
  await price.fill('240.000');
  await expect(page.locator('output[name="importe-prestamo"]')).toHaveText(/200\.000/);
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(2);
});
