import type { Locator, Page } from '@playwright/test';
import { advice } from '../../support/pages/catalogue';
import { headings } from '../../support/pages/journey';
import { allowing, test as base, expect } from '../../support/pages/test';
import { type DatabaseProxy, startDatabaseProxy } from '../../support/stack/database-proxy';
import { type Stack, startStack } from '../../support/stack/stack';

let database: DatabaseProxy;
let fragile: Stack | undefined;

/** A server whose connections to the database can be cut. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
  baseURL: async ({}, use) => use(fragile?.baseUrl),
});

test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ stack }) => {
  database = await startDatabaseProxy(stack.databaseUrl);
  // The jobs belong to the other server, whose connection is never cut.
  fragile = await startStack({ env: { DATABASE_URL: database.url, RUN_JOBS: 'false' } });
});

test.afterEach(() => database.mend());

test.afterAll(async () => {
  await fragile?.stop();
  await database.cut();
});

// React reports an error of the server's rendering to the console in its own words.
const databaseErrors = allowing(500, 503, /favicon\.ico|React error #441/);
const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).last();
const sorry = 'Ahora mismo no podemos atenderte.';

/** Presses again until the page is there: the server may need a moment to reconnect. */
async function retryUntilVisible(retry: Locator, expected: Locator): Promise<void> {
  await expect(async () => {
    if (!(await expected.isVisible())) await retry.click({ timeout: 2_000 });
    await expect(expected).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
}

test('without the database the services say so, and come with another try', databaseErrors, async ({ page }) => {
  await database.cut();
  await page.goto('/servicios');
  await expect(page.getByRole('heading', { name: 'No hemos podido traer los servicios.' })).toBeVisible();
  await database.mend();
  await retryUntilVisible(
    page.getByRole('link', { name: 'Volver a intentarlo' }),
    page.getByRole('heading', { name: advice.name }),
  );
});

test(
  'without the database the hiring page is there, says so, and names other ways',
  databaseErrors,
  async ({ page }) => {
    await database.cut();
    const response = await page.goto('/contratanos');
    expect(response?.status()).toBe(200);
    const notice = page.getByRole('main').getByRole('alert');
    await expect(notice).toContainText('No hemos podido traer los servicios.');
    await expect(notice.getByRole('link', { name: /^Llamar al / })).toHaveAttribute('href', /^tel:/);
    await expect(notice.getByRole('link', { name: 'Escribirnos' })).toHaveAttribute('href', '/contacto');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await database.mend();
  },
);

test(
  'without the database the checkout says so, and opens with another try',
  databaseErrors,
  async ({ page, journey }) => {
    await database.cut();
    await page.goto(`/checkout/${advice.slug}`);
    await expect(journey.heading('Algo ha fallado por nuestra parte')).toBeVisible();
    await expect(journey.link('Ver los servicios')).toHaveAttribute('href', '/servicios');
    await database.mend();
    await retryUntilVisible(journey.button('Volver a intentarlo'), journey.heading(headings.customer));
  },
);

test(
  'without the database every step says so, keeps everything, and goes on when it is back',
  databaseErrors,
  async ({ page, journey, visitor }) => {
    await journey.open(advice);
    await journey.typeCustomer();
    await database.cut();
    await journey.continueButton.click();
    await expect(toast(page, sorry)).toBeVisible();
    await expect(journey.name).toHaveValue(visitor.fullName);
    await database.mend();
    await journey.continueButton.click();
    await expect(journey.heading(headings.booking)).toBeVisible();

    await journey.chooseFreeHour();
    await database.cut();
    await journey.button('Continuar al pago').click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(sorry);
    await database.mend();
    await journey.continueToPayment();

    await database.cut();
    await journey.payButton.click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(sorry);
    await database.mend();
    await journey.buy();
  },
);
