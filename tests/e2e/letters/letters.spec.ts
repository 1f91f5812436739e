import { enterDesk } from '@/tests/support/desk/enter-desk';
import { recipientsOf, subscribe } from '@/tests/support/desk/subscribers';
import messages from '@/tests/support/messages';
import { expectAccessible, expectNoSidewaysScroll, expectReadableAtDoubleSize } from '@/tests/support/pages/accessible';
import { allowing, expect, test } from '@/tests/support/pages/test';

const { DeskLetters: t, Api } = messages;
const subject = 'Qué es el euríbor';
const body = '# Hola\n\nUn **tipo** de interés, [aquí](https://example.com/).';

test('a letter is written, seen at two widths, tried, sent to everyone and followed to its end', async ({
  page,
  context,
  stack,
  outbox,
}) => {
  const { staff } = await enterDesk(context, stack);
  await subscribe(stack.db, 3);
  await page.goto('/mesa/carta');
  await expect(page.getByText(t.none)).toBeVisible();
  await expectAccessible(page, 'letters, none');
  await page.getByRole('link', { name: t.write }).click();
  await page.getByLabel(t.subject, { exact: true }).fill(subject);
  await page.getByLabel(t.body, { exact: true }).fill(body);
  const preview = page.getByRole('region', { name: t.preview.region });
  await expect(preview.getByRole('heading', { name: 'Hola' })).toBeVisible();
  const width = async () => (await preview.getByRole('article').boundingBox())?.width;
  await expect.poll(width).toBe(320);
  await page.getByRole('button', { name: t.preview.wide }).click();
  await expect.poll(width).toBe(600);
  await page.getByRole('button', { name: t.save, exact: true }).click();
  await expect(page.getByText(t.saved)).toBeVisible();
  await expectAccessible(page, 'a letter that is written');
  await expectNoSidewaysScroll(page, 'a letter that is written');
  await expectReadableAtDoubleSize(page, 'a letter that is written');

  await page.getByRole('button', { name: t.try }).click();
  await expect(page.getByText(t.tried)).toBeVisible();
  const { rows } = await stack.db.query<{ email: string }>('SELECT email FROM staff WHERE id = $1', [staff.id]);
  expect((await outbox.waitFor({ to: rows[0]?.email ?? '' })).subject).toBe(`Prueba: ${subject}`);

  await page.getByRole('button', { name: t.send }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('3 direcciones', { exact: true })).toBeVisible();
  await expectAccessible(page, 'a letter before it is sent');
  await dialog.getByRole('button', { name: 'Enviar a 3 direcciones' }).click();
  await expect(page.getByRole('progressbar', { name: t.progress.label })).toBeVisible();
  await expect(page.getByText(t.states.sent, { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('3 de 3 direcciones la tienen.')).toBeVisible();
  await expectAccessible(page, 'a letter that was sent');
  expect(recipientsOf(await stack.sandbox.emails(), subject)).toHaveLength(3);
});

test('what is typed outlives a reload, and what a mail cannot carry is named with its line', async ({
  page,
  context,
  stack,
}) => {
  await enterDesk(context, stack);
  await page.goto('/mesa/carta#nueva');
  await page.getByLabel(t.subject, { exact: true }).fill(subject);
  await page.getByLabel(t.body, { exact: true }).fill('Hola\n\n<b>Mira</b> [esto](http://example.com)');
  await expect(page.getByText('Línea 3: HTML.')).toHaveCount(2);
  await expect(page.getByText('Línea 3: un enlace')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(t.subject, { exact: true })).toHaveValue(subject);
  await expect(page.getByText(t.unsaved)).toBeVisible();
  // A place of the page is no way back to the list.
  await page.getByRole('link', { name: 'Saltar al contenido' }).press('Enter');
  await expect(page).toHaveURL(/#contenido$/);
  await expect(page.getByLabel(t.subject, { exact: true })).toHaveValue(subject);

  await test.step('too much in one another is named next to its editor, and its text stays', async () => {
    const nested = '>'.repeat(20_000);
    await page.getByLabel(t.body, { exact: true }).fill(nested);
    await expect(page.getByText('Línea 1: citas o listas unas dentro de otras')).toBeVisible();
    await page.getByRole('button', { name: t.save, exact: true }).click();
    await expect(page.getByText(t.saved)).toBeVisible();
    await expect(page.getByLabel(t.body, { exact: true })).toHaveValue(nested);
  });
});

// The screen of a letter asks once more for it while it is being deleted.
test(
  'the focus follows from the list to a letter and back to its row, and the window is named after it',
  allowing(404),
  async ({ page, context, stack }) => {
    const desk = await enterDesk(context, stack);
    await subscribe(stack.db, 1);
    await desk.post('/letters', { subject: 'La otra', teaser: '', body });
    await desk.post('/letters', { subject, teaser: '', body });
    await page.goto('/mesa/carta');
    await expect(page.getByRole('link', { name: subject })).toBeVisible();
    const title = await page.title();
    await page.getByRole('link', { name: subject }).press('Enter');
    await expect(page.getByRole('heading', { name: t.editTitle })).toBeFocused();
    await expect(page).toHaveTitle(`${subject} · ${title}`);
    await page.goBack();
    await expect(page.getByRole('link', { name: subject })).toBeFocused();
    await expect(page).toHaveTitle(title);

    await page.getByRole('link', { name: t.write }).press('Enter');
    await expect(page.getByRole('heading', { name: t.newTitle })).toBeFocused();
    await page.getByRole('link', { name: t.backToList }).press('Enter');
    await expect(page.getByRole('link', { name: t.write })).toBeFocused();

    await page.getByRole('link', { name: 'La otra' }).press('Enter');
    await page.getByRole('button', { name: t.delete }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.deleteDialog.confirm }).click();
    await expect(page.getByRole('heading', { name: t.title, exact: true })).toBeFocused();
    await page.getByRole('link', { name: subject }).press('Enter');
    await page.getByRole('button', { name: t.schedule }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t.scheduleDialog.date).fill('2037-07-01');
    await dialog.getByLabel(t.scheduleDialog.time).fill('09:30');
    await expectAccessible(page, 'the hour of a letter');
    await dialog.getByRole('button', { name: t.scheduleDialog.confirm }).click();
    await expect(page.getByRole('heading', { level: 1, name: subject })).toBeFocused();
    await test.step('it is scheduled for that hour in Madrid, and is a draft again on request', async () => {
      await expect(page.getByText('Saldrá el mié 1 jul 2037, 09:30.')).toBeVisible();
      await page.getByRole('button', { name: t.unschedule }).click();
      await expect(page.getByRole('heading', { name: t.editTitle })).toBeVisible();
    });
  },
);

test('a letter is stopped in the middle and goes on', async ({ page, context, stack }) => {
  const desk = await enterDesk(context, stack);
  await subscribe(stack.db, 40);
  const written = await desk.post<{ letter: { id: string } }>('/letters', { subject, teaser: '', body });
  const { id } = written.body.letter;
  await desk.post(`/letters/${id}/start`, { version: 1 });
  await page.goto(`/mesa/carta#${id}`);
  await page.getByRole('button', { name: t.stop }).click();
  await expect(page.getByText(t.states.stopped, { exact: true })).toBeVisible();
  await expect(page.getByText(/\d+ esperan a que sigas/)).toBeVisible();
  await expectAccessible(page, 'a letter that was stopped');
  await page.getByRole('button', { name: t.resume }).click();
  await expect(page.getByText(t.states.sending, { exact: true })).toBeVisible();
  await desk.post(`/letters/${id}/stop`);

  await test.step('subscribers are counted, and found by their address', async () => {
    await page.goto('/mesa/carta');
    await page.getByRole('button', { name: t.subscribers.show }).click();
    await expect(page.getByText('40 direcciones.')).toBeVisible();
    await page.getByLabel(t.subscribers.search).fill('lectora-17@');
    await expect(page.getByText('Una dirección.')).toBeVisible();
    await expect(page.getByText('lectora-17@example.com')).toBeVisible();
    await expectAccessible(page, 'subscribers');
  });
});

test('the second of two people who save one letter sees it, and loses nothing', async ({ page, context, stack }) => {
  const desk = await enterDesk(context, stack);
  const written = await desk.post<{ letter: { id: string } }>('/letters', { subject, teaser: '', body });
  const { id } = written.body.letter;
  await page.clock.install();
  await page.goto(`/mesa/carta#${id}`);
  await page.getByLabel(t.body, { exact: true }).fill('La mía');
  await desk.send('PUT', `/letters/${id}`, { subject: 'La otra', teaser: '', body, version: 1 });
  await page.clock.fastForward('00:03');
  await expect(page.getByText(t.outdated.text)).toBeVisible();
  await expect(page.getByRole('button', { name: t.save, exact: true })).toBeDisabled();
  await page.getByRole('button', { name: t.outdated.mine }).click();
  await page.getByRole('button', { name: t.save, exact: true }).click();
  await expect(page.getByText(t.saved)).toBeVisible();
  await expect(page.getByLabel(t.body, { exact: true })).toHaveValue('La mía');
  await expect(page.getByText(Api.letter_changed)).toHaveCount(0);
});
