import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import reader from '@/messages/private/tools/file-reader.json' with { type: 'json' };
import { enterDesk } from '@/tests/support/desk/enter-desk';
import { activeFiles, doubleFiles, honestFiles, viruses } from '@/tests/support/files/active-files';
import * as honest from '@/tests/support/files/honest-pdfs';
import { livingFiles } from '@/tests/support/files/living-files';
import { expectAccessible, expectReadableAtDoubleSize } from '@/tests/support/pages/accessible';
import { openFile, readerOf } from '@/tests/support/pages/read-file';
import { allowing, expect, test } from '@/tests/support/pages/test';
import { answers, doc, docx, pdf, png } from '@/tests/support/shop/consultation-payload';
import { send } from '@/tests/support/shop/consultations';
import type { Stack } from '@/tests/support/stack/stack';

const { FileReader: texts } = reader;
type Files = readonly (readonly [name: string, content: Buffer])[];

const word = docx({
  'word/document.xml':
    '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Carta del banco</w:t></w:r></w:p></w:body></w:document>',
});

/** A consultation that is open at the desk, with these files, of whatever size and kind. */
async function openConsultation(page: Page, stack: Stack, files: Files): Promise<void> {
  await enterDesk(page.context(), stack, { name: 'Marta Ruiz' });
  await send(stack, answers(), [{ name: 'nómina.pdf', content: pdf() }]);
  await stack.db.query('DELETE FROM consultation_files');
  for (const [position, [name, content]] of files.entries()) {
    const id = randomUUID();
    await stack.db.query(
      `INSERT INTO consultation_files (id, consultation_id, position, name, content_type, size, scanned)
       SELECT $1, id, $2, $3, 'application/octet-stream', $4, false FROM consultations`,
      [id, position, name, content.length],
    );
    await stack.db.query('INSERT INTO consultation_file_parts (file_id, position, content) VALUES ($1, 0, $2)', [
      id,
      content,
    ]);
  }
  await page.goto('/mesa/consultas');
  await page.getByRole('link', { name: /Begoña Núñez Ibáñez/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Archivos' })).toBeVisible();
}

/** Everything that must not happen while files are shown. The console is watched by the fixture. */
async function watch(context: BrowserContext, page: Page, origin: string): Promise<string[]> {
  const happened: string[] = [];
  context.on('request', (request) => {
    const { origin: asked, protocol } = new URL(request.url());
    if (asked !== origin && protocol !== 'data:' && protocol !== 'blob:') happened.push(request.url());
  });
  context.on('page', (opened) => happened.push(`opened ${opened.url()}`));
  page.on('dialog', (dialog) => {
    happened.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('download', (download) => happened.push(`download ${download.suggestedFilename()}`));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) =>
      console.error(`The policy refused ${blockedURI} (${effectiveDirective})`),
    );
  });
  return happened;
}

const words = (shown: Locator) => shown.locator('.palabras');
const closeButton = (shown: Locator) => shown.getByRole('button', { name: texts.close, exact: true });
/** Drawn, written out, or said to be neither. */
const outcome = (shown: Locator) =>
  shown.locator('canvas').or(shown.getByText(texts.unshown)).or(shown.getByText(texts.word));

/** Files with names that the browser does not mix up. */
const named = (files: readonly (readonly [what: string, kind: string, content: Buffer])[]): Files =>
  files.map(([, kind, content], number) => [`archivo-${number}.${kind}`, content]);
const activePdfs = activeFiles.filter(([, kind]) => kind === 'pdf');

// A page opens one after the other, so that a group is short.
const groups: Record<string, (address: string) => Promise<Files>> = {
  'what would call this address if it ran': livingFiles,
  'Word documents with what is active': async () => named(activeFiles.filter(([, kind]) => kind !== 'pdf')),
  'PDFs with what is active': async () => named(activePdfs.slice(0, activePdfs.length / 2)),
  'PDFs that hide what is active': async () => named(activePdfs.slice(activePdfs.length / 2)),
  'what is two things, or hides a virus': async () => named([...doubleFiles, ...viruses]),
  'what looks like it': async () => named(honestFiles),
};

