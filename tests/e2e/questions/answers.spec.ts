import { randomUUID } from 'node:crypto';
import { atTheDesk } from '@/tests/support/desk/at-the-desk';
import { enterDesk, takeSession } from '@/tests/support/desk/enter-desk';
import messages from '@/tests/support/messages';
import { expectAccessible, expectNothingFound, expectReadableAtDoubleSize } from '@/tests/support/pages/accessible';
import { gate } from '@/tests/support/pages/gate';
import { saveFile } from '@/tests/support/pages/read-file';
import { allowing, expect, test } from '@/tests/support/pages/test';
import { answers, pdf } from '@/tests/support/shop/consultation-payload';
import { send } from '@/tests/support/shop/consultations';
import type { Stack } from '@/tests/support/stack/stack';

const { DeskQuestions: texts } = messages;
const ANSWER = 'Amortiza primero: con tus cifras son 1.240 € menos de intereses.';
const DAY_MS = 24 * 60 * 60_000;

/** A message that came so many days ago; its id. */
async function leaveMessage({ db }: Stack, days = 0, name = 'Eva Ruiz'): Promise<string> {
  const id = randomUUID();
  await db.query(
    `INSERT INTO contact_messages (id, source, context, name, email, message, fingerprint, consented_at, policy_version, created_at)
     VALUES ($1, 'hipotecas', 'Hipotecas: Premium', $2, 'eva@example.com', '¿Me conviene amortizar?', 'x', $3, '2026-01-01', $3)`,
    [id, name, new Date(Date.now() - days * DAY_MS)],
  );
  return id;
}

test('a consultation with a file is read, its file saved and its answer sent, and it waits no longer', async ({
  page,
  context,
  stack,
  outbox,
}) => {
  const content = pdf(300_000);
  const given = answers();
  await send(stack, given, [{ name: 'nómina.pdf', content }]);
  const { staff } = await enterDesk(context, stack, { name: 'Marta Ruiz' });
  await page.clock.install();
  await page.goto('/mesa/consultas');
  const row = page.getByRole('link', { name: /Begoña Núñez Ibáñez/ });
  await expect(row).toContainText(/Vence (hoy|mañana|el) /);
  await expect(row).toContainText('1\u00a0archivo');
  await expectAccessible(page, 'consultations');
  await row.click();

  await expect(page.getByRole('heading', { level: 1, name: 'Begoña Núñez Ibáñez' })).toBeFocused();
  await expect(page.getByText('¿Amortizo o invierto?')).toBeVisible();
  for (const fact of ['Casado o casada', '2.150,50\u00a0€ al mes', '12.000,00\u00a0€', 'Un depósito y un fondo']) {
    await expect(page.getByText(fact, { exact: true })).toBeVisible();
  }
  const download = await saveFile(page, 'nómina.pdf');
  expect(download.suggestedFilename()).toBe('nómina.pdf');
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part);
  expect(Buffer.concat(parts).equals(content)).toBe(true);
  await expectAccessible(page, 'a consultation');
  await expectReadableAtDoubleSize(page, 'a consultation');

  await page.getByRole('button', { name: texts.send }).click();
  await expect(page.getByText(texts.errors.empty)).toBeVisible();
  await page.getByLabel(texts.text, { exact: true }).fill(ANSWER);
  await page.getByRole('button', { name: texts.preview }).click();
  const dialog = page.getByRole('dialog', { name: texts.previewTitle });
  await expect(dialog).toContainText(ANSWER);
  await expect(dialog).toContainText(given.email);
  await expectNothingFound(page, 'the preview of an answer');
  await dialog.getByRole('button', { name: texts.send }).click();
  await expect(page.getByText(texts.sent)).toBeVisible();

  const mail = await outbox.waitFor({ to: given.email, subject: /^Nuestra respuesta/ });
  expect(mail.text).toContain(ANSWER);
  expect(mail.text).toContain(staff.name);
  await stack.jobs.dueDone();
  await page.clock.fastForward('00:05');
  await expect(page.getByText(/^Enviada a las \d\d:\d\d$/)).toBeVisible();
  await expect(page.getByText('Contestada', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Saltar al contenido' }).press('Enter');
  await expect(page.getByText('Contestada', { exact: true })).toBeVisible();
  await page.getByRole('navigation', { name: 'Pantallas de la mesa' }).getByRole('link', { name: 'Consultas' }).click();
  await expect(page.getByText('No hay consultas por contestar.')).toBeVisible();
  await page.getByRole('button', { name: 'Contestadas' }).click();
  await expect(page.getByRole('link', { name: /Begoña/ })).toContainText('Marta Ruiz');
});

test('what is late comes first, in words, and one that was answered by telephone leaves the list', async ({
  page,
  context,
  stack,
}) => {
  await enterDesk(context, stack, { name: 'Marta Ruiz' });
  await stack.db.query(`UPDATE staff SET created_at = now() - interval '60 days'`);
  await leaveMessage(stack, 0, 'Nueva');
  await leaveMessage(stack, 20, 'Olvidada');
  await page.goto('/mesa/mensajes');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.first()).toContainText(/Vencido hace 1\d\u00a0días/);
  await expect(rows.first()).toContainText('Olvidada');
  await expectAccessible(page, 'messages');
  await page.getByLabel(texts.search).fill('nueva');
  await expect(rows).toHaveCount(1);
  await page.getByLabel(texts.search).fill('');
  await expect(rows).toHaveCount(2);

  await page.getByRole('link', { name: /Olvidada/ }).click();
  await page.getByRole('button', { name: 'Ya contestado por otro medio' }).click();
  await expectNothingFound(page, 'answered by other means');
  await page.getByRole('button', { name: 'Sí, ya está contestado' }).click();
  await expect(page.getByText(texts.answerStates.elsewhere, { exact: true })).toBeVisible();
  await page.goBack();
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('Nueva');
});

