import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import messages from '@/tests/support/messages';
import { deskAddress, giveDevice } from '../../support/desk/passkey';
import { recipientsOf, subscribe } from '../../support/desk/subscribers';
import { advice } from '../../support/pages/catalogue';
import { ConsultationPage } from '../../support/pages/consultation-page';
import { headings, Journey } from '../../support/pages/journey';
import { dayName, freeHour, isFree } from '../../support/pages/page-hours';
import { allowing, expect, test } from '../../support/pages/test';
import { pdf } from '../../support/shop/consultation-payload';
import type { SharedStack } from '../../support/stack/stack';

const { DeskAgenda, DeskLetters, DeskLog, DeskQuestions } = messages;

const run = promisify(execFile);

/** The link that the command of the server prints. */
async function invitationFor(name: string, mailbox: string, stack: SharedStack): Promise<string> {
  const variables = { APP_ENV: 'development', SITE_URL: stack.baseUrl, DATABASE_URL: stack.databaseUrl };
  const command = ['--import', 'tsx', 'scripts/desk.ts', 'invite', name, mailbox];
  const { stdout } = await run(process.execPath, command, { env: { ...process.env, ...variables } });
  return stdout.trim();
}

const go = (page: Page, stack: SharedStack, path: string) => page.goto(deskAddress(stack, path));
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

