import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import ownData from '@/messages/space/tools/space-own-data.json' with { type: 'json' };
import ownPurchases from '@/messages/space/tools/space-purchases.json' with { type: 'json' };
import messages from '@/tests/support/messages';
import { deskWithKey } from '../../support/desk/key-holder';
import { expectAccessible, expectReadableAtDoubleSize } from '../../support/pages/accessible';
import { allowing, expect } from '../../support/pages/test';
import { pdf } from '../../support/shop/consultation-payload';
import { Forms } from '../../support/shop/forms';
import { mailedCode } from '../../support/space/space-owner';
import { SpacePage } from '../../support/space/space-page';
import { test } from '../../support/space/space-test';

const { SpaceDocuments: docs, SpaceEntry: entry } = messages;
const { SpacePurchases: purchases } = ownPurchases;
const { SpaceOwnData: own } = ownData;
const { visit: visited } = own;

const contents = [pdf(40_000), pdf(50_000)];

test(
  'everything is taken along as one zip, which names what could not be opened',
  allowing(403),
  async ({ page, space, stack }) => {
    await space.open();
    await space.chooseAlone();
    const files = contents.map((buffer) => ({ name: 'nómina.pdf', mimeType: 'application/pdf', buffer }));
    await page
      .getByLabel(docs.add)
      .setInputFiles([...files, { name: 'rota.pdf', mimeType: 'application/pdf', buffer: pdf(30_000) }]);
    await expect(page.getByRole('region', { name: docs.list }).getByRole('listitem')).toHaveCount(3);
    await stack.db.query(
      `UPDATE space_item_parts SET content = overlay(content PLACING '\\xffffffff'::bytea FROM 20000)
     WHERE item_id = (SELECT id FROM space_items ORDER BY id DESC LIMIT 1)`,
    );
    await space.go('datos');
    await expectAccessible(page, 'own data');
    await expectReadableAtDoubleSize(page, 'own data');
    const saving = page.waitForEvent('download');
    await space.button(own.export.button).click();
    const download = await saving;
    expect(download.suggestedFilename()).toBe(own.export.file);
    const zip = unzipSync(readFileSync(await download.path()));
    expect(Object.keys(zip).sort()).toEqual([
      'consultas.json',
      'datos.json',
      'documentos/nómina (2).pdf',
      'documentos/nómina.pdf',
      'no-leido.txt',
    ]);
    const sizes = ['documentos/nómina.pdf', 'documentos/nómina (2).pdf'].map((name) => zip[name]?.length);
    expect(sizes.sort()).toEqual(contents.map((content) => content.length).sort());
    expect(strFromU8(zip['no-leido.txt'] ?? new Uint8Array())).toContain('rota.pdf');
    expect(JSON.parse(strFromU8(zip['datos.json'] ?? new Uint8Array()))).toMatchObject({
      correo: space.email,
      documentos: expect.arrayContaining([expect.objectContaining({ nombre: 'rota.pdf', compartido: false })]),
    });
    expect(JSON.parse(strFromU8(zip['consultas.json'] ?? new Uint8Array()))).toHaveLength(1);
    await expect(page.getByText(/Descargado, menos 1 archivo/)).toBeVisible();
    await space.go('contrataciones');
    await expect(page.getByText(purchases.empty)).toBeVisible();

    await test.step('a document is deleted once a key was used again', async () => {
      await space.go('documentos');
      await stack.db.query("UPDATE space_sessions SET confirmed_at = now() - interval '6 minutes'");
      await space.button('Borrar rota.pdf').click();
      await page.getByRole('dialog').getByRole('button', { name: docs.deletion.submit, exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: entry.passkey.open, exact: true }).click();
      await expect(page.getByRole('region', { name: docs.list }).getByRole('listitem')).toHaveCount(2);
    });

    await test.step('another mailbox is proved with a code, and shown', async () => {
      await space.go('datos');
      await space.button(own.mailbox.change).click();
      const dialog = page.getByRole('dialog', { name: own.mailbox.dialog });
      const wanted = `nuevo-${space.email}`;
      await dialog.getByLabel(entry.code.email).fill(wanted);
      await expectAccessible(page, 'another mailbox');
      await dialog.getByRole('button', { name: entry.code.send }).click();
      await expect(dialog.getByRole('heading', { name: entry.code.sentTitle })).toBeFocused();
      await dialog.getByLabel(entry.code.code).fill(await mailedCode(stack, wanted));
      await dialog.getByRole('button', { name: entry.code.verify }).click();
      await expect(page.getByText(`Cambiado. Desde ahora te escribimos a ${wanted}.`)).toBeVisible();
      await expect(page.getByText(`Abierto: ${wanted}`)).toBeVisible();
      await expect(page.getByText(/esperan un día: podrás desde el/)).toBeVisible();
      for (const button of [own.export.button, own.delete.title.space])
        await expect(space.button(button)).toHaveCount(0);
      await expect(space.button(own.mailbox.change)).toBeDisabled();
      await expect(space.button(own.mailbox.change)).toBeFocused();
    });
  },
);

