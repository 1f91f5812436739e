import type { Page } from '@playwright/test';
import { advice, familyPlan } from '../../support/pages/catalogue';
import { boughtOrderPage } from '../../support/pages/orders';
import { expect, test } from '../../support/pages/test';

test.use({ javaScriptEnabled: false });

test('without JavaScript the services are listed with their prices and lead to their checkout', async ({ page }) => {
  await page.goto('/servicios');
  await expect(page.getByRole('article')).toHaveCount(5);
  const card = page.getByRole('article', { name: advice.name });
  await expect(card).toContainText(advice.price);
  await expect(card.getByRole('link')).toHaveAttribute('href', `/checkout/${advice.slug}`);
  await expect(page.getByRole('article', { name: familyPlan.name })).toContainText(familyPlan.maximum);
  await expect(page.getByText('Cargando los servicios…')).toHaveCount(0);
});

test('without JavaScript the hiring page offers its four products', async ({ page }) => {
  await page.goto('/contratanos');
  await expect(page.getByRole('main').getByRole('link', { name: /^Reservar/ })).toHaveCount(3);
  await expect(page.getByRole('link', { name: /^Contratar Reset/ })).toHaveCount(1);
});

test('without JavaScript the questions of a service open and its plans are read', async ({ page }) => {
  await page.goto('/servicios/hipotecas');
  await page.getByText('¿Qué quiere decir «solo si ahorras»?').click();
  await expect(page.getByText('Antes de empezar dejamos por escrito')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Solicitar información Gestión completa' })).toBeVisible();
});

/** One that can be had: those of today may be over. */
async function chooseAnHour(page: Page): Promise<void> {
  const hours = page.getByLabel('Día y hora');
  const value = await hours.locator('option:enabled:not([value=""])').nth(3).getAttribute('value');
  await hours.selectOption(value);
}

test('without JavaScript a buyer changes the hour, cancels it and chooses another one', async ({ page, stack }) => {
  await page.goto(await boughtOrderPage(page.request, stack.sandbox, advice.slug));
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Cambiar la cita' }).click();
  await chooseAnHour(page);
  await page.getByRole('button', { name: 'Cambiar a esta hora' }).click();
  await expect(page.getByText('Cita cambiada.')).toBeVisible();
  await main.getByRole('link', { name: 'Anular la cita' }).click();
  await page.getByRole('radio', { name: /Solo anular/ }).check();
  await page.getByRole('button', { name: 'Anular la cita' }).click();
  await expect(page.getByText('Ahora no tienes cita.')).toBeVisible();
  await main.getByRole('link', { name: 'Elegir otra hora' }).click();
  await chooseAnHour(page);
  await page.getByRole('button', { name: 'Quedarme con esta hora' }).click();
  await expect(page.getByText('Hora reservada.')).toBeVisible();
});

test('without JavaScript the checkout says first that it needs it, on every step, and names two other ways', async ({
  page,
}) => {
  for (const step of ['', '?paso=pago']) {
    await page.goto(`/checkout/${advice.slug}${step}`);
    const first = page.getByRole('main').locator('p').filter({ visible: true }).first();
    await expect(first).toContainText('Para contratar hace falta JavaScript');
    await expect(first.getByRole('link', { name: /^llámanos al / })).toHaveAttribute('href', /^tel:/);
    await expect(first.getByRole('link', { name: 'escríbenos' })).toHaveAttribute('href', '/contacto');
  }
});
