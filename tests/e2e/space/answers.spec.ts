import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { fingerprint } from '@/lib/private/sealing/fingerprint';
import { newIdentity, recipientOf } from '@/lib/private/sealing/identity';
import { seal } from '@/lib/private/sealing/seal';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import consultationCopy from '@/messages/questions/tools/consultation-copy.json' with { type: 'json' };
import ownConsultations from '@/messages/space/tools/space-consultations.json' with { type: 'json' };
import ownData from '@/messages/space/tools/space-own-data.json' with { type: 'json' };
import messages from '@/tests/support/messages';
import { readerOf } from '@/tests/support/pages/read-file';
import { enterWithDeskKey } from '../../support/desk/enter-desk';
import { deskAddress } from '../../support/desk/passkey';
import { expectAccessible } from '../../support/pages/accessible';
import { ConsultationPage } from '../../support/pages/consultation-page';
import { expect } from '../../support/pages/test';
import { SpacePage } from '../../support/space/space-page';
import { test } from '../../support/space/space-test';

const { ConsultationForm: form, DeskQuestions: desk, SpaceEntry: entry } = messages;
const { SpaceOwnData: data } = ownData;
const { ConsultationCopy: copy } = consultationCopy;
const { SpaceConsultations: own } = ownConsultations;

test('who wants the answer in a private space reads it there, and nowhere else', async ({
  page: first,
  browser,
  stack,
}) => {
  let page = first;
  const marta = await (await browser.newContext()).newPage();
  await enterWithDeskKey(marta, stack);

  const visit = new ConsultationPage(page);
  // By name, as the space: a session belongs to one host.
  await page.goto(deskAddress(stack, '/consulta-gratuita'));
  await visit.fill();
  // Filled in as it comes back, the form asks for the key before it is touched: nothing moves under what is pressed then.
  await page.reload();
  await expect(page.getByText(form.draftRestored)).toBeVisible();
  await page.getByRole('radio', { name: form.reply.space }).check();
  await expect(page.getByText(form.afterSubmitInSpace)).toBeVisible();
  await visit.field('aceptaPolitica').check();
  await expectAccessible(page, 'where the answer is wanted');
  await visit.submit.click();
  await expect(visit.sent).toBeVisible();
  await expect(page.getByText(form.toast.sentInSpace).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'tu espacio privado' })).toHaveAttribute(
    'href',
    '/espacio',
  );

  await marta.goto(deskAddress(stack, '/mesa/consultas'));
  await marta.getByRole('link', { name: desk.sealed.title }).click();
  await marta.getByRole('button', { name: messages.DeskShared.sealed.open }).click();
  await expect(marta.getByText(desk.reply.noSpace)).toBeVisible();
  await expect(marta.getByRole('radio', { name: desk.reply.space })).toHaveCount(0);

  // What was sent is still in this page: a copy of it goes into the space that is made beside it.
  const beside = await page.context().newPage();
  const space = new SpacePage(beside, stack, visit.given.email);
  await page.getByRole('button', { name: copy.save }).click();
  await expect(page.getByRole('link', { name: 'tu espacio en otra pestaña' })).toBeVisible();
  await expectAccessible(page, 'a copy without a space');
  const placed = await space.place();
  await space.visit('#documentos');
  await space.button(entry.passkey.open).click();
  // Offered before, it is sealed as soon as a key was used.
  await expect(page.getByText(copy.stored)).toBeVisible();
  await beside.getByRole('button', { name: /^Abrir consulta-\d{4}-\d\d-\d\d\.txt$/ }).click();
  const kept = readerOf(beside, /^consulta-/);
  for (const typed of [visit.given.consulta, visit.given.telefono, visit.given.email])
    await expect(kept).toContainText(typed);
  await page.close();
  page = beside;
  await space.go('consultas');
  await expect(page.getByText(/Te respondemos aquí como muy tarde/)).toBeVisible();
  await expectAccessible(page, 'a consultation that waits');

  await marta.reload();
  await marta.getByRole('button', { name: messages.DeskShared.sealed.open }).click();
  await expect(marta.getByRole('radio', { name: desk.reply.space })).toBeChecked();
  await expect(marta.getByText(desk.sealed.answerNote)).toHaveCount(0);
  await expectAccessible(marta, 'an answer into a space');
  await expect(marta.getByLabel(desk.text)).toHaveValue('Hola, Begoña:\n\n');
  // The greeting alone is no answer.
  await marta.getByRole('button', { name: desk.send }).click();
  await expect(marta.getByText(desk.errors.empty)).toBeVisible();
  await marta.getByLabel(desk.text).fill('Hola, Begoña:\n\nAmortiza primero el más caro.\n\nMarta');
  // No key was used beside the form: a person of the desk takes the space for theirs.
  await marta.getByRole('checkbox', { name: desk.reply.wantAlong }).check();
  await marta.getByRole('button', { name: desk.send }).click();
  await expect(marta.getByText(desk.reply.sent)).toBeVisible();
  await marta.getByRole('radio', { name: desk.reply.mail }).check();
  await expect(marta.getByText(desk.reply.sent)).toBeVisible();
  const given = marta.getByRole('region', { name: 'La respuesta', exact: true });
  await expect(given.getByText(desk.answerStates.space, { exact: true })).toBeVisible();
  // What the desk has sealed is opened at the desk like anything else.
  await marta.getByRole('button', { name: messages.DeskShared.sealed.open }).click();
  await expect(given.getByText('Amortiza primero el más caro.')).toBeVisible();

  await test.step('who has used a key beside the form is answered for that key alone', async () => {
    const own = await recipientOf(placed.identity);
    const again = new ConsultationPage(await page.context().newPage());
    await again.page.goto(deskAddress(stack, '/consulta-gratuita'));
    await again.fill();
    await again.field('email').fill(visit.given.email);
    await again.page.getByRole('radio', { name: form.reply.space }).check();
    await expect(again.page.getByText(await fingerprint(own))).toBeVisible();
    await expectAccessible(again.page, 'an answer for a key that was used');
    await again.submit.click();
    await expect(again.sent).toBeVisible();
    await again.page.close();
    const { rows } = await stack.db.query<{ id: string }>(
      'SELECT id FROM consultations ORDER BY created_at DESC LIMIT 1',
    );
    await marta.goto(deskAddress(stack, `/mesa/consultas#${rows[0]?.id}`));
    // A remembered touch would open it at once.
    await marta.reload();
    await expect(marta.getByText(desk.reply.openFirst)).toBeVisible();
    await expect(marta.getByRole('button', { name: desk.send })).toBeDisabled();
    await marta.getByRole('button', { name: messages.DeskShared.sealed.open }).click();
    await expect(marta.getByText(desk.reply.sameKey.replace('{digits}', await fingerprint(own)))).toBeVisible();
    await expect(marta.getByRole('button', { name: desk.send })).toBeEnabled();
    const theirs = await recipientOf(await newIdentity());
    await stack.db.query('UPDATE spaces SET recipient = $1', [theirs]);
    await marta.reload();
    await marta.getByRole('button', { name: messages.DeskShared.sealed.open }).click();
    const said = { '{wanted}': await fingerprint(own), '{digits}': await fingerprint(theirs) };
    const refused = Object.entries(said).reduce(
      (text, [name, digits]) => text.replace(name, digits),
      desk.reply.otherKey,
    );
    await expect(marta.getByText(refused)).toBeVisible();
    await expectAccessible(marta, 'an answer for another key');
    await expect(marta.getByRole('button', { name: desk.send })).toBeDisabled();
    await stack.db.query('UPDATE spaces SET recipient = $1', [own]);
  });

  await test.step('one by mail is in the space too, beside what was asked; a reply comes to the desk with its reference', async () => {
    await marta.reload();
    await marta.getByRole('button', { name: messages.DeskShared.sealed.open }).click();
    await marta.getByRole('radio', { name: desk.reply.mail }).check();
    await expect(marta.getByText(desk.reply.along)).toBeVisible();
    await marta.getByLabel(desk.text).fill('Hola, Begoña:\n\nVende cuando tengas otra.');
    await marta.getByRole('button', { name: desk.send }).click();
    await expect(marta.getByText(desk.sent)).toBeVisible();
    await stack.jobs.dueDone();

    await space.reopen();
    const [byMail, inSpace] = [
      page.getByRole('listitem').filter({ hasText: 'Vende cuando' }),
      page.getByRole('listitem').filter({ hasText: 'Amortiza primero' }),
    ];
    await expect(byMail.getByText(/^Marta Ruiz te respondió por correo/)).toBeVisible();
    await expect(inSpace.getByText(/^Marta Ruiz te respondió:/)).toBeVisible();
    for (const thread of [byMail, inSpace]) await expect(thread.getByText(visit.given.consulta)).toBeVisible();
    await expectAccessible(page, 'answers in the space');

    const { reply } = own;
    const { rows } = await stack.db.query<{ id: string }>(
      'SELECT id FROM consultations ORDER BY created_at DESC LIMIT 1',
    );
    const reference = shortReference(rows[0]?.id ?? '');
    await byMail.getByRole('button', { name: reply.openNamed.replace('{reference}', reference) }).click();
    const field = page.getByLabel(reply.label, { exact: true });
    await expect(field).toBeFocused();
    await space.button(reply.send).click();
    await expect(page.getByText(reply.empty)).toBeVisible();
    await field.fill('¿Y si vendo antes?');
    // What is being written outlives the room.
    await space.go('contrataciones');
    await space.go('consultas');
    await expect(field).toHaveValue('¿Y si vendo antes?');
    await page.route('**/api/desk-key', (route) => route.fulfill({ status: 204 }));
    await space.button(reply.send).click();
    await expect(page.getByText('sin cifrar no lo enviamos')).toBeVisible();
    await expectAccessible(page, 'a reply that cannot be sealed');
    await page.unroute('**/api/desk-key');
    await expect(field).toHaveValue('¿Y si vendo antes?');
    await space.button(reply.send).click();
    await expect(page.getByText(reply.sent)).toBeVisible();
    await expect(byMail.getByText('¿Y si vendo antes?')).toBeVisible();
    await expect(byMail.getByText(/Te respondemos aquí como muy tarde/)).toBeVisible();
    await expectAccessible(page, 'a reply in its thread');

    await marta.goto(deskAddress(stack, '/mesa/consultas'));
    const told = desk.repliesTo.replace('{reference}', reference);
    await marta.getByRole('link', { name: desk.sealed.reply }).filter({ hasText: told }).click();
    await marta.reload();
    await expect(marta.getByRole('link', { name: told })).toBeVisible();
    await marta.getByRole('button', { name: messages.DeskShared.sealed.open }).click();
    await expect(marta.getByText('¿Y si vendo antes?')).toBeVisible();
    await expectAccessible(marta, 'a reply at the desk');
  });
  await marta.context().close();

  await space.go('datos');
  const exporting = page.waitForEvent('download');
  await space.button(data.export.button).click();
  const zip = unzipSync(readFileSync(await (await exporting).path()));
  const taken = Object.keys(zip)
    .filter((name) => /^(?:respuestas\/.+-\d{4}-\d\d-\d\d|preguntas\/.+)\.txt$/.test(name))
    .map((name) => strFromU8(zip[name] ?? new Uint8Array()));
  const written = [
    'Amortiza primero el más caro.',
    'Vende cuando tengas otra.',
    '¿Y si vendo antes?',
    visit.given.consulta,
  ];
  for (const text of written) expect(taken.join()).toContain(text);
  await space.go('consultas');
  await stack.db.query(
    `UPDATE answers SET sealed = overlay(sealed PLACING '\\xffff'::bytea FROM octet_length(sealed) - 5)
     WHERE via = 'space'`,
  );
  await space.reopen();
  await expect(page.getByText(own.answer.damaged)).toBeVisible();
  const former = await seal(new TextEncoder().encode('De antes'), [await recipientOf(await newIdentity())]);
  await stack.db.query("UPDATE answers SET sealed = $1 WHERE via = 'space'", [Buffer.from(former)]);
  await space.reopen();
  await expect(page.getByText(own.answer.formerKey)).toBeVisible();
});
