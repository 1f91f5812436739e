import messages from '@/messages/es.json' with { type: 'json' };
import { expectAccessible } from '../../support/pages/accessible';
import { ConsultationPage } from '../../support/pages/consultation-page';
import { test as base, expect } from '../../support/pages/test';

const { ConsultationForm: form, FirstConsultation: booking } = messages;

const test = base.extend<{ consultation: ConsultationPage }>({
  consultation: async ({ page }, use) => use(new ConsultationPage(page)),
});

test('after sending, the visitor books the free 45 minutes, confirms them from the e-mail, moves and cancels them', async ({
  consultation,
  journey,
  outbox,
  page,
}) => {
  await consultation.open();
  await consultation.fill();
  await consultation.sendUnsealed();
  await page.getByRole('link', { name: form.sent.book }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elige ya tus 45 minutos (si quieres)');
  const { email } = consultation.given;
  await expect(page.locator('#reserva').getByLabel(booking.form.fullName)).toHaveValue('Begoña Núñez Ibáñez');
  await expect(page.locator('#reserva').getByLabel(booking.form.email)).toHaveValue(email);
  await page.getByRole('button', { name: booking.form.submit }).click();
  await expect(page.locator('#hour-error')).toBeInViewport();
  await journey.chooseFreeHour(45);
  await expectAccessible(page, 'first-consultation-hours');
  await page.getByRole('button', { name: booking.form.submit }).dblclick();
  await expect(page.getByRole('heading', { name: booking.kept.title })).toBeFocused();
  await expectAccessible(page, 'first-consultation-kept');

  const asks = await outbox.waitFor({ to: email, subject: /^Confirma tu hora/ });
  await page.goto(linkOf(asks.html));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(booking.appointment.unconfirmedTitle);
  await expectAccessible(page, 'first-consultation-unconfirmed');
  await page.getByRole('button', { name: booking.appointment.confirm }).click();
  await expect(page.getByRole('status').filter({ hasText: booking.news.confirmed })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByText(booking.appointment.change).click();
  await journey.chooseFreeHour(45);
  await page.getByRole('button', { name: booking.appointment.move }).click();
  await expect(page.getByRole('status').filter({ hasText: booking.news.changed })).toBeVisible();
  await expectAccessible(page, 'first-consultation-confirmed');
  await page.getByText(booking.appointment.cancel, { exact: true }).click();
  await page.getByRole('button', { name: booking.appointment.cancelSure }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(booking.appointment.cancelledTitle);
  await page.reload();
  await expect(page.getByRole('link', { name: booking.appointment.again })).toBeVisible();
});

test.describe('without JavaScript the free 45 minutes', () => {
  test.use({ javaScriptEnabled: false });

  test('are booked from the link in the receipt', async ({ consultation, outbox, page }) => {
    await consultation.open();
    await consultation.fill();
    await consultation.submit.click();
    const { email } = consultation.given;
    const receipt = await outbox.waitFor({ to: email, subject: /^Hemos recibido tu consulta/ });
    await page.goto(linkOf(receipt.html));
    await expect(page.getByRole('grid')).toBeHidden();
    await page.locator('#reserva').getByLabel(booking.form.hour).selectOption({ index: 5 });
    await page.locator('#reserva').getByLabel(booking.form.fullName).fill('Begoña Núñez');
    await page.locator('#reserva').getByLabel(booking.form.email).fill('bego@');
    await page.getByRole('button', { name: booking.form.submit }).click();
    await expect(page.locator('#email-error')).toBeVisible();
    await expect(page.locator('#reserva').getByLabel(booking.form.fullName)).toHaveValue('Begoña Núñez');
    await page.locator('#reserva').getByLabel(booking.form.hour).selectOption({ index: 5 });
    await page.locator('#reserva').getByLabel(booking.form.email).fill(email);
    await page.getByRole('button', { name: booking.form.submit }).click();
    await expect(page.getByRole('heading', { name: booking.kept.title })).toBeVisible();
    await page.goto(linkOf((await outbox.waitFor({ to: email, subject: /^Confirma tu hora/ })).html));
    await page.getByRole('button', { name: booking.appointment.confirm }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(booking.appointment.confirmedTitle);
  });
});

/** The path of the link in an e-mail that leads to the free appointment. */
function linkOf(html: string | null | undefined): string {
  const path = /href="[^"]*(\/consulta-gratuita\/(?:reservar|cita)\/[\w-]+)"/.exec(html ?? '')?.[1];
  if (!path) throw new Error('The e-mail has no link to the free appointment.');
  return path;
}
