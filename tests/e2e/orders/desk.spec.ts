import type { Page } from '@playwright/test';
import { enterDesk, enterWithPasskey } from '@/tests/support/desk/enter-desk';
import { deskAddress, giveDevice } from '@/tests/support/desk/passkey';
import { expectAccessible } from '@/tests/support/pages/accessible';
import { advice } from '@/tests/support/pages/catalogue';
import { gate } from '@/tests/support/pages/gate';
import { boughtOrderPage } from '@/tests/support/pages/orders';
import { allowing, expect, test } from '@/tests/support/pages/test';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

test('a person finds an order, pays a part of it back, and the buyer’s page shows it', async ({
  page,
  context,
  stack,
}) => {
  const { staff } = await enterDesk(context, stack);
  const buyerPage = await boughtOrderPage(page.request, stack.sandbox, advice.slug);
  await page.goto('/mesa/contrataciones');
  await expect(link(page, 'Lucía Prueba')).toBeVisible();
  await page.getByLabel('Nombre, correo o número de pedido').fill('nada que coincida');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nada coincide con esa búsqueda.')).toBeVisible();
  await expect(page.getByLabel('Nombre, correo o número de pedido')).toBeFocused();
  await expectAccessible(page, 'orders without a match');
  await page.getByLabel('Nombre, correo o número de pedido').fill('lucia pru');
  await button(page, 'Buscar').click();
  await expectAccessible(page, 'orders');
  await link(page, 'Lucía Prueba').click();
  await expect(heading(page, 'Lucía Prueba')).toBeFocused();
  await expect(page).toHaveTitle(/^Pedido [0-9A-F]{8} · /);
  await expectAccessible(page, 'one order');

  await button(page, 'Devolver').click();
  await dialog(page).getByLabel('Importe en euros').fill('12,505');
  await button(page, 'Devolver').last().click();
  await expect(page.getByText(/^Los céntimos son dos cifras como mucho/)).toBeVisible();
  await dialog(page).getByLabel('Importe en euros').fill('doce');
  await button(page, 'Devolver').last().click();
  await expect(page.getByText('Escribe un importe como 25 o 25,50.')).toBeVisible();
  await expectAccessible(page, 'refund with a fault');
  await dialog(page).getByLabel('Importe en euros').fill('9.999');
  await button(page, /^Devolver 9\.999,00/).click();
  await expect(page.getByText('Es más de lo que queda:')).toBeVisible();
  await dialog(page).getByLabel('Importe en euros').fill('12,50');
  await expect(dialog(page).getByText('Te devolvemos 12,50')).toBeVisible();
  await expect(dialog(page).getByText('te devolvemos una parte.')).toBeVisible();
  await expectAccessible(page, 'a refund with its e-mail');
  await button(page, /^Devolver 12,50/).click();
  await expect(page.getByText('Devolución pedida. Stripe la hace')).toBeVisible();
  const asked = page.getByRole('listitem').filter({ hasText: 'Devolución pedida: 12,50' });
  await expect(asked).toContainText(staff.name);

  await link(page, 'Volver a la lista').click();
  await expect(page.getByLabel('Nombre, correo o número de pedido')).toHaveValue('lucia pru');
  const refunds = () => stack.rows('SELECT status FROM refunds');
  await expect.poll(refunds).toEqual([{ status: 'succeeded' }]);
  await page.goto(buyerPage);
  await expect(page.getByText(/Devolución hecha: 12,50/)).toBeVisible();
});

