import type { Page } from '@playwright/test';
import { advice } from '../../support/pages/catalogue';
import { boughtOrderPage } from '../../support/pages/orders';
import { missing, orderHelp, routes } from '../../support/pages/route-table';
import { allowing, expect, test } from '../../support/pages/test';

const LABEL = 'Desistir del contrato aquí';

test.use({ viewport: { width: 390, height: 844 } });

/** Nothing has to be opened: neither a menu nor a folded block. */
async function expectInFooter(page: Page, path: string): Promise<void> {
  const link = page.getByRole('contentinfo').getByRole('link', { name: LABEL, exact: true });
  await expect(link, path).toBeVisible();
  expect(await link.textContent(), path).toBe(LABEL);
  await expect(link, path).toHaveAttribute('href', '/desistimiento');
  const { inside, size } = await link.evaluate((element) => ({
    inside: element.closest('details, dialog, [popover], [aria-hidden=true], [hidden]')?.outerHTML.slice(0, 80) ?? null,
    size: Number.parseFloat(getComputedStyle(element).fontSize),
  }));
  expect([path, inside]).toEqual([path, null]);
  expect(size, path).toBeGreaterThanOrEqual(14);
}

test.describe('as they arrive, before their scripts run', () => {
  test.use({ touched: false });
  test.slow();

  test('every page has the link in its footer, with the words of the law', allowing(404), async ({ page }) => {
    for (const { path } of [...routes, orderHelp, missing]) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expectInFooter(page, path);
    }
  });
});

test('so have the pages of an order, whose function and confirmation have their words as well', async ({
  page,
  stack,
}) => {
  const order = await boughtOrderPage(page.request, stack.sandbox, advice.slug);
  for (const part of ['', '/cambiar', '/anular', '/desistir', '/recibo', '/factura']) {
    await page.goto(`${order}${part}`);
    await expectInFooter(page, part);
  }
  await page.goto(order);
  const own = page.getByRole('main').getByRole('link', { name: LABEL, exact: true });
  expect(await own.textContent()).toBe(LABEL);
  await own.click();
  const button = page.getByRole('button', { name: 'Confirmar desistimiento', exact: true });
  await expect(button).toBeVisible();
  expect(await button.innerHTML()).toBe('Confirmar desistimiento');
  await button.click();
  await page.waitForURL(`**${order}/desistimiento`);
  await expectInFooter(page, '/desistimiento');
});
