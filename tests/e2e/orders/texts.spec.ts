import type { Locator, Page } from '@playwright/test';
import { isWorkingDay } from '@/lib/shared/working-days/is-working-day';
import { advice, familyPlan, workbook } from '@/tests/support/pages/catalogue';
import { gate } from '@/tests/support/pages/gate';
import { orderPlain } from '@/tests/support/pages/orders';
import { dayName, freeHour, openUntilOfToday } from '@/tests/support/pages/page-hours';
import { withSlots, withTakenAndPast } from '@/tests/support/pages/slots-route';
import { expect, test } from '@/tests/support/pages/test';
import { daysFromToday, workingDays } from '@/tests/support/shop/hours';

const written = (page: Page, text: string) => page.getByText(text, { exact: true });

test('the texts of the services', async ({ page }) => {
  await page.goto('/servicios');
  const range = page.getByRole('article', { name: familyPlan.name });
  await test.step("the services show four features at most, then '+ 2 características más'", async () => {
    await expect(range.getByRole('listitem')).toHaveCount(5);
    await expect(range.getByRole('listitem').last()).toHaveText('+ 2 características más');
    await expect(page.getByRole('article', { name: advice.name }).getByRole('listitem')).toHaveCount(4);
    await expect(page.getByRole('article')).toHaveCount(5);
  });
  await test.step("the services show each product's price, and the range of one that has two", async () => {
    await expect(page.getByRole('article', { name: advice.name })).toContainText(advice.price);
    await expect(page.getByRole('article', { name: workbook.name })).toContainText(workbook.price);
    await expect(range).toContainText('300');
    await expect(range).toContainText(familyPlan.maximum);
  });
});

test('the texts of the first step and of the calendar', async ({ page, journey }) => {
  await test.step('the progress bar names every step', async () => {
    await journey.open(workbook);
    const steps = page.getByRole('navigation', { name: 'Pasos de la compra' }).getByRole('listitem');
    await expect(steps).toHaveText(['Datos del cliente', 'Pago', 'Procesando pago', 'Confirmación']);
    await journey.open(advice);
    await expect(steps).toHaveText(['Datos del cliente', 'Reservar cita', 'Pago', 'Procesando pago', 'Confirmación']);
    await expect(steps.first()).toHaveAttribute('aria-current', 'step');
  });
  await test.step('the first step says that the data are saved', async () => {
    await expect(page).toHaveTitle(new RegExp(`^Contratar ${advice.name}`));
    await journey.typeCustomer();
    await journey.continueButton.click();
    await expect(written(page, 'Datos guardados correctamente')).toBeVisible();
  });
  await test.step('weekends, holidays and days outside the next thirty cannot be chosen', async () => {
    await expect(page.getByRole('grid')).toBeVisible();
    const days = page.getByRole('grid').getByRole('gridcell');
    await expect(days.filter({ hasText: /sábado|domingo/ }).getByRole('button')).toHaveCount(0);
    const open = workingDays(new Date()).length + Number(isWorkingDay(daysFromToday(0), []));
    await expect(page.getByRole('grid').getByRole('button')).toHaveCount(open);
  });
});

test('the texts of the booking step', async ({ page, journey }) => {
  const { date } = await freeHour(page.request);
  await test.step('a day whose hours are all taken is shown as full and cannot be chosen', async () => {
    await withSlots(page, date, (slots) => slots.map((slot) => ({ ...slot, status: 'booked' })));
    await journey.openBooking(advice);
    await expect(journey.day(date)).toHaveAccessibleName(/completo/);
    await expect(journey.day(date)).toHaveAttribute('aria-disabled', 'true');
  });
  await test.step('a holiday says which it is, to everybody, and that nothing can be booked', async () => {
    await withSlots(page, date, () => [], 'Inmaculada Concepción');
    await page.reload();
    const day = page.getByRole('gridcell', { name: `${dayName(date)}, cerrado por festivo: Inmaculada Concepción` });
    await expect(day).toBeVisible();
    await expect(day.getByText('fes\u00adti\u00advo', { exact: true })).toBeVisible();
    await expect(day.getByRole('button')).toHaveCount(0);
    await expect(page.getByText('Los festivos cerramos.')).toBeVisible();
  });
  await test.step('the texts of the booking step', async () => {
    const day = await withTakenAndPast(page);
    await page.reload();
    await expect(
      page.getByText('Disponible de lunes a viernes. Puedes reservar hasta 30 días de antelación.'),
    ).toBeVisible();
    await expect(written(page, 'Selecciona una fecha para ver los horarios disponibles')).toBeVisible();
    await expect(journey.button('Volver a datos del cliente')).toBeVisible();
    await journey.day(day).click();
    await expect(journey.button('Cambiar fecha')).toBeVisible();
    await journey.hour('09:00').hover();
    await expect(written(page, 'Horario pasado')).toBeVisible();
    await journey.hour('10:00').hover();
    await expect(written(page, 'Horario ocupado')).toBeVisible();
    await journey.hour('11:00').click();
    // An hour is the visitor's own once it is held.
    await expect(journey.hour('11:00')).toHaveText('11:00Elegida');
    await expect(page.getByText(/tu hora/i)).toHaveCount(0);
    await expect(journey.button('Cambiar hora')).toBeVisible();
    await expect(written(page, 'Te sientas con Elena Ejemplo')).toBeVisible();
    await expect(journey.button('Continuar al pago')).toBeVisible();
  });
});

