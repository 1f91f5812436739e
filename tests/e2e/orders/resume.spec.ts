import { advice, familyPlan, workbook } from '@/tests/support/pages/catalogue';
import { payByCard } from '@/tests/support/pages/hosted-page';
import { headings, Journey } from '@/tests/support/pages/journey';
import { orderAnswer, takeAsSomebodyElse } from '@/tests/support/pages/orders';
import { isFree, longDate, weekdayAndDay } from '@/tests/support/pages/page-hours';
import { routeOnce } from '@/tests/support/pages/route-once';
import { allowing, expect, test } from '@/tests/support/pages/test';
import { letHoldsRunOut, ordersOf } from '@/tests/support/shop/records';

test('a refresh keeps what was typed at the first step', async ({ page, journey, visitor }) => {
  await test.step('a step in the address that is not reached yet leads to the first that is missing', async () => {
    await page.goto(`/checkout/${familyPlan.slug}?paso=pago`);
    await expect(journey.heading(headings.customer)).toBeVisible();
    await expect(page).toHaveURL(/paso=datos/);
  });
  await page.getByRole('radio', { name: /^Precio máximo/ }).check();
  await journey.typeCustomer();
  await page.reload();
  await expect(journey.name).toHaveValue(visitor.fullName);
  await expect(journey.email).toHaveValue(visitor.email);
  await expect(journey.phone).toHaveValue(visitor.phone);
  await expect(page.getByRole('radio', { name: /^Precio máximo/ })).toBeChecked();
});

test('a refresh keeps the booking step with day, hour, mode and notes', async ({ page, journey }) => {
  await journey.openBooking(advice);
  const hour = await journey.chooseFreeHour();
  await journey.mode('En persona').check();
  await journey.notes.fill('Con mi hermana.');
  await page.reload();
  await expect(journey.heading(headings.booking)).toBeVisible();
  await expect(journey.hour(hour.time)).toHaveAttribute('aria-pressed', 'true');
  await expect(journey.mode('En persona')).toBeChecked();
  await expect(journey.notes).toHaveValue('Con mi hermana.');
});

test('the payment step has a clock, which runs on and starts again', async ({ page, journey }) => {
  await page.clock.install();
  const hour = await journey.openPayment(advice);
  await test.step('a refresh of the payment step keeps the hold and its clock', async () => {
    await page.clock.fastForward('02:00');
    await expect(journey.timer).toHaveText(/^1[23]\smin /);
    await page.reload();
    await expect(journey.timer).toHaveText(/^1[23]\smin /);
    await expect(journey.payButton).toBeEnabled();
    await expect(
      page.getByText(`Tu hora, el ${weekdayAndDay(hour.date)} a las ${hour.time}, está guardada`),
    ).toBeVisible();
  });
  await test.step('«Necesito más tiempo» starts the fifteen minutes again', async () => {
    await page.clock.fastForward('04:00');
    await expect(journey.timer).toHaveText(/^[89]\smin /);
    await journey.button('Necesito más tiempo').click();
    await expect(journey.timer).toHaveText(/^1[45]\smin /);
    await expect(page.getByText('Tienes otra vez 15 minutos.')).toBeVisible();
  });
});

test('a refresh while the payment is open still waits for it', async ({ page, journey }) => {
  const { sessionId } = await journey.openPending(advice);
  await page.reload();
  await expect(journey.heading(headings.unpaid)).toBeFocused();
  await expect(journey.link(`Pagar ${advice.total}`)).toHaveAttribute('href', new RegExp(sessionId));
});

test('a refresh of the confirmation still shows the order', async ({ page, journey, stack }) => {
  await page.clock.install();
  const { sessionId } = await journey.openPending(advice);
  await stack.sandbox.completeSession(sessionId);
  await expect.poll(() => orderAnswer(page.request, sessionId)).toContain('"webhookProcessed":true');
  await page.clock.runFor(5_500);
  await expect(journey.heading('Tu cita está confirmada')).toBeVisible();
  await page.reload();
  await expect(journey.heading('Tu cita está confirmada')).toBeVisible();
  await expect(page.getByText(sessionId.slice(-12))).toBeVisible();
});

test('what was typed is forgotten once the order is confirmed', async ({ page, journey }) => {
  await journey.openProvider(advice);
  await payByCard(page);
  await expect(journey.heading('Pago completado')).toBeVisible();
  await journey.open(advice);
  await expect(journey.name).toHaveValue('');
  await expect(journey.email).toHaveValue('');
});