test('an appointment is moved, then cancelled with the e-mail that is shown before; the log has both', async ({
  page,
  context,
  stack,
}) => {
  const { staff } = await enterDesk(context, stack);
  await boughtOrderPage(page.request, stack.sandbox, advice.slug);
  await page.goto('/mesa/contrataciones');
  await link(page, 'Lucía Prueba').click();
  await button(page, 'Cambiar la cita').click();
  await button(page, 'Cambiar la cita').last().click();
  await expect(page.getByText('Elige día y hora.')).toBeVisible();
  await expectAccessible(page, 'move without an hour');
  await dialog(page).getByLabel('Día').selectOption({ index: 3 });
  await dialog(page).getByLabel('Hora').selectOption({ index: 2 });
  await expect(dialog(page).getByText('tu cita ha cambiado.')).toBeVisible();
  await expectAccessible(page, 'a new hour with its e-mail');
  await button(page, 'Cambiar la cita').last().click();
  await expect(page.getByText('Cita cambiada. La persona recibe')).toBeVisible();
  await expect(page.getByText(/^Cita cambiada al .* · /)).toContainText(staff.name);

  await button(page, 'Anular la cita').click();
  await expect(dialog(page).getByText('tu cita está anulada.')).toBeVisible();
  await expectAccessible(page, 'cancellation with its e-mail');
  await test.step('an action that was sent cannot be closed before its outcome, and its reader goes on at the heading', async () => {
    const sent = gate();
    await page.route('**/api/desk/orders/*/cancel', async (route) => {
      await sent.opened;
      await route.continue();
    });
    await button(page, 'Anular la cita').last().click();
    await expect(button(page, 'Un momento…')).toBeVisible();
    await page.keyboard.press('Escape');
    await button(page, 'Cancelar').click({ force: true });
    await expect(button(page, 'Un momento…')).toBeVisible();
    sent.open();
    await expect(dialog(page)).toBeHidden();
    const told = page.getByRole('status').filter({ hasText: /anulada/ });
    await expect(told).toBeVisible();
    await expect(heading(page, 'Lucía Prueba')).toBeFocused();
  });
  await expect(page.getByText('Ahora no tiene cita.')).toBeVisible();
  await expect(button(page, 'Elegir otra hora')).toBeVisible();
  await page.goto('/mesa/registro');
  await expect(page.getByRole('row', { name: /Anuló una cita/ })).toBeVisible();
});

test(
  'what the buyer has changed meanwhile is not overwritten: the desk says so and shows it',
  allowing(409),
  async ({ page, context, stack }) => {
    const desk = await enterDesk(context, stack);
    await boughtOrderPage(page.request, stack.sandbox, advice.slug);
    await page.goto('/mesa/contrataciones');
    await link(page, 'Lucía Prueba').click();
    await button(page, 'Anular la cita').click();
    await expect(dialog(page).getByText('tu cita está anulada.')).toBeVisible();
    // Another person at the desk is quicker.
    const { body } = await desk.get<{ orders: { id: string; startsAt: string }[] }>('/orders');
    const [order] = body.orders;
    const cancelled = await desk.post(`/orders/${order?.id}/cancel`, { shown: order?.startsAt });
    expect(cancelled.status).toBe(200);
    await button(page, 'Anular la cita').last().click();
    await expect(page.getByText('Este pedido ya no tiene cita: no se ha cambiado nada.')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByText('Ahora no tiene cita.')).toBeVisible();
  },
);

test('what is typed in a dialog is there after entering again', allowing(401), async ({ page, stack }) => {
  await giveDevice(page);
  await enterWithPasskey(page, stack);
  await boughtOrderPage(page.request, stack.sandbox, advice.slug);
  await page.goto(deskAddress(stack, '/mesa/contrataciones'));
  await link(page, 'Lucía Prueba').click();
  await button(page, 'Datos de factura').click();
  await dialog(page).getByLabel('Nombre o razón social').fill('Obras Pérez, S. L.');
  await stack.db.query('DELETE FROM desk_sessions');
  await button(page, 'Anotar los datos').click();
  await expect(heading(page, 'Tu sesión ha terminado')).toBeVisible();
  await expect(page.getByLabel('Nombre o razón social')).toBeHidden();
  await button(page, 'Entrar con mi passkey').click();
  await expect(dialog(page).getByLabel('Nombre o razón social')).toHaveValue('Obras Pérez, S. L.');
});

test(
  'a button that goes after its dialog, because the order could not be read at once, leaves the focus to the heading',
  allowing('aborted'),
  async ({ page, context, stack }) => {
    await enterDesk(context, stack);
    await boughtOrderPage(page.request, stack.sandbox, advice.slug);
    await page.goto('/mesa/contrataciones');
    await link(page, 'Lucía Prueba').click();
    await button(page, 'Anular la cita').click();
    await expect(dialog(page).getByText('tu cita está anulada.')).toBeVisible();
    const reading = /\/api\/desk\/orders\/[0-9a-f-]{36}$/;
    await page.route(reading, (route) => route.abort());
    await button(page, 'Anular la cita').last().click();
    await expect(dialog(page)).toBeHidden();
    await expect(button(page, 'Anular la cita')).toBeFocused();
    await page.unroute(reading);
    // The tab is looked at again.
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(heading(page, 'Lucía Prueba')).toBeFocused();
  },
);
