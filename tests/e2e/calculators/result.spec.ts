import type { Locator, Page } from '@playwright/test';
import { pages } from '@/lib/shared/seo/pages';
import { expectAccessible, expectReadableAtDoubleSize } from '../../support/pages/accessible';
import { openLink } from '../../support/pages/calculator-page';
import { expect, test } from '../../support/pages/test';

const calculators = Object.keys(pages).filter((path) => path.startsWith('/calculadoras/'));

/** The pixels of the headline figure, with its label, that the header or the window's edge hides. */
async function hiddenPixels(page: Page): Promise<{ above: number; below: number }> {
  return page.locator('#resultado').evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return { above: Math.max(0, header - top), below: Math.max(0, bottom - innerHeight) };
  });
}

/** The tools of the pages, with the links that open them with an answer. */
const tools = [
  ['/calculadoras/simulador-hipoteca', 'comparar-ofertas', 'oferta-anos=10&oferta-b-tin=2,6&oferta-b-vida=450'],
  ['/calculadoras/simulador-hipoteca', 'amortizar-antes', 'amortizar-importe=10.000'],
  ['/calculadoras/simulador-hipoteca', 'cambiar-de-banco', 'cambio-otro-interes=2,4&cambio-otro-productos=300'],
  ['/calculadoras/simulador-hipoteca', 'si-el-euribor-se-mueve', 'euribor-nivel-2=4,5'],
  ['/calculadoras/simulador-hipoteca', 'hasta-que-precio', 'hasta-ingresos=2.500&hasta-comunidad=canarias'],
  ['/calculadoras/ratio-endeudamiento', 'que-deuda-primero', 'deuda-extra=500'],
  ['/calculadoras/interes-compuesto', 'cuanto-apartar', 'meta-importe=20.000&meta-comision=1&meta-impuestos=final'],
].map(([page, id = '', fragment]) => ({ id, path: `${page}#${fragment}` }));

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
  const letters = await page.locator('figure svg text').evaluateAll((texts) => {
    const { color } = getComputedStyle(document.body);
    return texts.filter((text) => getComputedStyle(text).fill !== color).map((text) => text.textContent);
  });
  expect(letters).toEqual([]);
}

const press = (page: Page) => page.locator('#calculadora button[type="submit"]').click();

for (const path of calculators) {
  test(`the answer of ${path} is in sight, fits and can be told apart`, async ({ page }) => {
    for (const [width, height] of [
      [1366, 768],
      [1280, 720],
      [390, 844],
      [390, 664],
    ] as const) {
      await test.step(`the answer of ${path} is in sight after the press at ${width}x${height}`, async () => {
        await page.setViewportSize({ width, height });
        await page.goto(path);
        await press(page);
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
}

for (const { path, id } of tools) {
  test(`the answer of ${id} is in sight, accessible, fits and can be told apart`, async ({ page }) => {
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
      await expectAccessible(page, id);
      await expectReadableAtDoubleSize(page, id);
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
