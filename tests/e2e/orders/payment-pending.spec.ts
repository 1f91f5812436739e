import type { Page } from '@playwright/test';
import { STAFF } from '@/tests/support/http/outbox';
import { advice, workbook } from '@/tests/support/pages/catalogue';
import { cards, payByCard } from '@/tests/support/pages/hosted-page';
import { headings, sessionIn } from '@/tests/support/pages/journey';
import { orderAnswer, orderHour, orderPlain, takeAsSomebodyElse } from '@/tests/support/pages/orders';
import { isFree } from '@/tests/support/pages/page-hours';
import { allowing, expect, test } from '@/tests/support/pages/test';
import { loseHourOf } from '@/tests/support/shop/records';

/** The moments, on the clock of the page, at which this page has asked for an order so far. */
async function recordPolls(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const moments: number[] = [];
    Object.assign(window, { pollMoments: moments });
    const { fetch } = window;
    window.fetch = (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
      if (pathname.startsWith('/api/orders/')) moments.push(Date.now());
      return fetch(input, init);
    };
  });
  return () => page.evaluate(() => Reflect.get(window, 'pollMoments'));
}

/** Resolves once every message posted to this page so far has been delivered. */
async function messagesDelivered(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener('message', ({ data }) => data === 'the last one' && resolve());
        window.postMessage('the last one', '*');
      }),
  );
}

test('with the webhook held up, the success page asks the provider and confirms', async ({
  page,
  journey,
  stack,
  visitor,
}) => {
  await stack.sandbox.pauseWebhooks();
  try {
    await journey.openPaid(await orderHour(page.request, advice.slug, visitor), stack.sandbox);
    await expect(page.getByText('Confirmado', { exact: true })).toBeVisible();
  } finally {
    await stack.sandbox.resumeWebhooks();
  }
});