for (const [what, filesFor] of Object.entries(groups))
  test(`nothing runs, calls out or asks when it is opened: ${what}`, async ({ page, context, stack }) => {
    const calls: string[] = [];
    const server = createServer(({ url = '' }, response) => {
      calls.push(url);
      response.end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const files = await filesFor(`http://127.0.0.1:${(server.address() as AddressInfo).port}/llamada`);
    const happened = await watch(context, page, new URL(stack.baseUrl).origin);
    await openConsultation(page, stack, files);
    for (const [name] of files) {
      const shown = await openFile(page, name);
      await expect(outcome(shown).first(), name).toBeVisible();
      if (name === 'anejos.pdf') await expect(shown.getByRole('button', { name: /enlace|otra página/ })).toHaveCount(0);
      await closeButton(shown).click();
      await expect(shown, name).toHaveCount(0);
    }
    server.close();
    expect(happened).toEqual([]);
    expect(calls).toEqual([]);
  });

test.describe('the workers of the reader', allowing(/Content Security Policy/), () => {
  test('send to this site alone', async ({ page, stack }) => {
    await openConsultation(page, stack, [['nómina.pdf', await honest.simplePdf()]]);
    const shown = await openFile(page, 'nómina.pdf');
    await expect(words(shown)).toContainText('Nómina de noviembre');
    const [worker] = page.workers().filter((one) => one.url().includes('/lector/'));
    const refused = await worker?.evaluate(
      () =>
        new Promise<string>((resolve) => {
          addEventListener('securitypolicyviolation', (event) =>
            resolve((event as SecurityPolicyViolationEvent).effectiveDirective),
          );
          fetch('https://evil.example/').catch(() => undefined);
        }),
    );
    expect(refused).toBe('connect-src');
    await closeButton(shown).click();
    await expect.poll(() => page.workers().filter((one) => one.url().includes('/lector/'))).toEqual([]);
  });
});

for (const width of [390, 1280]) {
  test(`what people send is shown, ${width} pixels wide`, async ({ page, context, stack }) => {
    await page.setViewportSize({ width, height: width === 390 ? 664 : 800 });
    const happened = await watch(context, page, new URL(stack.baseUrl).origin);
    const written: [name: string, content: Buffer, text: string | RegExp][] = [
      ['lectura.pdf', await honest.ownerPasswordPdf(), 'Solo lectura'],
      ['modelo.pdf', await honest.formPdf(), 'Modelo 145'],
      ['factura.pdf', await honest.archivePdf(), 'Factura 2026-41'],
      ['diez.pdf', await honest.largePdf(), 'Diez megas'],
      ['hojas.pdf', await honest.longPdf(), 'Hoja 1'],
    ];
    const drawn: [name: string, content: Buffer][] = [
      ['escaneado.pdf', honest.jbig2Pdf()],
      ['foto.pdf', honest.jpeg2000Pdf()],
      ['punto.png', png()],
    ];
    await openConsultation(page, stack, [
      ...written.map(([name, content]) => [name, content] as const),
      ...drawn,
      ['carta.docx', word],
    ]);
    for (const [name, , text] of written) {
      const shown = await openFile(page, name);
      await expect(words(shown), name).toContainText(text);
      await expect(shown.locator('p').first()).toBeInViewport();
      await closeButton(shown).press('Enter');
      await expect(page.getByRole('button', { name: `Abrir ${name}`, exact: true })).toBeFocused();
    }
    for (const [name] of drawn) {
      const shown = await openFile(page, name);
      const picture = shown.getByRole('img', {
        name: texts.sheet.replace('{name}', name).replace('{page}', '1').replace('{count}', '1'),
      });
      await expect(picture).toBeVisible();
      // In the middle of the picture, whose ground is light.
      const light = await picture.evaluate((canvas) => {
        if (!(canvas instanceof HTMLCanvasElement)) return null;
        const at = canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height * 0.4, 1, 1).data;
        return at ? Math.min(at[0] ?? 255, at[1] ?? 255, at[2] ?? 255) : null;
      });
      if (name !== 'punto.png') expect(light, name).toBeLessThan(200);
      await closeButton(shown).click();
    }
    const letter = await openFile(page, 'carta.docx');
    await expect(letter.getByText(texts.word)).toBeVisible();
    await expect(letter.getByText('Carta del banco')).toBeVisible();
    await expectAccessible(page, 'a text that is open');
    expect(happened).toEqual([]);
  });
}

test('forty pages are turned, searched, enlarged, followed and printed by keyboard, and the focus comes back', async ({
  page,
  stack,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.title = `impresas ${document.querySelectorAll('[data-reader-paper] canvas').length}`;
    };
  });
  await openConsultation(page, stack, [['hojas.pdf', await honest.longPdf()]]);
  const opener = page.getByRole('button', { name: 'Abrir hojas.pdf' });
  await opener.press('Enter');
  const shown = readerOf(page, 'hojas.pdf');
  await expect(words(shown)).toContainText('Hoja 1');
  await expect(shown.locator('p').first()).toBeFocused();
  await expectAccessible(page, 'a PDF that is open');
  await expectReadableAtDoubleSize(page, 'a PDF that is open');

  await test.step('a link shows its address, and opens at a press on that', async () => {
    await shown.getByRole('button', { name: texts.link.replace('{address}', 'https://www.bde.es/') }).press('Enter');
    const address = shown.getByRole('link', { name: 'https://www.bde.es/' });
    await expect(address).toHaveAttribute('rel', 'noopener noreferrer');
    await shown.getByRole('button', { name: texts.inside }).press('Enter');
    await expect(words(shown)).toContainText('Hoja 40');
  });
  await shown.getByRole('button', { name: texts.previous }).press('Enter');
  await expect(words(shown)).toContainText('Hoja 39');
  await shown.getByLabel(texts.search).fill('AMORTIZACION ant');
  await shown.getByLabel(texts.search).press('Enter');
  await expect(shown.getByText(texts.found.replace('{page}', '39'))).toBeVisible();
  await expect(shown.locator('.hallado').first()).toContainText('Amortización anticipada');
  await shown.getByLabel(texts.search).fill('hipoteca');
  await shown.getByLabel(texts.search).press('Enter');
  await expect(shown.getByText(texts.notFound)).toBeVisible();
  const before = (await shown.locator('canvas').boundingBox())?.width ?? 0;
  await shown.getByRole('button', { name: texts.larger }).press('Enter');
  await expect.poll(async () => (await shown.locator('canvas').boundingBox())?.width).toBeGreaterThan(before);
  await shown.getByRole('button', { name: texts.print, exact: true }).press('Enter');
  await expect(page).toHaveTitle('impresas 40');
  await closeButton(shown).press('Enter');
  await expect(opener).toBeFocused();
});