test('an answer that has not left waits again, says so, and is sent on request', async ({
  page,
  context,
  stack,
  outbox,
}) => {
  await enterDesk(context, stack, { name: 'Marta Ruiz' });
  await stack.db.query(`UPDATE staff SET created_at = now() - interval '60 days'`);
  const id = await leaveMessage(stack);
  await stack.db.query(
    `INSERT INTO answers (id, message_id, attempt_key, via, text, at, by_id, by_name)
     SELECT gen_random_uuid(), $1, gen_random_uuid(), 'mail', $2, now(), id, name FROM staff LIMIT 1`,
    [id, ANSWER],
  );
  await page.clock.install();
  await page.goto('/mesa/hoy');
  const row = page.getByRole('link', { name: /Eva Ruiz/ });
  await expect(row).toContainText(texts.unsent);
  await row.click();
  await expect(page.getByText(texts.unsentLead)).toBeVisible();
  await expect(page.getByText(texts.answerStates.unsent)).toBeVisible();
  await expectAccessible(page, 'an answer that has not left');
  await page.getByRole('button', { name: texts.sendAgain }).click();
  expect((await outbox.waitFor({ to: 'eva@example.com', subject: /^Nuestra respuesta/ })).text).toContain(ANSWER);
  await stack.jobs.dueDone();
  await page.clock.fastForward('00:05');
  await expect(page.getByText(/^Enviada a las \d\d:\d\d$/)).toBeVisible();
  await expect(page.getByText(texts.unsentLead)).toBeHidden();
  await expect(page.getByRole('button', { name: texts.sendAgain })).toBeHidden();
});

test.describe('with a session that ends', () => {
  test(
    'what was typed is there after entering again, for its author',
    allowing(401),
    async ({ page, context, stack }) => {
      const marta = await enterDesk(context, stack);
      const id = await leaveMessage(stack);
      await page.goto(`/mesa/mensajes#${id}`);
      await page.getByLabel(texts.text, { exact: true }).fill(ANSWER);
      await stack.db.query(`UPDATE desk_sessions SET expires_at = expires_at - interval '13 hours'`);
      await page.getByRole('button', { name: texts.send }).click();
      await expect(page.getByLabel(texts.text, { exact: true })).toBeHidden();
      await enterDesk(context, stack, { name: 'Julia Soto' });
      await page.reload();
      await expect(page.getByLabel(texts.text, { exact: true })).toHaveValue('');
      await stack.db.query(`UPDATE desk_sessions SET expires_at = expires_at + interval '13 hours'`);
      await takeSession(context, stack, marta);
      await page.reload();
      await expect(page.getByLabel(texts.text, { exact: true })).toHaveValue(ANSWER);
      await page.getByRole('button', { name: texts.send }).click();
      await expect(page.getByText(texts.sent)).toBeVisible();
      await page.reload();
      await expect(page.getByLabel(texts.text, { exact: true })).toHaveValue('');
    },
  );
});

test(
  'of two who answer at once the second reads the first answer, and may still send theirs',
  allowing(409),
  async ({ page, context, stack }) => {
    await enterDesk(context, stack);
    const other = await atTheDesk(stack, { name: 'Julia Soto' });
    const id = await leaveMessage(stack);
    await page.goto(`/mesa/mensajes#${id}`);
    await page.getByLabel(texts.text, { exact: true }).fill(ANSWER);
    // Until the second has sent, their screen does not ask again.
    const asks = gate();
    await page.route(`**/api/desk/messages/${id}`, async (route) => {
      await asks.opened;
      await route.continue();
    });
    await other.post(`/messages/${id}/answer`, { key: randomUUID(), seen: 0, text: 'Sí, te conviene.' });
    const refusal = page.waitForResponse(`**/api/desk/messages/${id}/answer`);
    await page.getByRole('button', { name: texts.send }).click();
    expect((await refusal).status()).toBe(409);
    asks.open();
    await expect(page.getByText(texts.answeredMeanwhile)).toBeVisible();
    await expect(page.getByText('Sí, te conviene.')).toBeVisible();
    await expect(page.getByText(/^Julia Soto,/)).toBeVisible();
    await expect(page.getByLabel(texts.text, { exact: true })).toHaveValue(ANSWER);
    await page.getByRole('button', { name: texts.send }).click();
    await expect(page.getByText(texts.sent)).toBeVisible();
  },
);
