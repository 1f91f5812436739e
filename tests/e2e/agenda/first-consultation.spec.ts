import type { Locator } from '@playwright/test';
import messages from '@/tests/support/messages';
import { expectAccessible, expectReadableAtDoubleSize } from '@/tests/support/pages/accessible';
import { ConsultationPage } from '@/tests/support/pages/consultation-page';
import { freeHour, isFree, lastFreeHour } from '@/tests/support/pages/page-hours';
import { test as base, expect } from '@/tests/support/pages/test';

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
  await consultation.openFilled();
  await consultation.sendUnsealed();
  await page.getByRole('link', { name: form.sent.book }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elige ya tus 45 minutos (si quieres)');
  const { email } = consultation.given;
  await expect(page.locator('#reserva').getByLabel(booking.form.fullName)).toHaveValue('Begoña Núñez Ibáñez');
  await expect(page.locator('#reserva').getByLabel(booking.form.email, { exact: true })).toHaveValue(email);
  await page.getByRole('button', { name: booking.form.submit }).click();
  await expect(page.locator('#hour-error')).toBeInViewport();
  await journey.chooseFreeHour(45);
  await expectAccessible(page, 'first-consultation-hours');
  await page.getByRole('button', { name: booking.form.submit }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: booking.kept.title })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectAccessible(page, 'first-consultation-kept');
  await expectReadableAtDoubleSize(page, 'first-consultation-kept');

  const asks = await outbox.waitFor({ to: email, subject: /^Confirma tu hora/ });
  await page.goto(linkOf(asks.html));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(booking.appointment.unconfirmedTitle);
  await expectAccessible(page, 'first-consultation-unconfirmed');
  await page.getByRole('button', { name: booking.appointment.confirm }).click();
  await expect(page.getByRole('status').filter({ hasText: booking.news.confirmed })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: messages.Appointment.calendar }).click();
  expect((await download).suggestedFilename()).toBe('cita.ics');
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a free hour is held within six presses and two fields from the home page, and the case follows it', async ({
    consultation,
    journey,
    outbox,
    page,
    visitor,
  }) => {
    let presses = 0;
    const press = async (target: Locator) => {
      presses += 1;
      await target.click();
    };
    await page.goto('/');
    await press(page.getByRole('main').getByRole('link', { name: messages.HomeHero.consultation }).first());
    const door = page.getByRole('link', { name: 'Elige día y hora' });
    await expect(door).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: 'Escríbenos tu caso' })).toBeInViewport({ ratio: 1 });
    await expectAccessible(page, 'consultation-doors');
    await press(door);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(booking.offer.directTitle);
    const hour = await freeHour(page.request, 45);
    await press(journey.day(hour.date));
    await press(journey.hour(hour.time));
    await page.locator('#reserva').getByLabel(booking.form.fullName).fill(visitor.fullName);
    await page.locator('#reserva').getByLabel(booking.form.email, { exact: true }).fill(visitor.email);
    await expectAccessible(page, 'first-consultation-direct');
    await press(page.getByRole('button', { name: booking.form.submit }));
    await expect(page.getByRole('heading', { name: booking.kept.title })).toBeFocused();
    expect(presses).toBeLessThanOrEqual(6);

    await page.getByRole('link', { name: booking.kept.again }).click();
    await expect(page.getByText(/^Ya tienes guardada una hora/)).toBeVisible();
    await page.goto('/consulta-gratuita/reservar');
    const other = await lastFreeHour(page.request);
    await journey.chooseHour(other);
    await page.locator('#reserva').getByLabel(booking.form.fullName).fill(visitor.fullName);
    await page.locator('#reserva').getByLabel(booking.form.email, { exact: true }).fill(visitor.email);
    await page.getByRole('button', { name: booking.form.submit }).click();
    await expect(page.getByRole('heading', { name: booking.kept.title })).toBeFocused();
    await expect.poll(() => isFree(page.request, hour)).toBe(true);

    await page.getByRole('link', { name: booking.kept.case }).click();
    await expect(page.getByText(/^Lo que nos escribas aquí queda unido a tu hora/)).toContainText(other.time);
    await consultation.fill();
    await consultation.sendUnsealed();
    await expect(page.getByText(/^Queda unida a tu hora/)).toContainText(other.time);
    await expect(page.getByRole('link', { name: form.sent.book })).toHaveCount(0);

    // The first and the last free hour are no same hour of two days.
    const asks = await outbox.waitFor({ to: visitor.email, subject: new RegExp(`^Confirma tu hora.* ${other.time}`) });
    await page.goto(linkOf(asks.html));
    await page.getByRole('button', { name: booking.appointment.confirm }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(booking.appointment.confirmedTitle);
    await expect(page.getByRole('link', { name: booking.kept.case })).toHaveCount(0);
  });
});

test.describe('without JavaScript the free 45 minutes', () => {
  test.use({ javaScriptEnabled: false });

  test('are booked from the link in the receipt', async ({ consultation, outbox, page }) => {
    await consultation.openFilled();
    await consultation.submit.click();
    const { email } = consultation.given;
    const receipt = await outbox.waitFor({ to: email, subject: /^Hemos recibido tu consulta/ });
    await page.goto(linkOf(receipt.html));
    await expect(page.getByRole('grid')).toBeHidden();
    await page.locator('#reserva').getByLabel(booking.form.hour).selectOption({ index: 5 });
    await page.locator('#reserva').getByLabel(booking.form.fullName).fill('Begoña Núñez');
    await page.locator('#reserva').getByLabel(booking.form.email, { exact: true }).fill('bego@');
    await page.getByRole('button', { name: booking.form.submit }).click();
    await expect(page.locator('#email-error')).toBeVisible();
    await expect(page.locator('#reserva').getByLabel(booking.form.fullName)).toHaveValue('Begoña Núñez');
    await page.locator('#reserva').getByLabel(booking.form.hour).selectOption({ index: 5 });
    await page.locator('#reserva').getByLabel(booking.form.email, { exact: true }).fill(email);
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
