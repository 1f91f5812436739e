import type { Page } from '@playwright/test';
import messages from '@/messages/es.json' with { type: 'json' };
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectNothingFound,
  expectReadableAtDoubleSize,
} from '../../support/pages/accessible';
import { type PageFacts, readFacts, readStructuredData } from '../../support/pages/page-facts';
import { missing, orderHelp, type Route, redirects, routes } from '../../support/pages/route-table';
import { allowing, expect, test } from '../../support/pages/test';

/** Requests of the page to any host but its own. */
function watchForeignRequests(page: Page, own: string): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== new URL(own).origin) foreign.push(request.url());
  });
  return foreign;
}

async function visit(page: Page, { path, status = 200 }: Route): Promise<PageFacts> {
  const response = await page.goto(path);
  expect(response?.status()).toBe(status);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  return readFacts(page);
}

function expectDescribed(facts: PageFacts, { path, indexed, canonical = path }: Route): void {
  expect(facts.lang).toBe('es');
  expect(facts.headings, 'one h1').toHaveLength(1);
  expect(facts.headings[0]).not.toBe('');
  expect(facts.title).toContain('El Sofá Del Dinero');
  expect(facts.description.length, facts.description).toBeGreaterThanOrEqual(50);
  expect(facts.description.length, facts.description).toBeLessThanOrEqual(170);
  expect(facts.robots).toContain(indexed ? 'index, follow' : 'noindex');
  if (!indexed) expect(facts.robots).not.toContain('index, follow');
  expect(new URL(facts.canonical ?? '').pathname).toBe(canonical);
}

for (const route of routes) {
  test(`${route.path} answers, describes itself, and is accessible`, async ({ page, stack }) => {
    const foreign = watchForeignRequests(page, stack.baseUrl);
    const facts = await visit(page, route);
    expectDescribed(facts, route);
    if (route.indexed) {
      expect(facts.keywords).not.toBe('');
      expect(facts.card).toBe('summary_large_image');
      expect((await page.request.get(new URL(facts.image ?? '').pathname)).headers()['content-type']).toBe('image/png');
    }
    const types = (await readStructuredData(page)).map((thing) => thing['@type']);
    expect([...types].sort()).toEqual([...route.types].sort());
    await expectAccessible(page, route.path);
    await expectReadableAtDoubleSize(page, route.path);
    expect(foreign).toEqual([]);
  });
}

for (const [from, to] of redirects) {
  test(`${from} leads to ${to}`, async ({ page }) => {
    await page.goto('/');
    await page.goto(from);
    await expect(page).toHaveURL(to);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
}

test('the page without an order says how to get a link, is accessible, and is not indexed', async ({ page }) => {
  const facts = await visit(page, orderHelp);
  expect(facts.headings).toEqual([messages.OrderPage.help.title]);
  expect(facts.robots).toContain('noindex');
  await expectAccessible(page, orderHelp.path);
  await expectReadableAtDoubleSize(page, orderHelp.path);
});

test.describe('an unknown path', allowing(404), () => {
  test('answers 404, and is not indexed', async ({ page }) => {
    const facts = await visit(page, missing);
    expect(facts.headings).toEqual(['Oops! Page not found']);
    expect(facts.robots).toContain('noindex');
    await expectAccessible(page, missing.path);
  });
});

test.describe('as they arrive, before their scripts run', () => {
  test.use({ touched: false });
  test.slow();

  test('no two pages have the same title or description, and the business introduces itself once', async ({ page }) => {
    const canonical = routes.filter((route) => !route.canonical);
    const seen: PageFacts[] = [];
    const introductions: string[] = [];
    for (const route of canonical) {
      seen.push(await visit(page, route));
      const things = await readStructuredData(page);
      if (things.some((thing) => ['FinancialService', 'WebSite'].includes(thing['@type'])))
        introductions.push(route.path);
    }
    const twice = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);
    expect(twice(seen.map(({ title }) => title))).toEqual([]);
    expect(twice(seen.map(({ description }) => description))).toEqual([]);
    expect(introductions).toEqual(['/']);
  });
});

test('the price in the structured data is the one that the button charges', async ({ page }) => {
  await page.goto('/checkout/planificacion-jubilacion');
  const [product] = (await readStructuredData(page)).filter((thing) => thing['@type'] === 'Product');
  expect(product).toMatchObject({ offers: { '@type': 'Offer', price: '55.00', priceCurrency: 'EUR' } });
  await page.goto('/checkout/plan-financiero-familiar');
  const [range] = (await readStructuredData(page)).filter((thing) => thing['@type'] === 'Product');
  expect(range).toMatchObject({ offers: { '@type': 'AggregateOffer', lowPrice: '300.00', highPrice: '600.00' } });
});

test('the open menus are accessible, on a phone and on a computer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  await expectNothingFound(page, 'the menu at 390 px');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const name of ['Servicios', 'Calculadoras', 'Seguridad y Garantía']) {
    await page.getByRole('banner').getByRole('button', { name }).click();
    await expectNothingFound(page, `the menu ${name}`);
    await page.keyboard.press('Escape');
  }
  await expectNoSidewaysScroll(page, 'home');
});