test('the checkout asks every five seconds and shows the confirmation by itself', async ({ page, journey, stack }) => {
  await page.clock.install();
  const polls = await recordPolls(page);
  const { sessionId } = await journey.openPending(advice);
  for (const count of [1, 2, 3]) {
    await expect.poll(async () => (await polls()).length).toBeGreaterThanOrEqual(count);
    await page.clock.runFor(5_500);
  }
  const moments = await polls();
  const gaps = moments.slice(1).map((moment, index) => moment - (moments[index] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(4_900);
  await expect(page.getByText('60 % completado', { exact: true })).toBeVisible();

  await stack.sandbox.completeSession(sessionId);
  await expect.poll(() => orderAnswer(page.request, sessionId)).toContain('"webhookProcessed":true');
  await page.clock.runFor(5_500);
  await expect(journey.heading('Tu cita está confirmada')).toBeFocused();
  await expect(page.getByText('Paso 5 de 5', { exact: true })).toBeVisible();
  await expect(page.getByText('100 % completado')).toBeVisible();
  await expect(page.getByText('Confirmado', { exact: true })).toBeVisible();
  await expect(journey.link('Volver al inicio')).toHaveAttribute('href', '/');
  await expect(journey.link('Ver más servicios')).toHaveAttribute('href', '/servicios');
});

test('after five minutes it says that the time is over, offers both ways on, and goes nowhere by itself', async ({
  page,
  journey,
}) => {
  await page.clock.install();
  const { sessionId } = await journey.openPending(advice);
  await page.clock.fastForward('05:01');
  await expect(journey.heading('Tiempo de espera agotado')).toBeVisible();
  await expect(page.getByText('Es posible que el pago se haya completado.')).toBeVisible();
  await expect(page.getByText(/no se ha (hecho|cobrado)/i)).toHaveCount(0);
  await expect(journey.link('Ir a página de confirmación')).toHaveAttribute(
    'href',
    `/payment-success?session_id=${sessionId}`,
  );
  await expect(journey.link('Contactar soporte')).toHaveAttribute('href', '/contacto');
  await page.clock.fastForward('10:00');
  await expect(journey.heading('Tiempo de espera agotado')).toBeVisible();
  await expect(page).toHaveURL(/\/checkout\//);
  await journey.link('Ir a página de confirmación').click();
  await expect(journey.heading(headings.unpaid)).toBeVisible();
  await expect(journey.link(`Pagar ${advice.total}`)).toHaveAttribute('href', new RegExp(sessionId));
  await expect(journey.link('Cambiar la hora')).toHaveAttribute('href', `/payment-canceled?session_id=${sessionId}`);
});

test('a payment in a new window ends on the confirmation of the checkout', async ({ page, journey }) => {
  await journey.openPayment(advice);
  const opened = page.waitForEvent('popup');
  await journey.button('Pagar en una ventana nueva').click();
  const popup = await opened;
  await popup.waitForURL(/\/pay\/cs_/);
  await expect(journey.heading(headings.pending)).toBeVisible();
  await test.step('until the visitor is back, the step is the fourth of five and has a clock', async () => {
    await expect(page.getByText('80 % completado', { exact: true })).toBeVisible();
    await expect(page.getByText('Seguimos comprobando')).toBeVisible();
    await expect(journey.timer).toHaveText(/^[45]\smin /);
  });
  const closed = popup.waitForEvent('close');
  await payByCard(popup);
  await closed;
  await expect(journey.heading('Tu cita está confirmada')).toBeVisible();
});

test('cancelling in the new window frees the hour and leads to the choice', async ({ page, journey }) => {
  const hour = await journey.openPayment(advice);
  const opened = page.waitForEvent('popup');
  await journey.button('Pagar en una ventana nueva').click();
  const popup = await opened;
  await popup.waitForURL(/\/pay\/cs_/);
  const closed = popup.waitForEvent('close');
  await popup.getByRole('link', { name: 'Cancelar y volver' }).click();
  await closed;
  await expect(journey.heading(headings.booking)).toBeVisible();
  await expect(page.getByText('Pago cancelado. No se ha hecho ningún cargo.')).toBeVisible();
  await expect.poll(() => isFree(page.request, hour)).toBe(true);
});

test('where windows are blocked the payment opens in the same tab', async ({ page, journey }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await journey.openPayment(advice);
  await journey.button('Pagar en una ventana nueva').click();
  await page.waitForURL(/\/pay\/cs_/);
  await payByCard(page);
  await expect(page).toHaveURL(/\/payment-success\?session_id=/);
  await expect(journey.heading('Pago completado')).toBeVisible();
});

test('messages of another origin, of another shape or about another payment change nothing', async ({
  page,
  context,
  journey,
}) => {
  await context.route('https://ajena.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Ajena</title>' }),
  );
  const { sessionId } = await journey.openPending(advice);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(new URL(request.url()).pathname);
  });
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => {
    window.open('https://ajena.example/');
  });
  const foreign = await opened;
  await foreign.waitForLoadState();
  await foreign.evaluate((id) => {
    window.opener.postMessage({ type: 'PAYMENT_CANCELED' }, '*');
    window.opener.postMessage({ type: 'PAYMENT_SUCCESS', sessionId: id }, '*');
    window.opener.postMessage('from elsewhere', '*');
  }, sessionId);
  await foreign.evaluate(() => new Promise((done) => setTimeout(done)));
  await page.evaluate(() => {
    const shapes = [
      null,
      'PAYMENT_CANCELED',
      { type: 'payment_canceled' },
      { type: 'PAYMENT_SUCCESS' },
      { type: 'PAYMENT_SUCCESS', sessionId: 7 },
      { type: 'PAYMENT_SUCCESS', sessionId: 'cs_test_otra00000000' },
    ];
    for (const shape of shapes) window.postMessage(shape, window.location.origin);
  });
  await messagesDelivered(page);
  expect(asked).toEqual([]);
  await expect(journey.heading(headings.unpaid)).toBeVisible();
});

