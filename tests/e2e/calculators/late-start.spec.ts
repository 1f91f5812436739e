import type { Page, Request } from '@playwright/test';
import { isAlive } from '@/tests/support/pages/living-page';
import { holdScripts } from '../../support/pages/gate';
import { allowing, expect, test } from '../../support/pages/test';

test.use({ touched: false, viewport: { width: 390, height: 844 } });

// A headless browser moves its pointer by itself when a page appears under it, which is no touch.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    addEventListener('pointermove', (event) => event.stopImmediatePropagation(), true);
  }),
);

const delayed = (page: Page) => page.locator('script[type="delayed"]');

/** The scripts that the page has asked for so far in order to run them. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request: Request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

// An hour apart: the installed clock runs until it is paused, and cannot be paused at a moment that is over.
const INSTALLED_AT = new Date('2026-11-23T09:00:00Z');
const PAUSED_AT = new Date('2026-11-23T10:00:00Z');

/** Opens a page whose clock is paused from its first script on. */
async function openWithPausedClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: INSTALLED_AT });
  await page.clock.pauseAt(PAUSED_AT);
  await page.goto(path);
}

/** Resumes the clock: scripts that wait for nothing else run. */
async function expectHydrated(page: Page): Promise<void> {
  await page.clock.resume();
  await expect.poll(() => page.evaluate(isAlive)).toBe(true);
}

/** The delayed scripts start while the page's clock runs on: in steps, because the page may still be handling its load event. */
async function startSoon(page: Page): Promise<void> {
  const started = async () => {
    await page.clock.runFor(200);
    return delayed(page).count();
  };
  await expect.poll(started).toBe(0);
}

test('the scripts of a page wait until it is touched, and then run once each', async ({ page }) => {
  const scripts = scriptsOf(page);
  await openWithPausedClock(page, '/servicios/hipotecas');
  expect(scripts).toEqual([]);
  expect(await page.evaluate(isAlive)).toBe(false);
  await page.mouse.wheel(0, 200);
  await expectHydrated(page);
  await expect(delayed(page)).toHaveCount(0);
  expect(new Set(scripts).size).toBe(scripts.length);
});

test('meanwhile they are fetched, once the page has arrived', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) fetched.push(new URL(request.url()).pathname);
  });
  await openWithPausedClock(page, '/contacto');
  const wanted = await delayed(page).evaluateAll((scripts) => scripts.map((script) => script.getAttribute('src')));
  expect(wanted.length).toBeGreaterThan(3);
  const asked = async () => {
    await page.clock.runFor(100);
    return page.locator('link[rel="preload"][as="script"]').count();
  };
  await expect.poll(asked).toBe(wanted.length);
  await expect.poll(() => wanted.filter((script) => !fetched.includes(script ?? ''))).toEqual([]);
  expect(await delayed(page).count()).toBe(wanted.length);
});

test('a visitor who saves data fetches no script before it is needed', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url());
  });
  await openWithPausedClock(page, '/contacto');
  await page.clock.runFor(9000);
  await expect(page.locator('link[rel="preload"][as="script"]')).toHaveCount(0);
  expect(scripts).toEqual([]);
});

test('an idle page comes to life by itself, after ten seconds', async ({ page }) => {
  await openWithPausedClock(page, '/contacto');
  await page.clock.runFor(9900);
  expect(await delayed(page).count()).toBeGreaterThan(3);
  expect(await page.evaluate(isAlive)).toBe(false);
  await startSoon(page);
  await expectHydrated(page);
});

for (const path of ['/calculadoras/simulador-hipoteca', '/consulta-gratuita', '/#newsletter']) {
  test(`${path} does not wait for a touch`, async ({ page }) => {
    await openWithPausedClock(page, path);
    await startSoon(page);
    await expectHydrated(page);
  });
}

test.describe('without its hydration data', allowing('aborted'), () => {
  test('a page stays as it was sent', async ({ page }) => {
    await page.route('**/_next/static/page-data/*.js', (route) => route.abort());
    await page.goto('/contacto', { waitUntil: 'domcontentloaded' });
    await page.mouse.wheel(0, 200);
    await expect(delayed(page)).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(isAlive)).toBe(false);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('what was typed before the scripts ran stays', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/contacto', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Nombre').first().fill('Ramón Peñalver');
  scripts.open();
  await expect.poll(() => page.evaluate(isAlive)).toBe(true);
  await expect(page.getByLabel('Nombre').first()).toHaveValue('Ramón Peñalver');
});

test('the button of a calculator that was pressed before the scripts ran is answered', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/calculadoras/ratio-endeudamiento', { waitUntil: 'domcontentloaded' });
  await page.getByRole('textbox', { name: /Ingresos/ }).fill('3.000');
  await page.getByRole('button', { name: /^Calcular/ }).click();
  await expect(page.locator('output[name="ratio"]')).toHaveCount(0);
  scripts.open();
  await expect(page.locator('output[name="ratio"]')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /Ingresos/ })).toHaveValue('3.000');
});

test('what stands still is whole before and after hydration, and when one comes back to the page', async ({ page }) => {
  await page.goto('/calculadoras/ratio-endeudamiento#calculadora', { waitUntil: 'domcontentloaded' });
  const still = page.locator('#preguntas, #como-lo-calculamos, [aria-labelledby="claves"]');
  const sent = await still.allTextContents();
  expect(sent.filter((text) => text.length < 100)).toEqual([]);
  await expect.poll(() => page.evaluate(isAlive)).toBe(true);
  expect(await still.allTextContents()).toEqual(sent);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Nosotros' }).click();
  await expect(page).toHaveURL(/\/nosotros$/);
  await expect(page.locator('#calculadora')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/ratio-endeudamiento/);
  await expect.poll(() => still.allTextContents()).toEqual(sent);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});
