import { expectAccessible } from '../../support/pages/accessible';
import { advice, familyPlan, workbook } from '../../support/pages/catalogue';
import { gate } from '../../support/pages/gate';
import { cards, payByCard } from '../../support/pages/hosted-page';
import { headings } from '../../support/pages/journey';
import { orderAnswer, takeAsSomebodyElse } from '../../support/pages/orders';
import { withTakenAndPast } from '../../support/pages/slots-route';
import { allowing, expect, test } from '../../support/pages/test';
import { letHoldsRunOut, loseHourOf } from '../../support/shop/records';

// Every page as it opens: routes.spec.ts.

test('the customer step', async ({ page, journey }) => {
  await journey.open(familyPlan);
  await journey.continueButton.click();
  await expect(journey.name).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'customer-errors');
  await journey.typeCustomer();
  await page.route('**/api/users', () => undefined);
  await journey.continueButton.click();
  await expect(journey.button('Creando cuenta...')).toBeVisible();
  await expectAccessible(page, 'customer-saving');
});

test('the booking step', allowing(409), async ({ page, journey }) => {
  const day = await withTakenAndPast(page);
  await journey.toBooking(advice);
  await expect(page.getByRole('grid')).toBeVisible();
  await expectAccessible(page, 'booking-empty');
  await journey.day(day).click();
  await journey.hour('10:00').focus();
  await expect(page.getByRole('tooltip', { name: 'Horario ocupado' })).toBeVisible();
  await expectAccessible(page, 'booking-day');
  await page.unrouteAll({ behavior: 'wait' });
  const hour = { date: day, time: '11:00' };
  await journey.chooseHour(hour);
  await expectAccessible(page, 'booking-details');
  expect(await takeAsSomebodyElse(page.request, advice.slug, hour)).toBe(201);
  await journey.button('Continuar al pago').click();
  await expect(page.getByText('Alguien acaba de reservar esa hora')).toBeVisible();
  await expectAccessible(page, 'booking-hour-lost');
});

test(
  'the booking step while its hours are loading, and without them',
  allowing('aborted'),
  async ({ page, journey }) => {
    const answer = gate();
    await page.route('**/api/slots?*', async (route) => {
      await answer.opened;
      await route.abort();
    });
    await journey.toBooking(advice);
    await expectAccessible(page, 'booking-loading');
    answer.open();
    await expect(page.getByText('No hemos podido cargar los horarios.')).toBeVisible();
    await expectAccessible(page, 'booking-failed');
  },
);

test(
  'the payment step with its clock, after its time, and when paying fails',
  allowing(502),
  async ({ page, journey, stack }) => {
    await page.clock.install();
    await journey.toPayment(advice);
    await expectAccessible(page, 'payment');
    await stack.sandbox.fail('stripe', 'down');
    await journey.payButton.click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expectAccessible(page, 'payment-failed');
    await stack.sandbox.fail('stripe', 'none');
    await letHoldsRunOut(stack.db);
    await page.clock.fastForward('15:01');
    await expect(page.getByText('Se ha agotado el tiempo')).toBeVisible();
    await expectAccessible(page, 'payment-expired');
  },
);

test('the way of a product without appointment', async ({ page, journey }) => {
  await journey.open(workbook);
  await journey.typeCustomer();
  await journey.continueButton.click();
  await expect(journey.heading(headings.payment)).toBeVisible();
  await expectAccessible(page, 'plain-payment');
  await journey.pay();
  await payByCard(page);
  await expect(journey.heading('Pago completado')).toBeVisible();
  await expectAccessible(page, 'plain-success');
});

test('the pending step, after its deadline, and without a payment', async ({ page, journey }) => {
  await page.clock.install();
  await page.goto(`/checkout/${advice.slug}?paso=procesando`);
  await expect(page.getByText('No se encontró ID de sesión de pago')).toBeVisible();
  await expectAccessible(page, 'pending-no-session');
  await journey.toPending(advice);
  await expectAccessible(page, 'pending');
  await page.clock.fastForward('05:01');
  await expect(journey.heading('Tiempo de espera agotado')).toBeVisible();
  await expectAccessible(page, 'pending-timeout');
});

test('the confirmation of the checkout', async ({ page, journey, stack }) => {
  await page.clock.install();
  const { sessionId } = await journey.toPending(advice);
  await stack.sandbox.completeSession(sessionId);
  await expect.poll(() => orderAnswer(page.request, sessionId)).toContain('"webhookProcessed":true');
  await page.clock.runFor(5_500);
  await expect(journey.heading('Tu cita está confirmada')).toBeVisible();
  await expectAccessible(page, 'confirmation');
});

test('the error card of the checkout', async ({ page, journey, stack }) => {
  await page.clock.install();
  const { sessionId } = await journey.toPending(advice);
  await stack.sandbox.expireSession(sessionId);
  await expect.poll(() => orderAnswer(page.request, sessionId)).toContain('"status":"expired"');
  await page.clock.runFor(5_500);
  await expect(journey.heading('Error en el proceso de pago')).toBeVisible();
  await expectAccessible(page, 'confirmation-error');
});

