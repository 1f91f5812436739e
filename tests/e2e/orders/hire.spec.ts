import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { madridInstant } from '@/lib/shared/madrid-time';
import { STAFF } from '@/tests/support/http/outbox';
import { expectAccessible } from '@/tests/support/pages/accessible';
import { advice, familyPlan, workbook } from '@/tests/support/pages/catalogue';
import { cards, payByCard } from '@/tests/support/pages/hosted-page';
import { invitationIn } from '@/tests/support/pages/invitation';
import { headings } from '@/tests/support/pages/journey';
import {
  dayName,
  isFree,
  lastFreeHour,
  longDate,
  openUntilOfToday,
  weekdayAndDay,
} from '@/tests/support/pages/page-hours';
import { allowing, expect, test } from '@/tests/support/pages/test';
import { daysFromToday } from '@/tests/support/shop/hours';

test('a visitor books an hour, pays with a test card, comes back, and sees order, appointment and Meet link; confirmation with .ics and staff alert lie in the outbox', async ({
  page,
  journey,
  visitor,
  outbox,
}) => {
  await page.goto('/servicios');
  await journey.link(new RegExp(`^Reservar.*${advice.name}`)).click();
  await expect(page).toHaveTitle(new RegExp(`^Contratar ${advice.name}`));
  await expect(page.getByText('Paso 1 de 5', { exact: true })).toBeVisible();
  await expect(page.getByText('20 % completado')).toBeVisible();
  await journey.typeCustomer();
  await journey.continueButton.click();

  await expect(journey.heading(headings.booking)).toBeFocused();
  await expect(page.getByText('Datos guardados correctamente')).toBeVisible();
  await expect(page.getByText('Paso 2 de 5', { exact: true })).toBeVisible();
  await expect(page.getByText('40 % completado')).toBeVisible();
  const hour = await journey.chooseFreeHour();
  await expect(journey.mode('Online')).toBeChecked();
  await journey.notes.fill('Tenemos dos ofertas de hipoteca.');
  await journey.continueToPayment();

  await expect(page.getByText('Paso 3 de 5', { exact: true })).toBeVisible();
  await expect(journey.timer).toHaveText(/^1[45]\smin /);
  await expect(
    page.getByText(`Tu hora, el ${weekdayAndDay(hour.date)} a las ${hour.time}, está guardada`),
  ).toBeVisible();
  const summary = page.getByRole('region', { name: 'Resumen del pedido' });
  await expect(summary).toContainText(advice.name);
  await expect(summary).toContainText(longDate(hour.date));
  await expect(summary).toContainText(`Total: ${advice.total}`);
  await expect(page.getByText('Pedido con obligación de pago. IVA incluido.')).toBeVisible();
  await expect(journey.payButton).toHaveText(`Pagar ${advice.total}`);
  const sessionId = await journey.pay();

  await payByCard(page, cards.pays);
  await page.waitForURL(/\/payment-success\?session_id=/);
  await expect(journey.heading('Pago completado')).toBeVisible();
  const order = page.getByRole('main').locator('section', { hasText: 'Resumen del pedido' });
  await expect(order.getByText(advice.name)).toBeVisible();
  await expect(order.getByText(advice.total)).toBeVisible();
  await expect(order.getByText('Confirmado')).toBeVisible();
  await expect(order.getByText('Tarjeta')).toBeVisible();
  await expect(order.getByText(sessionId.slice(-12))).toBeVisible();
  await expect(page.getByText(longDate(hour.date))).toBeVisible();
  await expect(page.getByText(`${hour.time}–`)).toBeVisible();
  await expect(page.getByText('60 minutos')).toBeVisible();
  await expect(page.getByText('Online', { exact: true })).toBeVisible();
  await expect(journey.link('Entrar en la videollamada')).toHaveAttribute('href', /^https:\/\/meet\.google\.com\//);
  await expect(page.getByText('Te sientas con Elena Ejemplo.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Siguientes pasos' })).toBeVisible();

  const confirmation = await outbox.waitFor({ to: visitor.email });
  expect(confirmation.subject).toContain('Cita confirmada');
  expect(confirmation.text).toContain('https://meet.google.com/');
  expect(confirmation.text).toContain('Te sientas con Elena Ejemplo.');
  const invitation = invitationIn(confirmation);
  expect(invitation).toContain('Te sientas con Elena Ejemplo.');
  const start = madridInstant(hour.date, hour.time);
  expect(invitation).toContain('METHOD:REQUEST');
  expect(invitation).toContain(`DTSTART:${utcStamp(start)}`);
  expect(invitation).toContain(`DTEND:${utcStamp(new Date(start.getTime() + 60 * 60_000))}`);
  expect(invitation).toMatch(/^UID:\S+/m);
  expect(invitation).toContain(`mailto:${visitor.email}`);
  const alert = await outbox.waitFor({ to: STAFF, subject: /Nuevo pedido/ });
  expect(alert.text).toContain('Tenemos dos ofertas de hipoteca.');
  expect(await outbox.find({ to: visitor.email })).toHaveLength(1);
  expect(await outbox.find({ to: STAFF, subject: /Nuevo pedido/ })).toHaveLength(1);
  expect(await isFree(page.request, hour)).toBe(false);
});

