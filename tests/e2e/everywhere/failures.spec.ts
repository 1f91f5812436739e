import type { Page } from '@playwright/test';
import { advice, workbook } from '../../support/pages/catalogue';
import { gate } from '../../support/pages/gate';
import { payByCard } from '../../support/pages/hosted-page';
import { headings } from '../../support/pages/journey';
import { orderAnswer } from '../../support/pages/orders';
import { isFree } from '../../support/pages/page-hours';
import { allowing, expect, test } from '../../support/pages/test';
import { ordersOf } from '../../support/shop/records';

const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).last();

/** Aborts these calls until the returned function is called. */
async function cut(page: Page, calls: string): Promise<() => Promise<void>> {
  await page.route(calls, (route) => route.abort());
  return () => page.unroute(calls);
}

for (const mode of ['down', 'error'] as const) {
  test(
    `with the payment provider ${mode === 'down' ? 'out of reach' : 'answering errors'}, toast and red message explain it, nothing is lost, and the next click pays`,
    allowing(502),
    async ({ page, journey, visitor, stack }) => {
      const hour = await journey.openPayment(advice);
      await stack.sandbox.fail('stripe', mode);
      await journey.payButton.click();
      const message = 'No hemos podido abrir la página de pago, así que no has llegado a pagar.';
      await expect(page.getByRole('main').getByRole('alert')).toContainText(message);
      await expect(toast(page, message)).toBeVisible();
      await expect(journey.payButton).toBeEnabled();
      await expect(journey.timer).toHaveText(/^1[45]\smin /);
      expect(await isFree(page.request, hour)).toBe(false);

      await stack.sandbox.fail('stripe', 'none');
      await journey.buy();
      expect(await ordersOf(stack.db, visitor)).toHaveLength(1);
    },
  );
}

test('an answer that makes no sense is called a payment failure', allowing(500), async ({ page, journey }) => {
  await journey.toPlainPayment(workbook);
  await page.route('**/api/payments', (route) => route.fulfill({ status: 500, body: '<h1>Bad Gateway</h1>' }));
  await journey.payButton.click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Error al procesar el pago');
  await expect(toast(page, 'Error al procesar el pago')).toBeVisible();
  await expect(journey.payButton).toBeEnabled();
});

test(
  'what the payment refuses of the customer is said on the step where it is put right, until another step',
  allowing(422),
  async ({ page, journey }) => {
    await journey.openPayment(advice);
    const message = 'Este correo no admite mensajes.';
    await page.route('**/api/bookings', (route) =>
      route.fulfill({ status: 422, json: { error: { code: 'invalid', message, fields: { customerEmail: message } } } }),
    );
    await journey.payButton.click();
    await expect(journey.heading(headings.customer)).toBeFocused();
    await expect(page.getByRole('main').getByText(message)).toBeVisible();
    await journey.continueButton.click();
    await expect(journey.heading(headings.booking)).toBeVisible();
    await expect(page.getByText(message)).toHaveCount(0);
  },
);

test(
  'without a connection the customer step keeps what was typed and goes on when it is back',
  allowing('aborted'),
  async ({ page, journey, visitor }) => {
    await journey.open(advice);
    await journey.typeCustomer();
    const mend = await cut(page, '**/api/users');
    await journey.continueButton.click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('No hay conexión.');
    await expect(journey.continueButton).toBeEnabled();
    await expect(journey.name).toHaveValue(visitor.fullName);
    await expect(journey.email).toHaveValue(visitor.email);
    await mend();
    await journey.continueButton.click();
    await expect(journey.heading(headings.booking)).toBeVisible();
  },
);

test(
  'an answer that makes no sense to the customer step is called a failure to create the user',
  allowing(500),
  async ({ page, journey }) => {
    await journey.open(advice);
    await journey.typeCustomer();
    await page.route('**/api/users', (route) => route.fulfill({ status: 500, body: 'oops' }));
    await journey.continueButton.click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Error al crear el usuario');
  },
);

test(
  'the hours say that they are loading, that they could not be loaded, and come with another try',
  allowing('aborted'),
  async ({ page, journey }) => {
    const answer = gate();
    await page.route('**/api/slots?*', async (route) => {
      await answer.opened;
      await route.abort();
    });
    await journey.openBooking(advice);
    await expect(page.getByText('Cargando los horarios disponibles…')).toBeVisible();
    answer.open();
    await expect(page.getByText('No hemos podido cargar los horarios.')).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    await journey.button('Volver a intentarlo').click();
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.getByText('No hemos podido cargar los horarios.')).toHaveCount(0);
  },
);