test('without a session every page of a payment says so, and leads on', async ({ page, journey }) => {
  for (const address of [
    '/payment-success',
    '/payment-success?session_id=',
    '/payment-success?session_id=%7BCHECKOUT_SESSION_ID%7D',
  ]) {
    await test.step(`${address} says that it does not know which payment to show`, async () => {
      await page.goto(address);
      await expect(journey.heading('No se encontró ID de sesión de pago')).toBeVisible();
      await expect(journey.link('Volver al inicio')).toBeVisible();
    });
  }
  await test.step('the popup pages say what to do where there is no window to go back to', async () => {
    await page.goto('/payment-success-popup?session_id=cs_test_nobody0000');
    await expect(journey.heading('Pago completado')).toBeVisible();
    await expect(journey.link('Ver mi pedido aquí')).toHaveAttribute(
      'href',
      '/payment-success?session_id=cs_test_nobody0000',
    );
    await page.goto('/payment-canceled-popup');
    await expect(journey.heading('Pago Cancelado')).toBeVisible();
    await expect(journey.link('Seguir aquí')).toHaveAttribute('href', '/payment-canceled');
  });
  await test.step("without a session the pending step says 'No se encontró ID de sesión de pago' and offers to start over", async () => {
    await page.goto(`/checkout/${advice.slug}?paso=procesando`);
    await expect(page.getByText('No se encontró ID de sesión de pago')).toBeVisible();
    await journey.button('Empezar de nuevo').click();
    await expect(journey.heading(headings.customer)).toBeVisible();
  });
});

test(
  "a session that only the provider knows gets the generic card 'Pago procesado', and one that nobody knows is said",
  allowing(404),
  async ({ page, journey, stack, visitor }) => {
    const { sessionId, orderId } = await orderPlain(page.request, workbook.slug, visitor);
    await stack.db.query('DELETE FROM orders WHERE id = $1', [orderId]);
    await page.goto(`/payment-success?session_id=${sessionId}`);
    await expect(journey.heading('Pago procesado')).toBeVisible();
    await expect(page.getByText('Estamos procesando los detalles de tu pedido.')).toBeVisible();
    await page.goto('/payment-success?session_id=cs_test_desconocida00');
    await expect(journey.heading('No encontramos ningún pedido con esta dirección.')).toBeVisible();
  },
);

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the success page of a paid order says so', async ({ page, stack, visitor }) => {
    const { sessionId } = await orderPlain(page.request, workbook.slug, visitor);
    await stack.sandbox.completeSession(sessionId);
    await expect.poll(() => orderAnswer(page.request, sessionId)).toContain('"status":"confirmed"');
    await page.goto(`/payment-success?session_id=${sessionId}`);
    await expect(page.getByRole('heading', { name: 'Pago completado' })).toBeVisible();
    await expect(page.getByText('Comprobando tu pago')).toHaveCount(0);
    await expect(page.getByText('Ahí sacas el recibo o desistes.')).toBeVisible();
  });
});

test('a payment whose time ran out shows the error card, says that nothing was charged, and starts again', async ({
  page,
  journey,
  stack,
  visitor,
}) => {
  await page.clock.install();
  const { hour, sessionId } = await journey.openPending(advice);
  await stack.sandbox.expireSession(sessionId);
  await expect.poll(() => orderAnswer(page.request, sessionId)).toContain('"status":"expired"');
  await page.clock.runFor(5_500);
  await expect(journey.heading('Error en el proceso de pago')).toBeFocused();
  await expect(page.getByText('No se ha hecho ningún cargo en tu tarjeta.')).toBeVisible();
  await expect(page.getByText('No se ha creado ninguna reserva en el calendario.')).toBeVisible();
  await expect(page.getByText('Puedes intentarlo de nuevo cuando quieras')).toBeVisible();
  await expect(journey.link('Contactar soporte')).toHaveAttribute('href', '/contacto');
  expect(await isFree(page.request, hour)).toBe(true);
  await journey.button('Intentar de nuevo').click();
  await expect(journey.heading(headings.customer)).toBeFocused();
  await expect(journey.name).toHaveValue(visitor.fullName);
  await journey.continueButton.click();
  await journey.continueToPayment();
});

test('as long as the provider has not said that nothing was paid, the error card does not say it either', async ({
  page,
  journey,
}) => {
  await page.clock.install();
  const { sessionId } = await journey.openPending(advice);
  await page.route(`**/api/orders/${sessionId}`, async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({
      json: { ...answer, order: { ...answer.order, status: 'failed', paymentStatus: 'processing' } },
    });
  });
  await page.clock.runFor(5_500);
  await expect(journey.heading('Error en el proceso de pago')).toBeVisible();
  await expect(page.getByText(/estamos comprobando tu pago/i)).toBeVisible();
  await expect(page.getByText(/no se ha (hecho|cobrado)/i)).toHaveCount(0);
});

