import { expectAccessible, expectWithinAtDoubleSize } from '../../support/pages/accessible';
import { advice, familyPlan, workbook } from '../../support/pages/catalogue';
import { gate } from '../../support/pages/gate';
import { cards, payByCard } from '../../support/pages/hosted-page';
import { orderAnswer, orderHour, takeAsSomebodyElse } from '../../support/pages/orders';
import { withTakenAndPast } from '../../support/pages/slots-route';
import { allowing, test as base, expect } from '../../support/pages/test';
import { letHoldsRunOut, loseHourOf } from '../../support/shop/records';

/** Every screen that is judged here, by the test that reaches it. Every page as it opens: routes.spec.ts. */
const screens: Record<string, readonly string[]> = {
  'the customer step': ['customer-errors', 'customer-saving'],
  'the booking step': ['booking-empty', 'booking-day', 'booking-details', 'booking-hour-lost'],
  'the booking step while its hours are loading, and without them': ['booking-loading', 'booking-failed'],
  'the payment step with its clock, after its time, and when paying fails': [
    'payment',
    'payment-failed',
    'payment-expired',
  ],
  'the pending step without a payment, after its deadline, and the confirmation': [
    'pending-no-session',
    'pending',
    'pending-timeout',
    'confirmation',
  ],
  'the error card of the checkout': ['confirmation-error'],
  'the success page: paid, waiting, and of money that came too late; the payment window': [
    'success',
    'success-waiting',
    'success-late',
    'popup-success',
  ],
  'the success page without an order, and without an answer': ['success-unknown', 'success-failed'],
  'the cancel page: cancelled, without a payment, and paid after all': [
    'canceled',
    'canceled-but-paid',
    'canceled-nothing',
  ],
  'the way of a product without appointment, on the pages of the local provider and in its outbox': [
    'outbox-empty',
    'plain-payment',
    'hosted',
    'hosted-errors',
    'hosted-declined',
    'plain-success',
    'hosted-paid',
    'outbox',
    'outbox-letter',
  ],
};

const test = base.extend<{ judge: (screen: string) => Promise<void> }>({
  judge: async ({ page }, use, { title }) => {
    const judged: string[] = [];
    await use(async (screen) => {
      await expectAccessible(page, screen);
      judged.push(screen);
    });
    expect(judged).toEqual(screens[title]);
  },
});

test('the customer step', async ({ page, journey, judge }) => {
  await journey.open(familyPlan);
  await journey.continueButton.click();
  await expect(journey.name).toHaveAttribute('aria-invalid', 'true');
  await judge('customer-errors');
  await journey.typeCustomer();
  await page.route('**/api/users', () => undefined);
  await journey.continueButton.click();
  await expect(journey.button('Creando cuenta...')).toBeVisible();
  await judge('customer-saving');
});

test('the booking step', allowing(409), async ({ page, journey, judge }) => {
  const day = await withTakenAndPast(page);
  await journey.openBooking(advice);
  await expect(page.getByRole('grid')).toBeVisible();
  await judge('booking-empty');
  await journey.day(day).click();
  await journey.hour('10:00').focus();
  await expect(page.getByRole('tooltip', { name: 'Horario ocupado' })).toBeVisible();
  await judge('booking-day');
  await page.unrouteAll({ behavior: 'wait' });
  const hour = { date: day, time: '11:00' };
  await journey.chooseHour(hour);
  await judge('booking-details');
  expect(await takeAsSomebodyElse(page.request, advice.slug, hour)).toBe(201);
  await journey.button('Continuar al pago').click();
  await expect(page.getByText('Alguien acaba de reservar esa hora')).toBeVisible();
  await judge('booking-hour-lost');
});

test(
  'the booking step while its hours are loading, and without them',
  allowing('aborted'),
  async ({ page, journey, judge }) => {
    const answer = gate();
    await page.route('**/api/slots?*', async (route) => {
      await answer.opened;
      await route.abort();
    });
    await journey.openBooking(advice);
    await judge('booking-loading');
    answer.open();
    await expect(page.getByText('No hemos podido cargar los horarios.')).toBeVisible();
    await judge('booking-failed');
  },
);

test(
  'the payment step with its clock, after its time, and when paying fails',
  allowing(502),
  async ({ page, journey, stack, judge }) => {
    await page.clock.install();
    await journey.openPayment(advice);
    await judge('payment');
    await stack.sandbox.fail('stripe', 'down');
    await journey.payButton.click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await judge('payment-failed');
    await stack.sandbox.fail('stripe', 'none');
    await letHoldsRunOut(stack.db);
    await page.clock.fastForward('15:01');
    await expect(page.getByText('Se ha agotado el tiempo')).toBeVisible();
    await judge('payment-expired');
  },
);

test('the pending step without a payment, after its deadline, and the confirmation', async ({
  page,
  journey,
  stack,
  judge,
}) => {
  await page.clock.install();
  await page.goto(`/checkout/${advice.slug}?paso=procesando`);
  await expect(page.getByText('No se encontró ID de sesión de pago')).toBeVisible();
  await judge('pending-no-session');
  const { sessionId } = await journey.openPending(advice);
  await judge('pending');
  await page.clock.fastForward('05:01');
  await expect(journey.heading('Tiempo de espera agotado')).toBeVisible();
  await judge('pending-timeout');
  await stack.sandbox.completeSession(sessionId);
  await expect.poll(() => orderAnswer(page.request, sessionId)).toContain('"webhookProcessed":true');
  await page.reload();
  await expect(journey.heading('Tu cita está confirmada')).toBeVisible();
  await judge('confirmation');
});