test(
  'without a connection the hour is not taken, the message says so, and the next click takes it',
  allowing('aborted'),
  async ({ page, journey }) => {
    await journey.openBooking(advice);
    await journey.chooseFreeHour();
    await journey.notes.fill('Llego en tren.');
    const mend = await cut(page, '**/api/holds');
    await journey.button('Continuar al pago').click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('No hay conexión.');
    await expect(journey.notes).toHaveValue('Llego en tren.');
    await mend();
    await journey.continueToPayment();
  },
);

test(
  'without a connection Pagar says so, keeps the hold, and pays at the next click',
  allowing('aborted'),
  async ({ page, journey }) => {
    await journey.openPayment(advice);
    const mend = await cut(page, '**/api/bookings');
    await journey.payButton.click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('No hay conexión.');
    await expect(journey.payButton).toBeEnabled();
    await expect(journey.timer).toHaveText(/^1[45]\smin /);
    await mend();
    await journey.pay();
  },
);

test(
  'without a connection the pending step goes on asking, and says so',
  allowing('aborted'),
  async ({ page, journey, stack }) => {
    await page.clock.install();
    const { sessionId } = await journey.openPending(advice);
    const mend = await cut(page, '**/api/orders/**');
    await page.clock.runFor(5_500);
    await expect(
      page.getByText('Ahora mismo no podemos consultar tu pago. Lo seguimos intentando: no hace falta que hagas nada.'),
    ).toBeVisible();
    await stack.sandbox.completeSession(sessionId);
    await expect.poll(() => orderAnswer(page.request, sessionId)).toContain('"webhookProcessed":true');
    await mend();
    await page.clock.runFor(5_500);
    await expect(journey.heading('Tu cita está confirmada')).toBeVisible();
  },
);

test(
  'without a connection a payment is not cancelled, and the screen says so',
  allowing('aborted'),
  async ({ page, journey }) => {
    await journey.openPending(advice);
    const mend = await cut(page, '**/api/payments/cancel');
    await journey.button('Cambiar la hora').click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('No hay conexión.');
    await mend();
    await journey.button('Cambiar la hora').click();
    await expect(journey.heading(headings.booking)).toBeVisible();
  },
);

test(
  'the success page that cannot ask says that a payment is safe, and asks again',
  allowing('aborted'),
  async ({ page, journey }) => {
    await journey.openProvider(advice);
    const mend = await cut(page, '**/api/payments/success');
    await payByCard(page);
    await expect(journey.heading('No hemos podido comprobar tu pago')).toBeVisible();
    await expect(page.getByText('Si has pagado, tu pedido está a salvo')).toBeVisible();
    await mend();
    await journey.button('Volver a intentarlo').click();
    await expect(journey.heading('Pago completado')).toBeVisible();
  },
);

test(
  'the cancel page that cannot ask promises nothing, and asks again',
  allowing('aborted'),
  async ({ page, journey }) => {
    await journey.openProvider(advice);
    const mend = await cut(page, '**/api/payments/cancel');
    await page.getByRole('link', { name: 'Cancelar y volver' }).click();
    await expect(page.getByText('No hemos podido comprobar el estado de tu pago.')).toBeVisible();
    await expect(page.getByText(/no se ha (hecho|cobrado)/i)).toHaveCount(0);
    await mend();
    await journey.button('Volver a intentarlo').click();
    await expect(page.getByText('No se ha hecho ningún cargo en tu tarjeta.')).toBeVisible();
  },
);

test(
  'with the provider out of reach the success page does not promise anything',
  allowing(502),
  async ({ page, journey, stack }) => {
    await stack.sandbox.pauseWebhooks();
    await journey.openProvider(advice);
    await stack.sandbox.fail('stripe', 'down');
    await payByCard(page);
    await expect(journey.heading('No hemos podido comprobar tu pago')).toBeVisible();
    await expect(page.getByText('no pagues otra vez')).toBeVisible();
    await stack.sandbox.fail('stripe', 'none');
    await stack.sandbox.resumeWebhooks();
    await journey.button('Volver a intentarlo').click();
    await expect(journey.heading('Pago completado')).toBeVisible();
  },
);

test('an unknown product leads to the services, and back does not return to it', async ({ page }) => {
  await page.goto('/');
  await page.goto('/checkout/no-existe');
  await expect(page).toHaveURL(/\/servicios$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});
