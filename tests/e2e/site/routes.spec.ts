import type { APIRequestContext, Page } from '@playwright/test';
import messages from '@/tests/support/messages';
import { deskWithKey } from '../../support/desk/key-holder';
import { deskAddress } from '../../support/desk/passkey';
import { expectAccessible, expectReadableAtDoubleSize } from '../../support/pages/accessible';
import { advice } from '../../support/pages/catalogue';
import { gate } from '../../support/pages/gate';
import { headings } from '../../support/pages/journey';
import { layoutShiftOf, watchLayoutShift } from '../../support/pages/layout-shift';
import { orderHour } from '../../support/pages/orders';
import { factsOf, type PageFacts, structuredDataOf } from '../../support/pages/page-facts';
import { missing, orderHelp, type Route, redirects, routes } from '../../support/pages/route-table';
import { allowing, expect, test } from '../../support/pages/test';
import { expectWithdrawalLink } from '../../support/pages/withdrawal-link';

test.use({ viewport: { width: 390, height: 844 } });

/** What Chromium calls a good page stays below it. */
const MOST_SHIFT = 0.1;

/** Requests of the page to any host but its own. */
function watchForeignRequests(page: Page, own: string): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== new URL(own).origin) foreign.push(request.url());
  });
  return foreign;
}

/** Opens a page. Returns its HTML as the server sent it. */
async function visit(page: Page, { path, status = 200 }: Route): Promise<string> {
  const response = await page.goto(path);
  expect(response?.status()).toBe(status);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const html = (await response?.text()) ?? '';
  await expect(page).toHaveTitle(factsOf(html).title);
  await expectWithdrawalLink(page, path);
  return html;
}

async function read(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  return response.text();
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
  test(`${route.path} answers, describes itself, stands still, and is accessible`, async ({ page, stack }) => {
    const foreign = watchForeignRequests(page, stack.baseUrl);
    await watchLayoutShift(page);
    const html = await visit(page, route);
    expect(await layoutShiftOf(page)).toBeLessThan(MOST_SHIFT);
    const facts = factsOf(html);
    expectDescribed(facts, route);
    if (route.indexed) {
      expect(facts.keywords).not.toBe('');
      expect(facts.card).toBe('summary_large_image');
      expect((await page.request.get(new URL(facts.image ?? '').pathname)).headers()['content-type']).toBe('image/png');
    }
    const types = structuredDataOf(html).map((thing) => thing['@type']);
    expect(types.sort()).toEqual([...route.types].sort());
    await expectAccessible(page, route.path);
    await expectReadableAtDoubleSize(page, route.path);
    expect(foreign).toEqual([]);
  });
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('the private space stands still as it opens, with both doors in the first screen', async ({ page, stack }) => {
      await deskWithKey(stack);
      await watchLayoutShift(page);
      await page.goto(deskAddress(stack, '/espacio'));
      for (const door of [messages.SpaceEntry.passkey.open, messages.SpaceEntry.ways.crear]) {
        await expect(page.getByRole('button', { name: door })).toBeInViewport({ ratio: 1 });
      }
      expect(await layoutShiftOf(page)).toBeLessThan(MOST_SHIFT);
    });

    test('the success page stands still as the answer comes', async ({ page, stack, visitor }) => {
      const { sessionId } = await orderHour(page.request, advice.slug, visitor);
      const asked = gate();
      await page.route('**/api/payments/success', async (route) => {
        await asked.opened;
        await route.continue();
      });
      await watchLayoutShift(page);
      await page.goto(`/payment-success?session_id=${sessionId}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.PaymentSuccess.loading);
      await stack.sandbox.completeSession(sessionId);
      asked.open();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings.paid);
      expect(await layoutShiftOf(page)).toBeLessThan(MOST_SHIFT);
    });
  });
}

for (const [from, to] of redirects) {
  // Answered by the server, so that no entry of the history leads back to it.
  test(`${from} leads to ${to}`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(307);
    expect(response.headers()).toMatchObject({ location: to });
  });
}

test('the page without an order says how to get a link, is accessible, and is not indexed', async ({ page }) => {
  const facts = factsOf(await visit(page, orderHelp));
  expect(facts.headings).toEqual([messages.OrderPage.help.title]);
  expect(facts.robots).toContain('noindex');
  await expectAccessible(page, orderHelp.path);
  await expectReadableAtDoubleSize(page, orderHelp.path);
});

test(
  "an unknown path answers 404 with '404' and 'Oops! Page not found', is not indexed, and leads home",
  allowing(404),
  async ({ page }) => {
    const facts = factsOf(await visit(page, missing));
    expect(facts.headings).toEqual(['Oops! Page not found']);
    expect(facts.robots).toContain('noindex');
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect(page.getByText('la página que buscas no existe')).toBeVisible();
    await expectAccessible(page, missing.path);
    await page.getByRole('link', { name: 'Volver al inicio' }).click();
    await expect(page).toHaveURL('/');
  },
);

test('no two pages have the same title or description, and the business introduces itself once', async ({
  request,
}) => {
  const seen: PageFacts[] = [];
  const introductions: string[] = [];
  for (const { path } of routes.filter((route) => !route.canonical)) {
    const html = await read(request, path);
    seen.push(factsOf(html));
    const things = structuredDataOf(html);
    if (things.some((thing) => ['FinancialService', 'WebSite'].includes(thing['@type']))) introductions.push(path);
  }
  const twice = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);
  expect(twice(seen.map(({ title }) => title))).toEqual([]);
  expect(twice(seen.map(({ description }) => description))).toEqual([]);
  expect(introductions).toEqual(['/']);
});

test('the price in the structured data is the one that the button charges', async ({ request }) => {
  const productOn = async (path: string) =>
    structuredDataOf(await read(request, path)).find((thing) => thing['@type'] === 'Product');
  expect(await productOn('/checkout/planificacion-jubilacion')).toMatchObject({
    offers: { '@type': 'Offer', price: '55.00', priceCurrency: 'EUR' },
  });
  expect(await productOn('/checkout/plan-financiero-familiar')).toMatchObject({
    offers: { '@type': 'AggregateOffer', lowPrice: '300.00', highPrice: '600.00' },
  });
});