test(
  'everything is deleted once the word was typed and a key was used, and the page says so',
  allowing(403, 422),
  async ({ page, space, stack }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await space.open('#datos');
    await stack.db.query("UPDATE space_sessions SET confirmed_at = now() - interval '6 minutes'");
    await space.button(own.delete.title.space).click();
    const dialog = page.getByRole('dialog', { name: own.delete.dialog });
    await expect(dialog).toContainText('1 consulta con sus archivos y respuestas');
    await expectAccessible(page, 'deletion of everything');
    await dialog.getByLabel(own.delete.word).fill('borralo');
    await dialog.getByRole('button', { name: own.delete.submit }).click();
    const again = page.getByRole('button', { name: entry.passkey.open });
    await again.click();
    await expect(dialog.getByText(messages.Validation.deletionWord)).toBeVisible();
    await expect(dialog.getByLabel(own.delete.word)).toBeFocused();
    await expect(dialog.getByLabel(own.delete.word)).toHaveValue('borralo');
    await dialog.getByLabel(own.delete.word).fill('borrar');
    await dialog.getByRole('button', { name: own.delete.submit }).click();
    await expect(space.heading(entry.closed.deleted.title)).toBeFocused();
    await expect(space.heading(entry.closed.deleted.title)).toBeInViewport();
    await expectAccessible(page, 'deleted');
    const { rows } = await stack.db.query('SELECT 1 FROM spaces UNION ALL SELECT 1 FROM consultations');
    expect(rows).toEqual([]);
  },
);

test('a mailbox that has only written sees its data with a code, and a day later takes them along and deletes them', async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await deskWithKey(stack);
  const visit = new SpacePage(page, stack, 'solo-escribe@correo.example');
  await new Forms(stack).contact({ name: 'Ana Ruiz', email: visit.email, phone: '', message: '¿Abrís en agosto?' });
  await visit.visit('#crear');
  await visit.proveMailbox();
  await expect(visit.heading(visited.title)).toBeFocused();
  await expect(page.getByText('1 mensaje', { exact: true })).toBeVisible();
  await expect(page.getByText(/esperan un día/)).toBeVisible();
  for (const button of [own.export.button, own.delete.title.mailbox]) await expect(visit.button(button)).toHaveCount(0);
  await expectAccessible(page, 'data of a mailbox without a space');

  await stack.db.query("UPDATE mailbox_visits SET asked_at = asked_at - interval '1 day'");
  await page.reload();
  await visit.proveMailbox();
  const saving = page.waitForEvent('download');
  await visit.button(own.export.button).click();
  const zip = unzipSync(readFileSync(await (await saving).path()));
  expect(strFromU8(zip['datos.json'] ?? new Uint8Array())).toContain('¿Abrís en agosto?');
  await visit.button(own.delete.title.mailbox).click();
  const dialog = page.getByRole('dialog', { name: own.delete.dialog });
  await expectAccessible(page, 'deletion without a space');
  await dialog.getByLabel(own.delete.word).fill('borrar');
  await dialog.getByRole('button', { name: own.delete.submit }).click();
  await expect(visit.heading(visited.doneTitle)).toBeFocused();
  expect(await stack.rows('SELECT 1 FROM contact_messages')).toEqual([]);
});