// 401: a preview that is asked for while the passkey is touched has the session's earlier token, and is asked for again.
test('a day at the desk: invited, an hour closed against a visitor, an appointment moved, a part paid back, a question answered, a letter sent, and all of it in the log', {
  ...allowing(401, 403, 409),
}, async ({ page, browser, stack, visitor, outbox }) => {
  test.slow();
  const visits = await browser.newContext({ baseURL: stack.baseUrl, locale: 'es-ES', timezoneId: 'Europe/Madrid' });

  await test.step('Marta is invited by the command, makes her passkey and is at the desk', async () => {
    await giveDevice(page);
    await page.clock.install();
    await page.goto(await invitationFor('Marta Ruiz', 'marta@example.com', stack));
    await button(page, 'Crear mi passkey').click();
    await expect(button(page, 'Marta Ruiz')).toBeVisible();
    await expect(page).toHaveURL(/\/mesa\/hoy$/);
  });

  const theirs = new Journey(await visits.newPage(), visitor);
  const wanted = await freeHour(theirs.page.request);
  await test.step('a visitor chooses an hour, and Marta closes it before they go on', async () => {
    await theirs.toBooking(advice);
    await theirs.chooseHour(wanted);
    await go(page, stack, '/mesa/agenda');
    await button(page, DeskAgenda.block).click();
    const form = page.getByRole('dialog', { name: DeskAgenda.form.title });
    await form.getByLabel(DeskAgenda.form.fromDate).fill(wanted.date);
    await form.getByLabel(DeskAgenda.form.fromTime).fill(wanted.time);
    await form.getByLabel(DeskAgenda.form.toDate).fill(wanted.date);
    await form.getByLabel(DeskAgenda.form.toTime).fill(nextHour(wanted.time));
    await form.getByLabel(DeskAgenda.form.note).fill('Notaría');
    await button(page, DeskAgenda.form.submit).click();
    await expect(page.getByText(DeskAgenda.form.done)).toBeVisible();
    await theirs.button('Continuar al pago').click();
    await expect(theirs.page.getByRole('main').getByRole('alert')).toBeVisible();
    await expect(theirs.heading(headings.booking)).toBeVisible();
    expect(await isFree(theirs.page.request, wanted)).toBe(false);
  });

  await test.step('the visitor takes another hour, pays, and Marta sees the appointment', async () => {
    const booked = await theirs.chooseFreeHour();
    expect(booked).not.toEqual(wanted);
    await theirs.continueToPayment();
    await theirs.buy();
    await outbox.waitFor({ to: visitor.email, subject: /Cita confirmada/ });
  });

  await test.step('she moves it: buyer and calendar follow', async () => {
    await go(page, stack, '/mesa/contrataciones');
    await page.getByRole('link', { name: visitor.fullName, exact: true }).click();
    await button(page, 'Cambiar la cita').click();
    await dialog(page).getByLabel('Día').selectOption({ index: 4 });
    await dialog(page).getByLabel('Hora').selectOption({ index: 3 });
    await button(page, 'Cambiar la cita').last().click();
    await expect(page.getByText('Cita cambiada. La persona recibe')).toBeVisible();
    const { rows } = await stack.db.query<{ date: string }>(
      `SELECT to_char(starts_at AT TIME ZONE 'Europe/Madrid', 'YYYY-MM-DD') AS date FROM bookings WHERE status = 'confirmed'`,
    );
    const moved = await outbox.waitFor({ to: visitor.email, subject: /cambi/i });
    expect(moved.text?.toLowerCase()).toContain(dayName(rows[0]?.date ?? ''));
  });

  await test.step('a part is paid back with a touch of her passkey, and Stripe has the same', async () => {
    await stack.db.query(`UPDATE desk_sessions SET confirmed_at = confirmed_at - interval '6 minutes'`);
    await button(page, 'Devolver').click();
    await dialog(page).getByLabel('Importe en euros').fill('25');
    await button(page, /^Devolver 25,00/).click();
    await expect(page.getByText('Devolución pedida. Stripe la hace')).toBeVisible();
    await expect(async () => {
      const refunds = await stack.sandbox.refunds();
      expect(refunds.map(({ amount, status }) => [amount, status])).toEqual([[2500, 'succeeded']]);
    }).toPass();
    const refunds = () => stack.rows('SELECT status FROM refunds');
    await expect.poll(refunds).toEqual([{ status: 'succeeded' }]);
    await page.clock.fastForward('00:15');
    await expect(page.getByText(/^Devolución hecha: 25,00/).first()).toBeVisible();
  });

  await test.step('a consultation comes with a file, and is answered inside its promise', async () => {
    const visit = new ConsultationPage(await visits.newPage());
    await visit.open();
    await visit.fill();
    await visit.attach({ name: 'nómina.pdf', content: pdf(20_000) });
    await visit.sendUnsealed();
    await expect(visit.sent).toBeVisible();
    await go(page, stack, '/mesa/hoy');
    await page.getByRole('link', { name: /Begoña Núñez Ibáñez/ }).click();
    await page.getByLabel(DeskQuestions.text, { exact: true }).fill('Amortiza primero.');
    await button(page, DeskQuestions.send).click();
    await expect(page.getByText(DeskQuestions.sent)).toBeVisible();
    expect((await outbox.waitFor({ to: visit.given.email, subject: /^Nuestra respuesta/ })).text).toContain(
      'Amortiza primero.',
    );
    await go(page, stack, '/mesa/hoy');
    await expect(page.getByRole('link', { name: /Begoña Núñez Ibáñez/ })).toHaveCount(0);
  });

  await test.step('the monthly letter goes once to each confirmed subscription', async () => {
    const readers = await subscribe(stack.db, 4);
    await go(page, stack, '/mesa/carta#nueva');
    await page.getByLabel(DeskLetters.subject, { exact: true }).fill('Qué es el euríbor');
    await page.getByLabel(DeskLetters.body, { exact: true }).fill('Un **tipo** de interés.');
    await button(page, DeskLetters.save).click();
    await expect(page.getByText(DeskLetters.saved)).toBeVisible();
    await button(page, DeskLetters.send).click();
    await button(page, 'Enviar a 4 direcciones').click();
    await expect(page.getByText(DeskLetters.states.sent, { exact: true })).toBeVisible({ timeout: 60_000 });
    expect(recipientsOf(await stack.sandbox.emails(), 'Qué es el euríbor')).toEqual(readers);
  });

  await test.step('the log has all of it, the latest first', async () => {
    await go(page, stack, '/mesa/registro');
    const { kinds } = DeskLog;
    const done = [
      kinds['letters-started'],
      kinds['letters-written'],
      kinds['consultations-answered'],
      kinds['orders-refunded'],
      kinds['orders-moved'],
      kinds['agenda-blocked'],
      kinds['people-joined'],
      kinds['people-invited'],
    ];
    const lines = page.getByRole('table').getByRole('row');
    await expect(lines).toHaveCount(done.length + 1);
    for (const [index, kind] of done.entries()) await expect(lines.nth(index + 1)).toContainText(kind);
    for (const index of done.keys()) {
      const by = index < done.length - 1 ? 'Marta Ruiz' : DeskLog.server;
      await expect(lines.nth(index + 1)).toContainText(by);
    }
  });
  await visits.close();
});

function nextHour(time: string): string {
  return `${String(Number(time.slice(0, 2)) + 1).padStart(2, '0')}:00`;
}
