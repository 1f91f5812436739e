import { expectAccessible } from '../../support/pages/accessible';
import { allowing, expect, test } from '../../support/pages/test';

/** The address under which Next keeps what it answers when nothing else can be rendered. */
const lastResort = '/_global-error';

test('when nothing can be rendered, the page is ours, and leads on', allowing(500), async ({ page }) => {
  const response = await page.goto(lastResort);
  expect(response?.status()).toBe(500);
  await expect(page.getByRole('heading', { name: 'Algo se ha caído entre los cojines.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Volver a intentarlo' })).toBeVisible();
  const ground = await page.locator('main > div').evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(ground).not.toBe('rgba(0, 0, 0, 0)');
  await expectAccessible(page, 'server-error');
  await page.getByRole('link', { name: 'Ir al inicio' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});