/** "20261125T080000Z" */
function utcStamp(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

for (const [name, days] of [
  ['is a day ahead', 1],
  ['is six weeks behind', -42],
] as const) {
  test(`a visitor whose clock ${name} books today’s window, and reads one last day up to the order’s page`, async ({
    page,
    journey,
    visitor,
    outbox,
  }) => {
    await page.clock.install({ time: Date.now() + days * 86_400_000 });
    const until = dayName(openUntilOfToday());
    await journey.toBooking(advice);
    await expect(page.getByText(`Hoy es ${weekdayAndDay(daysFromToday(0))}.`)).toBeVisible();
    await journey.chooseHour(await lastFreeHour(page.request));
    await expect(page.getByText(`Si pagas hoy, te devolvemos todo hasta el ${until} `)).toBeVisible();
    await journey.chooseFreeHour();
    await journey.continueToPayment();
    await expect(page.getByText(`si pagas hoy, hasta el ${until}.`)).toBeVisible();
    await journey.buy();
    const text = (await outbox.waitFor({ to: visitor.email })).text?.replaceAll(/\s+/g, ' ') ?? '';
    expect(text).toContain(`Hasta el ${until} de `);
    await page.goto(/\/tu-contratacion\/[\w-]+/.exec(text)?.[0] ?? '');
    await expect(page.getByText(`Hasta el ${until}`).first()).toBeVisible();
  });
}

test('the workbook is paid in four steps and downloaded, from the page and from the mail', async ({
  page,
  journey,
  visitor,
  outbox,
}) => {
  await page.goto('/servicios');
  await journey.link(new RegExp(`^Contratar.*${workbook.name}`)).click();
  await expect(page.getByText('Paso 1 de 4', { exact: true })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Tu pedido' })).toContainText('lo descargas en cuanto pagas');
  await expect(page.getByText('25 % completado')).toBeVisible();
  await journey.typeCustomer();
  await journey.continueButton.click();
  await expect(journey.heading(headings.payment)).toBeFocused();
  await expect(page.getByText('Paso 2 de 4', { exact: true })).toBeVisible();
  await expect(page.getByText('50 % completado')).toBeVisible();
  await expect(page.getByRole('list').getByText('Reservar cita')).toHaveCount(0);
  await expect(journey.timer).toHaveCount(0);
  await expect(journey.payButton).toHaveText(`Pagar ${workbook.total}`);
  await journey.buy();
  await expect(page.getByRole('heading', { name: 'Tu cita' })).toHaveCount(0);
  const confirmation = await outbox.waitFor({ to: visitor.email });
  expect(confirmation.subject).toContain('Pedido confirmado');
  expect(confirmation.attachments.map(({ filename }) => filename)).toEqual([
    'derecho-de-desistimiento.pdf',
    'derecho-de-desistimiento.txt',
  ]);

  await downloadsWorkbook(page);
  await expectAccessible(page, 'the success page of the workbook');
  const [link = ''] = /https?:\/\/\S+\/descargas\/\S+/.exec(confirmation.text ?? '') ?? [];
  await page.goto(new URL(link).pathname);
  await expect(journey.heading('Cuaderno «Reset financiero en 21 días»')).toBeVisible();
  await expect(page.getByText('Este enlace sirve hasta el')).toBeVisible();
  await downloadsWorkbook(page);
  await expectAccessible(page, 'the page of a download');
  await page.goto(`${new URL(link).pathname}x`);
  await expect(journey.heading('No reconocemos este enlace')).toBeVisible();
  await expectAccessible(page, 'the page of an unknown download');
});

async function downloadsWorkbook(page: Page): Promise<void> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar el PDF' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('reset-financiero-21-dias.pdf');
  expect(
    readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of a link that is not known says so', async ({ page }) => {
    await page.goto('/descargas/nada/nada');
    await expect(page.getByRole('heading', { level: 1, name: 'No reconocemos este enlace' })).toBeVisible();
  });
});

