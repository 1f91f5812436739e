import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import ownData from '@/messages/space/tools/space-own-data.json' with { type: 'json' };
import messages from '@/tests/support/messages';
import { enterWithDeskKey } from '../../support/desk/enter-desk';
import { deskAddress } from '../../support/desk/passkey';
import { expectAccessible, expectReadableAtDoubleSize } from '../../support/pages/accessible';
import { inWords } from '../../support/pages/in-words';
import { saveFile } from '../../support/pages/read-file';
import { routeOnce } from '../../support/pages/route-once';
import { allowing, expect } from '../../support/pages/test';
import { html, jpg, pdf } from '../../support/shop/consultation-payload';
import { knownMailbox } from '../../support/space/space-owner';
import { SpacePage } from '../../support/space/space-page';
import { test } from '../../support/space/space-test';

const { SpaceDocuments: docs, SpaceEntry: entry, SpaceShared: shared, SpaceLog: log, DeskDocuments: desk } = messages;
const { SpaceOwnData: own } = ownData;

const payslip = { name: 'nómina.pdf', mimeType: 'application/pdf', buffer: pdf(300_000) };
const photo = { name: 'escritura.jpg', mimeType: 'image/jpeg', buffer: jpg(200_000) };

const picker = (page: Page) => page.getByLabel(docs.add);
const row = (page: Page, name: string) =>
  page.getByRole('region', { name: docs.list }).getByRole('listitem').filter({ hasText: name });
/** For screen readers alone. */
const said = (page: Page, text: string, name: string) => page.getByText(text.replace('{name}', name));
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });

const contentOf = async (download: Download) => readFileSync(await download.path());

test('documents are kept, found again after a reload, saved as they were, and deleted', async ({
  page,
  space,
  stack,
}) => {
  await space.open();
  await expect(page.getByText(docs.empty)).toBeVisible();
  await expectAccessible(page, 'no documents');
  await picker(page).setInputFiles([payslip, photo]);
  await expect(page.getByText('Elige quién podrá abrirlos')).toBeVisible();
  await expect(page.getByRole('radio', { name: docs.visibility.mine })).toBeFocused();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expectAccessible(page, 'documents that wait for a choice');
  await space.chooseAlone();
  await expect(row(page, payslip.name)).toContainText(docs.visibility.mine);
  await expect(row(page, photo.name)).toBeVisible();
  await expect(said(page, docs.stored.mine, photo.name)).toBeAttached();
  await expectAccessible(page, 'documents');
  await expectReadableAtDoubleSize(page, 'documents');

  await page.reload();
  await expect(page.getByText(payslip.name)).toHaveCount(0);
  await space.button(entry.passkey.open).click();
  const download = await saveFile(page, payslip.name);
  expect(download.suggestedFilename()).toBe(payslip.name);
  expect((await contentOf(download)).equals(payslip.buffer)).toBe(true);

  await space.button(`Borrar ${photo.name}`).click();
  await expectAccessible(page, 'deletion of a document');
  await inDialog(page, docs.deletion.submit).click();
  await expect(row(page, photo.name)).toHaveCount(0);
  await expect(space.heading(docs.title)).toBeFocused();
  await expect(row(page, payslip.name)).toBeVisible();

  await test.step('a file that cannot be kept is refused beside its field, and the others are kept', async () => {
    await space.chooseAlone();
    await picker(page).setInputFiles([
      { name: 'presupuesto.xlsx', mimeType: '', buffer: pdf() },
      { name: 'disfraz.pdf', mimeType: 'application/pdf', buffer: html() },
      photo,
    ]);
    await expect(page.getByRole('alert').filter({ hasText: 'presupuesto.xlsx' })).toContainText('disfraz.pdf');
    await expect(row(page, photo.name)).toBeVisible();
    await expectAccessible(page, 'refused files');
    await page.getByText(docs.add, { exact: true }).scrollIntoViewIfNeeded();
    const transfer = await page.evaluateHandle(
      (bytes) => {
        const data = new DataTransfer();
        data.items.add(new File([Uint8Array.from(bytes)], 'soltada.jpg'));
        return data;
      },
      [...photo.buffer],
    );
    await page.getByText(docs.drop).dispatchEvent('drop', { dataTransfer: transfer });
    await expect(row(page, 'soltada.jpg')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'presupuesto.xlsx' })).toHaveCount(0);
  });

  await test.step('what has changed on the server is not saved', async () => {
    const { rows } = await stack.db.query<{ id: string }>('SELECT id FROM space_items ORDER BY id');
    const [first, second] = rows.map(({ id }) => id);
    await stack.db.query(
      `UPDATE space_item_parts SET content = overlay(content PLACING '\\xffffffff'::bytea FROM 40000) WHERE item_id = $1 AND position = 0`,
      [first],
    );
    await space.button(`Abrir ${payslip.name}`).click();
    await expect(page.getByText(inWords(shared.faults.document_damaged))).toBeVisible();
    // The head of one with the content of another, both sealed for this space.
    await stack.db.query('UPDATE space_items SET head = (SELECT head FROM space_items WHERE id = $1) WHERE id = $2', [
      first,
      second,
    ]);
    await space.reopen();
    await space.button(`Abrir ${payslip.name}`).first().click();
    await expect(page.getByText(inWords(shared.faults.document_changed))).toBeVisible();
  });

  await test.step('a long log is read a page at a time', async () => {
    await stack.db.query(`
    INSERT INTO space_events (id, space_id, at, kind, method, subject, device, network)
    SELECT ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, s.id, now() - n * interval '1 hour',
      'open-failed', 'phrase', '3', 'Chrome, Android', 'other' FROM spaces s, generate_series(1, 70) n`);
    await space.go('registro');
    const lines = page.getByRole('list', { name: log.list }).getByRole('listitem');
    await expect(lines).toHaveCount(50);
    await expect(lines.last()).toContainText('No acertó la frase (3.ª vez seguida).');
    await expect(lines.last()).toContainText('Chrome, Android · desde otra conexión');
    await space.button(log.earlier).click();
    await expect.poll(() => lines.count()).toBeGreaterThan(70);
    await expect(space.button(log.earlier)).toHaveCount(0);
  });
});