test('the success page: paid, and waiting', async ({ page, journey }) => {
  await journey.toPayment(advice);
  await journey.pay();
  await payByCard(page);
  await expect(journey.link('Entrar en la videollamada')).toBeVisible();
  await expectAccessible(page, 'success');
  await journey.toPayment(advice);
  await journey.pay();
  await payByCard(page, cards.paysLater);
  await expect(journey.heading('Estamos comprobando tu pago')).toBeVisible();
  await expectAccessible(page, 'success-waiting');
});

test(
  'the success page without an order, and without an answer',
  allowing('aborted', 404),
  async ({ page, journey }) => {
    await page.goto('/payment-success?session_id=cs_test_desconocida00');
    await expect(journey.heading('Pago procesado')).toBeVisible();
    await expectAccessible(page, 'success-generic');
    await page.route('**/api/payments/success', (route) => route.abort());
    await page.goto('/payment-success?session_id=cs_test_desconocida00');
    await expect(journey.heading('No hemos podido comprobar tu pago')).toBeVisible();
    await expectAccessible(page, 'success-failed');
  },
);

test('the success page of money that came too late', async ({ page, journey, stack, visitor }) => {
  const hour = await journey.toPayment(advice);
  await journey.pay();
  await loseHourOf(stack.db, visitor);
  expect(await takeAsSomebodyElse(page.request, advice.slug, hour)).toBe(201);
  await payByCard(page);
  await expect(journey.heading('Pago recibido: falta fijar la hora')).toBeVisible();
  await expectAccessible(page, 'success-late');
});

test('the cancel page: cancelled, without a payment, and paid after all', async ({ page, journey }) => {
  await journey.toPayment(advice);
  await journey.pay();
  await page.getByRole('link', { name: 'Cancelar y volver' }).click();
  await expect(page.getByText('No se ha hecho ningún cargo en tu tarjeta.')).toBeVisible();
  await expectAccessible(page, 'canceled');
  await journey.link('Volver a la compra').click();
  await expect(journey.payButton).toBeEnabled();
  const sessionId = await journey.pay();
  await payByCard(page);
  await expect(journey.heading('Pago completado')).toBeVisible();
  await page.goto(`/payment-canceled?session_id=${sessionId}`);
  await expect(journey.heading('Tu pago sí se ha completado')).toBeVisible();
  await expectAccessible(page, 'canceled-but-paid');
  await page.goto('/payment-canceled');
  await expect(page.getByText('no hay ningún pago que cancelar')).toBeVisible();
  await expectAccessible(page, 'canceled-nothing');
});

test('the page of the payment window', async ({ page }) => {
  await page.goto('/payment-success-popup?session_id=cs_test_desconocida00');
  await expectAccessible(page, 'popup-success');
});

test("the local provider's payment page", allowing(402, 422), async ({ page, journey, stack }) => {
  await page.goto(stack.sandbox.url);
  await expectAccessible(page, 'outbox-empty');
  await journey.toPayment(advice);
  await journey.pay();
  const address = page.url();
  await expectAccessible(page, 'hosted');
  await page.getByRole('button', { name: /^Pagar/ }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'hosted-errors');
  await payByCard(page, cards.isDeclined);
  await expect(page.getByRole('alert')).toContainText('rechazada');
  await expectAccessible(page, 'hosted-declined');
  await payByCard(page, cards.pays);
  await expect(journey.heading('Pago completado')).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Este pago ya está hecho' })).toBeVisible();
  await expectAccessible(page, 'hosted-paid');
});

test.describe('an e-mail in the outbox', () => {
  // The e-mail's frame runs no scripts, not even those of this test.
  test(
    'the list and the e-mail',
    allowing(/Blocked script execution/),
    async ({ page, journey, stack, outbox, visitor }) => {
      await journey.toPlainPayment(workbook);
      await journey.pay();
      await payByCard(page);
      const { subject } = await outbox.waitFor({ to: visitor.email });
      await page.goto(stack.sandbox.url);
      await expectAccessible(page, 'outbox');
      await page.getByRole('link', { name: subject }).click();
      await expect(
        page.frameLocator('iframe').getByRole('heading', { name: /tu pedido está confirmado/ }),
      ).toBeVisible();
      await expectAccessible(page, 'outbox-letter');
    },
  );
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves', async ({ page, journey }) => {
    const moving = () =>
      page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
    await page.goto('/');
    expect(await moving()).toBe(0);
    await page.route('**/api/slots?*', () => undefined);
    await journey.toBooking(advice);
    await expect(page.getByText('Cargando los horarios disponibles…')).toBeVisible();
    expect(await moving()).toBe(0);
  });
});
