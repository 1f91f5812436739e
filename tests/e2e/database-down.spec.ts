import type { Locator, Page } from '@playwright/test';
import { advice } from '../support/pages/catalogue';
import { payByCard } from '../support/pages/hosted-page';
import { headings } from '../support/pages/journey';
import { type Wire, wireTo } from '../support/pages/network';
import { test as base, expect } from '../support/pages/test';
import { type Stack, startStack } from '../support/stack/stack';

type Fragile = { stack: Stack; wire: Wire };

/** A server of its own, whose wire to the database can be cut. */
const test = base.extend<{ wire: Wire }, { fragile: Fragile }>({
  fragile: [
    async ({ stack: { databaseUrl } }, use) => {
      const wire = await wireTo(databaseUrl);
      // The jobs belong to the other server, whose connection is never cut.
      const stack = await startStack({ env: { DATABASE_URL: wire.url, RUN_JOBS: 'false' } });
      await use({ stack, wire });
      await stack.stop();
      await wire.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  wire: async ({ fragile }, use) => {
    await use(fragile.wire);
    fragile.wire.mend();
  },
  baseURL: async ({ fragile }, use) => use(fragile.stack.baseUrl),
});

// React reports an error of the server's rendering to the console in its own words.
test.use({ allowedConsoleErrors: [/status of 50[03] |favicon\.ico|React error #441/] });
test.describe.configure({ mode: 'default' });

const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).last();
const sorry = 'Ahora mismo no podemos atenderte.';

/** Presses again until the page is there: the server may need a moment to reconnect. */
async function retryUntilVisible(retry: Locator, expected: Locator): Promise<void> {
  await expect(async () => {
    if (!(await expected.isVisible())) await retry.click({ timeout: 2_000 });
    await expect(expected).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
}

test('without the database the services say so, and come with another try', async ({ page, wire }) => {
  wire.cut();
  await page.goto('/servicios');
  await expect(page.getByRole('heading', { name: 'No hemos podido traer los servicios.' })).toBeVisible();
  wire.mend();
  await retryUntilVisible(
    page.getByRole('link', { name: 'Volver a intentarlo' }),
    page.getByRole('heading', { name: advice.name }),
  );
});

test('without the database the hiring page is there, says so, and names other ways', async ({ page, wire }) => {
  wire.cut();
  const response = await page.goto('/contratanos');
  expect(response?.status()).toBe(200);
  const notice = page.getByRole('main').getByRole('alert');
  await expect(notice).toContainText('No hemos podido traer los servicios.');
  await expect(notice.getByRole('link', { name: /^Llamar al / })).toHaveAttribute('href', /^tel:/);
  await expect(notice.getByRole('link', { name: 'Escribirnos' })).toHaveAttribute('href', '/contacto');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  wire.mend();
});

test('without the database the checkout says so, and opens with another try', async ({ page, journey, wire }) => {
  wire.cut();
  await page.goto(`/checkout/${advice.slug}`);
  await expect(journey.heading('Algo ha fallado por nuestra parte')).toBeVisible();
  await expect(journey.link('Ver los servicios')).toHaveAttribute('href', '/servicios');
  wire.mend();
  await retryUntilVisible(journey.button('Volver a intentarlo'), journey.heading(headings.customer));
});

test('without the database every step says so, keeps everything, and goes on when it is back', async ({
  page,
  journey,
  wire,
  visitor,
}) => {
  await journey.open(advice);
  await journey.typeCustomer();
  wire.cut();
  await journey.continueButton.click();
  await expect(toast(page, sorry)).toBeVisible();
  await expect(journey.name).toHaveValue(visitor.fullName);
  wire.mend();
  await journey.continueButton.click();
  await expect(journey.heading(headings.booking)).toBeVisible();

  await journey.chooseFreeHour();
  wire.cut();
  await journey.button('Continuar al pago').click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(sorry);
  wire.mend();
  await journey.continueToPayment();

  wire.cut();
  await journey.payButton.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(sorry);
  wire.mend();
  await journey.pay();
  await payByCard(page);
  await expect(journey.heading('Pago completado')).toBeVisible();
});