test('a range product offers both prices, and the total follows the choice to the last screen', async ({
  page,
  journey,
  visitor,
  stack,
  outbox,
}) => {
  await journey.open(familyPlan);
  const total = page.getByRole('complementary', { name: 'Tu pedido' });
  await expect(page.getByRole('radio', { name: `Precio mínimo: ${familyPlan.minimum}` })).toBeChecked();
  await expect(total).toContainText(familyPlan.minimum);
  await page.getByRole('radio', { name: `Precio máximo: ${familyPlan.maximum}` }).check();
  await expect(total).toContainText(familyPlan.maximum);
  await journey.typeCustomer();
  await journey.continueButton.click();
  await expect(page.getByText(`90 minutos · ${familyPlan.maximum}`)).toBeVisible();
  await journey.chooseFreeHour(familyPlan.minutes);
  await journey.continueToPayment();
  await expect(journey.payButton).toHaveText(`Pagar ${familyPlan.total}`);
  const sessionId = await journey.pay();
  await expect(page.getByRole('button', { name: `Pagar ${familyPlan.total}` })).toBeVisible();
  await payByCard(page);
  await expect(page.getByText(familyPlan.total)).toBeVisible();
  const session = (await stack.sandbox.sessions()).find(({ id }) => id === sessionId);
  expect(session?.amount_total).toBe(60_000);
  expect((await outbox.waitFor({ to: visitor.email })).text).toContain('600,00');
});

test('an in-person appointment shows the address of the office on screen and in the mail', async ({
  page,
  journey,
  visitor,
  outbox,
}) => {
  await journey.toBooking(advice);
  await journey.chooseFreeHour();
  await journey.mode('En persona').check();
  await expect(page.getByText('En persona, 60 min')).toBeVisible();
  await journey.continueToPayment();
  await expect(page.getByRole('region', { name: 'Resumen del pedido' })).toContainText('Calle de Ejemplo 1');
  await journey.buy();
  await expect(page.getByText('Calle de Ejemplo 1, 28001 Madrid')).toBeVisible();
  await expect(journey.link('Entrar en la videollamada')).toHaveCount(0);
  const confirmation = await outbox.waitFor({ to: visitor.email });
  expect(confirmation.text).toContain('Calle de Ejemplo 1');
  expect(invitationIn(confirmation)).toContain('LOCATION:Calle de Ejemplo 1');
});

test(
  'a declined card is explained on the payment page, and another card pays',
  allowing(402),
  async ({ page, journey }) => {
    await journey.openProvider(advice);
    await payByCard(page, cards.isDeclined);
    await expect(page.getByRole('alert')).toContainText('Tu tarjeta ha sido rechazada.');
    await payByCard(page, cards.pays);
    await expect(journey.heading('Pago completado')).toBeVisible();
  },
);

test("'Pago Cancelado' says that nothing was charged, gives the hour back, and leads back to a checkout that kept everything", async ({
  page,
  journey,
  visitor,
}) => {
  await journey.toBooking(advice);
  const hour = await journey.chooseFreeHour();
  await journey.mode('En persona').check();
  await journey.notes.fill('Prefiero el despacho.');
  await journey.continueToPayment();
  await journey.pay();
  expect(await isFree(page.request, hour)).toBe(false);
  await page.getByRole('link', { name: 'Cancelar y volver' }).click();
  await expect(journey.heading('Pago Cancelado')).toBeVisible();
  await expect.poll(() => isFree(page.request, hour)).toBe(true);
  await expect(page.getByText('No se ha hecho ningún cargo en tu tarjeta.')).toBeVisible();
  await expect(journey.link('Ver servicios')).toHaveAttribute('href', '/servicios');
  await expect(journey.link('Volver al inicio')).toHaveAttribute('href', '/');
  await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(journey.link('página de contacto')).toHaveAttribute('href', '/contacto');

  await journey.link('Volver a la compra').click();
  await expect(journey.payButton).toBeEnabled();
  await expect(page.getByRole('region', { name: 'Resumen del pedido' })).toContainText(longDate(hour.date));
  await journey.button('Volver a la reserva').click();
  await expect(journey.notes).toHaveValue('Prefiero el despacho.');
  await expect(journey.mode('En persona')).toBeChecked();
  await expect(journey.hour(hour.time)).toHaveAttribute('aria-pressed', 'true');
  await journey.button('Volver a datos del cliente').click();
  await expect(journey.name).toHaveValue(visitor.fullName);
  await expect(journey.email).toHaveValue(visitor.email);
});

test.describe('far from Madrid', () => {
  test.use({ timezoneId: 'America/Bogota' });

  test('the hours are those of Madrid', async ({ page, journey }) => {
    const hour = await journey.toPayment(advice);
    await expect(
      page.getByText(`Tu hora, el ${weekdayAndDay(hour.date)} a las ${hour.time}, está guardada`),
    ).toBeVisible();
    await journey.pay();
    await payByCard(page);
    await expect(page.getByText(longDate(hour.date))).toBeVisible();
    await expect(page.getByText(`${hour.time}–`)).toBeVisible();
  });
});
