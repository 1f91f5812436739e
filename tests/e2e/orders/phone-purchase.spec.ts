import type { Locator } from '@playwright/test';
import { firstHome } from '@/tests/support/pages/catalogue';
import { payByCard } from '@/tests/support/pages/hosted-page';
import { headings } from '@/tests/support/pages/journey';
import { freeHour, longDate } from '@/tests/support/pages/page-hours';
import { expect, test } from '@/tests/support/pages/test';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

/** The page on which the purchase begins. */
const ENTRY = '/servicios/hipotecas';

/** In the viewport, whole, without any scrolling. */
const inSight = (part: Locator) => expect(part).toBeInViewport({ ratio: 1 });

/** In the viewport or further down: no way leads back up. */
async function ahead(part: Locator): Promise<void> {
  await expect(part).toBeVisible();
  expect((await part.boundingBox())?.y).toBeGreaterThanOrEqual(0);
}

test('a first-time buyer on a phone always sees what to do next, and pays beside price, day and hour', async ({
  page,
  journey,
}) => {
  await page.goto(ENTRY);
  const band = page.getByRole('region', { name: 'Una hora entera para lo tuyo' });
  await ahead(band);
  await band.scrollIntoViewIfNeeded();
  await inSight(band.getByText(firstHome.name).first());
  await inSight(band.getByText('259 €'));
  await band.getByRole('link', { name: `Reserva ahora ${firstHome.name}` }).tap();
  await page.waitForURL(`**/checkout/${firstHome.slug}`);
  await inSight(journey.heading(headings.customer));
  await inSight(journey.name);
  await journey.typeCustomer();
  await ahead(journey.continueButton);
  await journey.continueButton.tap();

  await inSight(journey.heading(headings.booking));
  const saved = page.locator('[data-toast]', { hasText: 'Datos guardados correctamente' });
  await expect(saved).toBeVisible();
  expect((await saved.boundingBox())?.y, 'at the lower edge').toBeGreaterThan(600);
  const { date, time } = await freeHour(page.request);
  await ahead(journey.day(date));
  await journey.day(date).tap();
  await inSight(journey.hour(time));
  await journey.hour(time).tap();
  await ahead(journey.button('Continuar al pago'));
  await journey.button('Continuar al pago').tap();

  await inSight(journey.heading(headings.payment));
  await expect(journey.payButton).toBeEnabled();
  const summary = page.getByRole('region', { name: 'Resumen del pedido' });
  await inSight(summary.getByText(firstHome.total));
  await inSight(summary.getByText(`${longDate(date)}, de ${time} a `));
  await inSight(summary.getByText(`· ${time}`));
  await inSight(summary.getByText(firstHome.name));
  await inSight(journey.payButton);
  await expect(journey.timer).toHaveText(/^1[45]\smin\s\d+\ss$/);
  await ahead(journey.timer);
  await expect(journey.button('Pagar en una ventana nueva')).toBeHidden();
  await journey.payButton.tap();

  await page.waitForURL(/\/pay\/cs_/);
  await payByCard(page);
  await inSight(journey.heading('Pago completado'));
  await inSight(page.getByRole('main').getByText(`· ${time}`));
  await inSight(journey.link('Google Calendar'));
});

test('back from the provider on a phone, both ways on are in sight', async ({ journey }) => {
  await journey.openPending(firstHome);
  await inSight(journey.link(`Pagar ${firstHome.total}`));
  await inSight(journey.button('Cambiar la hora'));
});