test('a bank transfer that comes later is waited for, and then confirmed', async ({ page, journey, stack }) => {
  // Without a clock of the test's own: this is the one page that is waited for as its visitor waits.
  const { sessionId } = await journey.openProvider(advice);
  await payByCard(page, cards.paysLater);
  await expect(journey.heading('Estamos comprobando tu pago')).toBeVisible();
  await expect(page.getByText(/no se ha (hecho|cobrado)/i)).toHaveCount(0);
  await stack.sandbox.settleSession(sessionId, true);
  await expect.poll(() => orderAnswer(page.request, sessionId)).toContain('"status":"confirmed"');
  await expect(journey.heading('Pago completado')).toBeVisible();
});

test('a promised payment that fails in the end says that nothing was charged', async ({ page, journey, stack }) => {
  await page.clock.install();
  const { sessionId } = await journey.openProvider(advice);
  await payByCard(page, cards.paysLater);
  await expect(journey.heading('Estamos comprobando tu pago')).toBeVisible();
  await stack.sandbox.settleSession(sessionId, false);
  await expect.poll(() => orderAnswer(page.request, sessionId)).toContain('"status":"failed"');
  await page.clock.runFor(5_500);
  await expect(journey.heading('El pago no se ha completado')).toBeVisible();
  await expect(page.getByText('No se ha hecho ningún cargo.')).toBeVisible();
  await journey.link('Volver a la compra').click();
  await expect(journey.payButton).toBeEnabled();
});

test('a payment that arrives after its hour was taken is kept, both sides are informed, and it is never called lost', async ({
  page,
  journey,
  stack,
  visitor,
  outbox,
}) => {
  const { hour } = await journey.openProvider(advice);
  await loseHourOf(stack.db, visitor);
  expect(await takeAsSomebodyElse(page.request, advice.slug, hour)).toBe(201);
  await payByCard(page);
  await expect(
    page.getByText('Hemos recibido tu pago, pero la hora ya no está libre; te escribimos para fijar otra'),
  ).toBeVisible();
  await expect(page.getByText('Pagado, pendiente de fijar la hora')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tu cita' })).toHaveCount(0);
  expect((await outbox.waitFor({ to: visitor.email })).subject).not.toContain('Cita confirmada');
  await outbox.waitFor({ to: STAFF, subject: /Pago sin hora/ });
});

test('with the calendar down the order is confirmed, and the link is promised by mail', async ({
  page,
  journey,
  stack,
  visitor,
}) => {
  await stack.sandbox.fail('google', 'down');
  try {
    await journey.openPaid(await orderHour(page.request, advice.slug, visitor), stack.sandbox);
    await expect(page.getByText('Te enviamos el enlace por correo')).toBeVisible();
  } finally {
    await stack.sandbox.fail('google', 'none');
  }
});

test('the cancel page copes with an address in which the provider left its template', async ({ page, journey }) => {
  const { hour } = await journey.openProvider(advice);
  await page.goto('/payment-canceled?session_id=%7BCHECKOUT_SESSION_ID%7D');
  await expect(page.getByText('No se ha hecho ningún cargo en tu tarjeta.')).toBeVisible();
  expect(await isFree(page.request, hour)).toBe(true);
});

test('the cancel page of a payment that went through says so', async ({ page, journey, stack, visitor }) => {
  const { sessionId } = await orderPlain(page.request, workbook.slug, visitor);
  await journey.openPaid({ sessionId }, stack.sandbox);
  await page.goto(`/payment-canceled?session_id=${sessionId}`);
  await expect(journey.heading('Tu pago sí se ha completado')).toBeVisible();
  await expect(page.getByText(/no se ha (hecho|cobrado)/i)).toHaveCount(0);
  await journey.link('Ver mi pedido').click();
  expect(sessionIn(page.url())).toBe(sessionId);
});

test('the pages of an order are neither cached nor indexed, and send no referrer', async ({ page }) => {
  for (const path of ['/payment-success?session_id=cs_test_desconocida00', '/payment-canceled']) {
    const headers = (await page.request.get(path)).headers();
    expect(headers['cache-control']).toContain('no-store');
    expect(headers['x-robots-tag']).toContain('noindex');
    expect(headers['referrer-policy']).toBe('no-referrer');
  }
});