test('the error card of the checkout', async ({ page, journey, stack, judge }) => {
  await page.clock.install();
  const { sessionId } = await journey.openPending(advice);
  await stack.sandbox.expireSession(sessionId);
  await expect.poll(() => orderAnswer(page.request, sessionId)).toContain('"status":"expired"');
  await page.clock.runFor(5_500);
  await expect(journey.heading('Error en el proceso de pago')).toBeVisible();
  await judge('confirmation-error');
});

test('the success page: paid, waiting, and of money that came too late; the payment window', async ({
  page,
  journey,
  stack,
  visitor,
  judge,
}) => {
  await journey.openProvider(advice);
  await payByCard(page);
  await expect(journey.link('Entrar en la videollamada')).toBeVisible();
  await judge('success');
  await journey.openProvider(advice);
  await payByCard(page, cards.paysLater);
  await expect(journey.heading('Estamos comprobando tu pago')).toBeVisible();
  await judge('success-waiting');
  const { hour, checkoutUrl } = await orderHour(page.request, advice.slug, visitor);
  await loseHourOf(stack.db, visitor);
  expect(await takeAsSomebodyElse(page.request, advice.slug, hour)).toBe(201);
  await page.goto(checkoutUrl);
  await payByCard(page);
  await expect(journey.heading('Pago recibido: falta fijar la hora')).toBeVisible();
  await judge('success-late');
  await page.goto('/payment-success-popup?session_id=cs_test_desconocida00');
  await judge('popup-success');
});

test(
  'the success page without an order, and without an answer',
  allowing('aborted', 404),
  async ({ page, journey, judge }) => {
    await page.goto('/payment-success?session_id=cs_test_desconocida00');
    await expect(journey.heading('No encontramos ningún pedido con esta dirección.')).toBeVisible();
    await judge('success-unknown');
    await page.route('**/api/payments/success', (route) => route.abort());
    await page.goto('/payment-success?session_id=cs_test_desconocida00');
    await expect(journey.heading('No hemos podido comprobar tu pago')).toBeVisible();
    await judge('success-failed');
  },
);

test('the cancel page: cancelled, without a payment, and paid after all', async ({ page, journey, judge }) => {
  await journey.openProvider(advice);
  await page.getByRole('link', { name: 'Cancelar y volver' }).click();
  await expect(page.getByText('No se ha hecho ningún cargo en tu tarjeta.')).toBeVisible();
  await judge('canceled');
  await journey.link('Volver a la compra').click();
  await expect(journey.payButton).toBeEnabled();
  const sessionId = await journey.buy();
  await page.goto(`/payment-canceled?session_id=${sessionId}`);
  await expect(journey.heading('Tu pago sí se ha completado')).toBeVisible();
  await judge('canceled-but-paid');
  await page.goto('/payment-canceled');
  await expect(page.getByText('no hay ningún pago que cancelar')).toBeVisible();
  await judge('canceled-nothing');
});

// The e-mail's frame runs no scripts, not even those of this test.
test(
  'the way of a product without appointment, on the pages of the local provider and in its outbox',
  allowing(402, 422, /Blocked script execution/),
  async ({ page, journey, stack, outbox, visitor, judge }) => {
    await page.goto(stack.sandbox.url);
    await judge('outbox-empty');
    await journey.toPlainPayment(workbook);
    await judge('plain-payment');
    await journey.pay();
    const address = page.url();
    await judge('hosted');
    await expectWithinAtDoubleSize(page, 'hosted');
    await page.getByRole('button', { name: /^Pagar/ }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await judge('hosted-errors');
    await payByCard(page, cards.isDeclined);
    await expect(page.getByRole('alert')).toContainText('rechazada');
    await judge('hosted-declined');
    await payByCard(page, cards.pays);
    await expect(journey.heading('Pago completado')).toBeVisible();
    await judge('plain-success');
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Este pago ya está hecho' })).toBeVisible();
    await judge('hosted-paid');
    await expectWithinAtDoubleSize(page, 'hosted-paid');

    const { subject } = await outbox.waitFor({ to: visitor.email });
    await page.goto(stack.sandbox.url);
    await judge('outbox');
    await page.getByRole('link', { name: subject }).click();
    await expect(page.frameLocator('iframe').getByRole('heading', { name: /tu pedido está confirmado/ })).toBeVisible();
    await judge('outbox-letter');
    await expectWithinAtDoubleSize(page, 'outbox-letter');
  },
);

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves', async ({ page, journey }) => {
    const moving = () =>
      page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
    await page.goto('/');
    expect(await moving()).toBe(0);
    await page.route('**/api/slots?*', () => undefined);
    await journey.openBooking(advice);
    await expect(page.getByText('Cargando los horarios disponibles…')).toBeVisible();
    expect(await moving()).toBe(0);
  });
});