test(
  'what did not arrive is told, tried again, and stored once',
  allowing('aborted'),
  async ({ page, space, stack }) => {
    await space.open();
    // The server stores it, and its answer is lost.
    await routeOnce(page, '**/api/space/items', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await space.chooseAlone();
    await picker(page).setInputFiles(payslip);
    await expect(page.getByText(shared.faults.offline)).toBeVisible();
    await expectAccessible(page, 'a document that did not arrive');
    // What waits does not stop in another room.
    await space.go('llaves');
    await space.go('documentos');
    await space.button(`Volver a intentarlo con ${payslip.name}`).click();
    await expect(space.button(`Quitar ${payslip.name} de la lista`)).toHaveCount(0);
    await expect(row(page, payslip.name)).toHaveCount(1);
    const { rows } = await stack.db.query('SELECT 1 FROM space_items');
    expect(rows).toHaveLength(1);

    await test.step('without a network nothing is lost, and the export can be tried again', async () => {
      await space.go('datos');
      await routeOnce(page, '**/api/space/data', (route) => route.abort());
      await space.button(own.export.button).click();
      await expect(page.getByText(shared.faults.offline)).toBeVisible();
      const saving = page.waitForEvent('download');
      await space.button(own.export.button).click();
      await saving;
      await expect(page.getByText(own.export.done)).toBeVisible();
    });
  },
);

test(
  'what is shared is opened at the desk, which its owner reads, until it is shared no more',
  allowing(409),
  async ({ page, browser, stack }) => {
    const marta = await (await browser.newContext()).newPage();
    await enterWithDeskKey(marta, stack);
    const owner = new SpacePage(page, stack, await knownMailbox(stack, 'ana@correo.example'));
    await owner.open();
    await owner.chooseAlone();
    await picker(page).setInputFiles(photo);
    await expect(row(page, photo.name)).toBeVisible();
    await page.getByRole('radio', { name: docs.visibility.team }).check();
    await expect(page.getByText(/Su código de control: [0-9A-F]{4}-/)).toBeVisible();
    // A key that is no longer the desk's is noticed by the server, and what was sealed for it is sealed again.
    await routeOnce(page, '**/api/desk-key', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), epoch: 7 } });
    });
    await picker(page).setInputFiles(payslip);
    await expect(row(page, payslip.name)).toContainText(docs.visibility.team);
    await expect(said(page, docs.stored.team, payslip.name)).toBeAttached();

    await marta.goto(deskAddress(stack, '/mesa/documentos'));
    await expect(marta.getByText(desk.sealedName)).toBeVisible();
    await expectAccessible(marta, 'shared documents, sealed');
    await marta.getByRole('button', { name: messages.DeskShared.sealed.open }).click();
    const atTheDesk = marta.getByRole('listitem').filter({ hasText: payslip.name });
    await expect(atTheDesk).toContainText(owner.email);
    await expect(marta.getByText(photo.name)).toHaveCount(0);
    await expectAccessible(marta, 'shared documents');
    // The touch is remembered: they open by themselves on the way back.
    await marta.getByRole('link', { name: messages.DeskFrame.screens.consultations }).click();
    await marta.getByRole('link', { name: messages.DeskFrame.screens.documents }).click();
    await expect(atTheDesk).toBeVisible();
    const read = await contentOf(await saveFile(marta, payslip.name));
    expect(read.equals(payslip.buffer)).toBe(true);

    await owner.button(`Compartir ${photo.name} con el equipo`).click();
    await expectAccessible(page, 'sharing a document');
    await inDialog(page, docs.sharing.submit).click();
    await expect(row(page, photo.name)).toContainText(docs.visibility.team);
    await expect(owner.heading(docs.title)).toBeFocused();
    await expect(page.getByText(`Compartido con el equipo: ${photo.name}`)).toBeAttached();
    await test.step('whatever the server says of who can open it', async () => {
      await stack.db.query('UPDATE space_items SET desk_epoch = NULL');
      await owner.reopen();
      await expect(row(page, payslip.name)).toContainText(docs.visibility.team);
      await owner.go('datos');
      const saving = page.waitForEvent('download');
      await owner.button(own.export.button).click();
      const { 'datos.json': data } = unzipSync(readFileSync(await (await saving).path()));
      const { documentos } = JSON.parse(strFromU8(data ?? new Uint8Array()));
      expect(documentos.map(({ compartido }: { compartido: boolean }) => compartido)).toEqual([true, true]);
      await owner.go('documentos');
      await stack.db.query('UPDATE space_items SET desk_epoch = (SELECT max(epoch) FROM desk_keys)');
    });
    await owner.button(`Dejar de compartir ${payslip.name}`).click();
    await expect(page.getByRole('dialog')).toContainText(
      'copias de seguridad guardan la forma compartida treinta días',
    );
    await inDialog(page, docs.unsharing.submit).click();
    await expect(row(page, payslip.name)).toContainText(docs.visibility.mine);
    const kept = await contentOf(await saveFile(page, payslip.name));
    expect(kept.equals(payslip.buffer)).toBe(true);
    await marta.reload();
    await expect(marta.getByText(desk.sealedName)).toBeVisible();
    await marta.getByRole('button', { name: messages.DeskShared.sealed.open }).click();
    await expect(marta.getByText(photo.name)).toBeVisible();
    await expect(marta.getByText(payslip.name)).toHaveCount(0);
    await marta.context().close();

    await owner.go('registro');
    const lines = page.getByRole('list', { name: log.list }).getByRole('listitem');
    await expect(lines.filter({ hasText: `El equipo abrió «${payslip.name}».` })).toHaveCount(1);
    await expect(lines.filter({ hasText: `Se compartió con el equipo «${photo.name}».` })).toHaveCount(1);
    await expect(lines.last()).toContainText(log.kinds.created);
    await expectAccessible(page, 'the log');
  },
);