test('a day that has lost all its hours says so, and what to try', async ({ page, journey }) => {
  const hour = await journey.openPayment(advice);
  await withSlots(page, hour.date, () => []);
  await journey.button('Volver a la reserva').click();
  await expect(written(page, 'No hay horarios disponibles para este día')).toBeVisible();
  await expect(written(page, 'Intenta seleccionar un día laborable')).toBeVisible();
});

test('the texts of the payment step', async ({ page, journey }) => {
  await journey.openPayment(advice);
  await test.step('price, hour, host and button are in one look, and no figure is larger than the price', async () => {
    const summary = page.getByRole('region', { name: 'Resumen del pedido' });
    const price = summary.getByText(advice.total, { exact: true });
    for (const part of [price, summary.getByText('Te sientas con Elena Ejemplo'), journey.payButton, journey.timer])
      await expect(part).toBeInViewport({ ratio: 1 });
    const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? Number.NaN;
    expect(await heightOf(journey.timer)).toBeLessThan(40);
    expect(await heightOf(price)).toBeGreaterThan(60);
  });
  await expect(written(page, 'Pedido con obligación de pago. IVA incluido.')).toBeVisible();
  await expect(written(page, 'Pagas en Stripe. Al pagar aceptas las condiciones.')).toBeVisible();
  const until = dayName(openUntilOfToday());
  const withdrawal = `Puedes desistir y te devolvemos todo: si pagas hoy, hasta el ${until}. Se hace desde tu contratación, con un botón. Cómo`;
  await expect(written(page, withdrawal)).toBeVisible();
  const how = page.getByRole('main').getByRole('link', { name: 'Cómo' });
  await expect(how).toHaveAttribute('href', '/condiciones#desistimiento');
  // In a tab of its own: the hour stays held and what was typed stays typed.
  await expect(how).toHaveAttribute('target', '_blank');
  await expect(page.getByRole('main').getByRole('link', { name: 'condiciones' })).toHaveAttribute(
    'href',
    '/condiciones',
  );
  await expect(journey.button('Pagar en una ventana nueva')).toBeVisible();
  const answer = gate();
  await page.route('**/api/bookings', async (route) => {
    await answer.opened;
    await route.continue();
  });
  await journey.payButton.click();
  await expect(journey.button('Procesando...')).toBeDisabled();
  answer.open();
  await page.waitForURL(/\/pay\/cs_/);
});

test('the receipt says service, total, status, method, order and the last twelve characters of the transaction', async ({
  page,
  journey,
  stack,
  visitor,
}) => {
  const { sessionId } = await orderPlain(page.request, workbook.slug, visitor);
  await journey.openPaid({ sessionId }, stack.sandbox);
  const fact = (term: string) => page.getByRole('definition').and(page.locator(`dt:text-is("${term}") + dd`));
  await expect(fact('Servicio')).toHaveText(workbook.name);
  await expect(fact('Total pagado')).toHaveText(workbook.total);
  await expect(fact('Estado')).toHaveText('Confirmado');
  await expect(fact('Método de pago')).toHaveText('Tarjeta');
  await expect(fact('Pedido')).toHaveText(/^[0-9A-F]{8}$/);
  await expect(fact('Transacción')).toHaveText(sessionId.slice(-12));
  await expect(page.getByRole('heading', { name: 'Siguientes pasos' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toBeVisible();
});
