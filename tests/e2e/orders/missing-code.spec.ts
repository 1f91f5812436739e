import type { Page } from '@playwright/test';
import { advice } from '@/tests/support/pages/catalogue';
import { headings } from '@/tests/support/pages/journey';
import { freeHour } from '@/tests/support/pages/page-hours';
import { allowing, expect, test } from '@/tests/support/pages/test';

const CODE = '**/_next/static/chunks/**';
const unavailable = 'Este paso no ha llegado a cargarse';

/** From now on the server has a newer build: it answers what it answers for files that it does not have. */
async function deployNewBuild(page: Page): Promise<void> {
  await page.route(CODE, (route) => route.continue({ url: route.request().url().replace(/\.js/, '-gone.js') }));
}

test(
  'a gap of the network before the next step ends by itself once the network is back',
  allowing('aborted'),
  async ({ page, journey, visitor }) => {
    let isGap = true;
    await journey.open(advice);
    await page.route(CODE, (route) => (isGap ? route.abort() : route.continue()));
    await journey.typeCustomer();
    await journey.continueButton.click();
    await expect(journey.heading(headings.customer)).toHaveCount(0);
    await expect(journey.heading(headings.booking)).toHaveCount(0);
    // Not by `unrouteAll` or `setOffline`: a request that is under way then can stay without an answer, and it asks again by itself.
    isGap = false;
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(journey.heading(headings.booking)).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Tu pedido' })).toContainText(visitor.fullName);
  },
);

test(
  'a new build under an open tab: the reload that is offered keeps what was typed, and is not offered into the void',
  allowing(404, 'aborted', /MIME type/),
  async ({ page, journey, visitor }) => {
    await journey.open(advice);
    await deployNewBuild(page);
    await journey.typeCustomer();
    await journey.continueButton.click();
    await expect(journey.heading(unavailable)).toBeFocused();
    await expect(page.getByText('Lo que has escrito sigue guardado en esta pestaña')).toBeVisible();

    await page.route(/\/checkout\//, (route) => route.abort());
    await journey.button('Recargar la página').click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Sigue sin haber conexión.');
    await page.unrouteAll({ behavior: 'wait' });

    await journey.button('Recargar la página').click();
    await expect(journey.heading(headings.booking)).toBeVisible();
    await journey.button('Volver a datos del cliente').click();
    await expect(journey.name).toHaveValue(visitor.fullName);
    await expect(journey.email).toHaveValue(visitor.email);
    await expect(journey.phone).toHaveValue(visitor.phone);
  },
);

test('without a network a day and an hour are chosen all the same, and the order goes on when it is back', async ({
  page,
  journey,
}) => {
  const hour = await freeHour(page.request);
  await journey.toBooking(advice);
  await expect(page.getByRole('grid')).toBeVisible();
  await page.context().setOffline(true);
  await journey.chooseHour(hour);
  await expect(page.getByRole('complementary', { name: 'Tu pedido' })).toContainText(`${hour.time}–`);
  await journey.notes.fill('Sin cobertura.');
  await page.context().setOffline(false);
  await journey.continueToPayment();
});