test('a password is asked for, saving is asked for once, and an old Word document can only be saved', async ({
  page,
  stack,
}) => {
  await openConsultation(page, stack, [
    ['cerrado.pdf', await honest.lockedPdf('sésamo')],
    ['antiguo.doc', doc()],
  ]);
  const saved: string[] = [];
  page.on('download', (download) => saved.push(download.suggestedFilename()));
  const locked = await openFile(page, 'cerrado.pdf');
  const password = locked.getByLabel(texts.password);
  await password.fill('otra');
  await password.press('Enter');
  await expect(locked.getByText(texts.wrong)).toBeVisible();
  await expectAccessible(page, 'a PDF with a password');
  await password.fill('sésamo');
  await password.press('Enter');
  await expect(words(locked)).toContainText('Con contraseña');
  await closeButton(locked).click();

  const old = await openFile(page, 'antiguo.doc');
  await expect(old.getByText(texts.unshown)).toBeVisible();
  const save = old.getByRole('button', { name: texts.save });
  const dialog = page.getByRole('dialog');
  await save.click();
  await expect(dialog).toContainText(
    'Se abrirá con un programa de tu ordenador. Guárdalo solo si esperabas este archivo de esta persona.',
  );
  await expectAccessible(page, 'the question before a file is saved');
  await dialog.getByRole('button', { name: texts.saving.cancel }).click();
  await expect(dialog).toHaveCount(0);
  expect(saved).toEqual([]);
  await save.click();
  await dialog.getByRole('button', { name: texts.saving.submit, exact: true }).click();
  await expect.poll(() => saved).toEqual(['antiguo.doc']);
  await save.click();
  await expect.poll(() => saved).toEqual(['antiguo.doc', 'antiguo.doc']);
  await page.goBack();
  await expect(old).toHaveCount(0);
});
