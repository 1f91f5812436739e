import { advice } from '../../support/pages/catalogue';
import { boughtOrderPage } from '../../support/pages/orders';
import { missing, orderHelp, routes } from '../../support/pages/route-table';
import { expect, test } from '../../support/pages/test';
import { expectWithdrawalLink, WITHDRAWAL_LABEL } from '../../support/pages/withdrawal-link';

// In routes.spec.ts each of them shows it on a phone, and nothing has to be opened.
test('every page has the link in its footer, with the words of the law', async ({ request }) => {
  for (const { path } of [...routes, orderHelp, missing]) {
    const footer = (await (await request.get(path)).text()).split('<footer').at(-1) ?? '';
    const [, words] = footer.match(/<a [^>]*href="\/desistimiento"[^>]*>(.*?)<\/a>/) ?? [];
    expect([path, words]).toEqual([path, WITHDRAWAL_LABEL]);
  }
});

test.describe('before their scripts run', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('so have the pages of an order, whose function and confirmation have their words as well', async ({
    page,
    stack,
  }) => {
    const order = await boughtOrderPage(page.request, stack.sandbox, advice.slug);
    for (const part of ['/cambiar', '/anular', '/desistir', '/recibo', '/factura', '']) {
      await page.goto(`${order}${part}`);
      await expectWithdrawalLink(page, part);
    }
    const own = page.getByRole('main').getByRole('link', { name: WITHDRAWAL_LABEL, exact: true });
    expect(await own.textContent()).toBe(WITHDRAWAL_LABEL);
    await own.click();
    const button = page.getByRole('button', { name: 'Confirmar desistimiento', exact: true });
    await expect(button).toBeVisible();
    expect(await button.innerHTML()).toBe('Confirmar desistimiento');
    await button.click();
    await page.waitForURL(`**${order}/desistimiento`);
    await expectWithdrawalLink(page, '/desistimiento');
  });
});