test("the browser's back and forward buttons walk the steps", async ({ page, journey, visitor }) => {
  const hour = await journey.toPayment(advice);
  await page.goBack();
  await expect(journey.heading(headings.booking)).toBeFocused();
  await expect(journey.hour(hour.time)).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(journey.heading(headings.customer)).toBeFocused();
  await expect(journey.name).toHaveValue(visitor.fullName);
  await page.goForward();
  await expect(journey.heading(headings.booking)).toBeFocused();
  await page.goForward();
  await expect(journey.heading(headings.payment)).toBeFocused();
  await expect(journey.payButton).toBeEnabled();
});

test('back from the provider it says that nothing is paid, until when the hour is kept, and offers to pay or to change it', async ({
  page,
  journey,
}) => {
  const { hour, sessionId } = await journey.toPending(advice);
  await test.step('the step is the payment, and nothing is said to be processed or checked', async () => {
    await expect(page.getByText('Paso 3 de 5', { exact: true })).toBeVisible();
    await expect(page.getByText('60 % completado', { exact: true })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Paso 3 de 5: Pago' })).toBeAttached();
    await expect(page).toHaveTitle(/^Pago · /);
    await expect(page.getByText('Seguimos comprobando')).toHaveCount(0);
    await expect(journey.timer).toHaveCount(0);
  });
  await expect(
    page.getByText(
      new RegExp(
        `^Si pagas antes de las \\d\\d:\\d\\d, la hora del ${weekdayAndDay(hour.date)} a las ${hour.time} es tuya\\.`,
      ),
    ),
  ).toBeVisible();
  await expect(page.getByText('No hace falta que hagas nada')).toHaveCount(0);
  await journey.link(`Pagar ${advice.total}`).click();
  await page.waitForURL(new RegExp(`/pay/${sessionId}`));
  await page.goBack();
  await expect(journey.heading(headings.unpaid)).toBeVisible();

  await journey.button('Cambiar la hora').click();
  await expect(journey.heading(headings.booking)).toBeVisible();
  await expect(page.getByText('Pago cancelado. No se ha hecho ningún cargo.')).toBeVisible();
  expect(await isFree(page.request, hour)).toBe(true);
  await journey.continueToPayment();
  expect(await journey.pay()).not.toBe(sessionId);
});

test('a second tab buys on its own', async ({ page, journey, visitor }) => {
  await journey.openPayment(advice);
  const other = new Journey(await page.context().newPage(), { ...visitor, fullName: 'Otra Pestaña' });
  await other.open(advice);
  await expect(other.name).toHaveValue('');
  await other.toPayment(advice);
  await page.bringToFront();
  await page.reload();
  await expect(journey.payButton).toBeEnabled();
  const [first, second] = [await journey.pay(), await other.pay()];
  expect(first).not.toBe(second);
  await payByCard(page);
  await expect(page.getByText(visitor.fullName)).toBeVisible();
  await payByCard(other.page);
  await expect(other.page.getByText('Otra Pestaña')).toBeVisible();
});

test('a double click on Pagar makes one order and one session', async ({ page, journey, visitor, stack }) => {
  await journey.openPayment(advice);
  await journey.payButton.dblclick();
  await page.waitForURL(/\/pay\/cs_/);
  const orders = await ordersOf(stack.db, visitor);
  expect(orders).toHaveLength(1);
  const sessions = (await stack.sandbox.sessions()).filter(
    ({ client_reference_id }) => client_reference_id === orders[0]?.id,
  );
  expect(sessions).toHaveLength(1);
});

test(
  'an answer that gets lost and a second click make one order',
  allowing('aborted'),
  async ({ page, journey, visitor, stack }) => {
    await journey.openPayment(advice);
    await routeOnce(page, '**/api/bookings', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await journey.payButton.click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await journey.pay();
    expect(await ordersOf(stack.db, visitor)).toHaveLength(1);
  },
);

test('when the fifteen minutes are over the screen says so, and the hour can be taken again', async ({
  page,
  journey,
  stack,
}) => {
  await page.clock.install();
  const hour = await journey.openPayment(advice);
  await page.clock.fastForward('10:00');
  await expect(journey.timer).toHaveText(/^[45]\smin /);
  await letHoldsRunOut(stack.db);
  await page.clock.fastForward('05:01');
  await expect(page.getByText('Se ha agotado el tiempo')).toBeVisible();
  await expect(page.getByText('Para pagar, antes hay que')).toHaveCount(0);
  await expect(journey.timer).toHaveText('0 min 0 s');
  await expect(journey.payButton).toHaveCount(0);
  await expect(journey.button('Elegir otra hora')).toBeVisible();
  await expect(journey.button('Volver a la reserva')).toHaveCount(0);
  expect(await isFree(page.request, hour)).toBe(true);
  await journey.button('Volver a reservar la hora').click();
  await expect(journey.timer).toHaveText(/^1[45]\smin /);
  await expect(journey.payButton).toBeEnabled();
  expect(await isFree(page.request, hour)).toBe(false);
});

test(
  'an hour that somebody else took after the time ran out leads back to the choice, with the rest kept',
  allowing(409),
  async ({ page, journey, stack, visitor }) => {
    await page.clock.install();
    const hour = await journey.openPayment(advice);
    await letHoldsRunOut(stack.db);
    expect(await takeAsSomebodyElse(page.request, advice.slug, hour)).toBe(201);
    await page.clock.fastForward('15:01');
    await journey.button('Volver a reservar la hora').click();
    await expect(journey.heading(headings.booking)).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Alguien acaba de reservar esa hora');
    await expect(journey.hour(hour.time)).toBeDisabled();
    await journey.button('Volver a datos del cliente').click();
    await expect(journey.name).toHaveValue(visitor.fullName);
  },
);

test(
  'an hour that somebody else took while it was being chosen is said, fetched again, and the rest kept',
  allowing(409),
  async ({ page, journey }) => {
    await journey.openBooking(advice);
    const hour = await journey.chooseFreeHour();
    await journey.mode('En persona').check();
    await journey.notes.fill('Venimos dos.');
    expect(await takeAsSomebodyElse(page.request, advice.slug, hour)).toBe(201);
    await journey.button('Continuar al pago').click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Alguien acaba de reservar esa hora');
    await expect(journey.hour(hour.time)).toBeDisabled();
    await journey.chooseFreeHour();
    await expect(journey.mode('En persona')).toBeChecked();
    await expect(journey.notes).toHaveValue('Venimos dos.');
    await journey.continueToPayment();
  },
);

test(
  'an hour that is lost at the moment of paying leads back to the choice, and nothing was ordered',
  allowing(409),
  async ({ page, journey, stack, visitor }) => {
    const hour = await journey.openPayment(advice);
    await letHoldsRunOut(stack.db);
    expect(await takeAsSomebodyElse(page.request, advice.slug, hour)).toBe(201);
    await journey.payButton.click();
    await expect(journey.heading(headings.booking)).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Alguien acaba de reservar esa hora');
    await expect(journey.hour(hour.time)).toBeDisabled();
    expect(await ordersOf(stack.db, visitor)).toEqual([]);
  },
);

test('the way back from the payment step', async ({ page, journey }) => {
  const first = await journey.openPayment(advice);
  await test.step('leaving the payment step frees the hour', async () => {
    expect(await isFree(page.request, first)).toBe(false);
    await journey.button('Volver a la reserva').click();
    await expect.poll(() => isFree(page.request, first)).toBe(true);
    await expect(journey.hour(first.time)).toHaveAttribute('aria-pressed', 'true');
  });
  const second = await test.step('another hour chosen on the way back is the one that is held', async () => {
    await journey.button('Cambiar hora').click();
    await expect(journey.hour(first.time)).toBeFocused();
    expect(await takeAsSomebodyElse(page.request, advice.slug, first)).toBe(201);
    const hour = await journey.chooseFreeHour();
    await journey.continueToPayment();
    await expect(page.getByText(longDate(hour.date))).toBeVisible();
    expect(await isFree(page.request, hour)).toBe(false);
    return hour;
  });
  await test.step('going back to the booking after a refresh does not show this tab’s own hour as taken', async () => {
    await page.reload();
    await expect(journey.payButton).toBeEnabled();
    await journey.button('Volver a la reserva').click();
    await expect(journey.hour(second.time)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('Esa hora ya no está libre')).toHaveCount(0);
  });
});

test('a purchase without appointment also survives the way back from the provider', async ({
  page,
  journey,
  visitor,
}) => {
  await journey.toPlainPayment(workbook);
  await journey.pay();
  await page.goBack();
  await expect(journey.heading(headings.unpaid)).toBeVisible();
  await expect(page.getByText('Paso 2 de 4', { exact: true })).toBeVisible();
  await journey.button('Cancelar el pago').click();
  await expect(journey.heading(headings.payment)).toBeVisible();
  await journey.button('Volver a datos del cliente').click();
  await expect(journey.email).toHaveValue(visitor.email);
});
