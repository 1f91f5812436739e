import { readFileSync } from 'node:fs';
import { unlink, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import consultationCopy from '@/messages/questions/tools/consultation-copy.json' with { type: 'json' };
import { enterWithDeskKey, enterWithPasskey } from '@/tests/support/desk/enter-desk';
import { deskWithKey, rotateDeskKey } from '@/tests/support/desk/key-holder';
import { atTheKey, beginAtScreen } from '@/tests/support/desk/key-screen';
import { deskAddress, giveDevice } from '@/tests/support/desk/passkey';
import { sendSealed } from '@/tests/support/desk/send-sealed';
import messages from '@/tests/support/messages';
import { expectAccessible } from '@/tests/support/pages/accessible';
import { ConsultationPage } from '@/tests/support/pages/consultation-page';
import { openFile, saveFile } from '@/tests/support/pages/read-file';
import { allowing, expect, test } from '@/tests/support/pages/test';
import { answers, pdf } from '@/tests/support/shop/consultation-payload';

const { DeskQuestions, DeskShared, ConsultationForm: form } = messages;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const question = '¿Cómo junto cuatro préstamos sin pagar dos veces?';
const fault = (code: keyof typeof DeskShared.faults, name: string) => DeskShared.faults[code].replace('{name}', name);
const payslip = { name: 'nómina.pdf', content: pdf(300_000) };

/** A visitor fills the form in a window of their own. */
async function visitor(page: Page): Promise<ConsultationPage> {
  const visit = new ConsultationPage(await page.context().newPage());
  visit.given.consulta = question;
  await visit.open();
  await visit.fill();
  const path = test.info().outputPath(payslip.name);
  await writeFile(path, payslip.content);
  await visit.page.locator('[name="uploadedFiles"]').setInputFiles(path);
  await expect(visit.files).toContainText(payslip.name);
  // What is sealed is the file that was chosen, whatever became of it.
  await unlink(path);
  return visit;
}

/** Everything that this page sends from now on, files included, as one text. */
async function watchBodies(page: Page): Promise<() => Promise<string>> {
  const seen = await page.evaluateHandle(() => {
    const forms: FormData[] = [];
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof FormData) forms.push(body);
      send.call(this, body);
    };
    return forms;
  });
  return () =>
    seen.evaluate(async (forms) => {
      const values = forms.flatMap((form) => [...form].flat());
      return (await Promise.all(values.map((value) => new Response(value).text()))).join('\n');
    });
}

const fingerprintLine = (visit: ConsultationPage) => visit.page.getByText('Se cifra en tu dispositivo');

test('what a visitor writes and attaches leaves their device sealed, and Marta reads it with her passkey', async ({
  page,
  stack,
}) => {
  await atTheKey(page, stack, 'Marta Ruiz');
  await beginAtScreen(page);
  const shown = page.locator('dd').first();
  await expect(shown).toHaveText(/^[0-9A-F]{4}-/);
  const [digits = ''] = /^[0-9A-F-]+/.exec((await shown.textContent()) ?? '') ?? [];
  const visit = await visitor(page);
  await expect(fingerprintLine(visit)).toContainText(digits);
  const bodies = await watchBodies(visit.page);
  await visit.submit.click();
  await expect(visit.sent).toBeVisible();
  const body = await bodies();
  expect(body.match(/age-encryption\.org\/v1/g)).toHaveLength(2);
  for (const typed of [visit.given.nombre, 'préstamos', 'nómina', visit.given.telefono])
    expect(body).not.toContain(typed);
  await visit.page.close();

  await page.getByRole('link', { name: messages.DeskFrame.screens.consultations }).click();
  const row = page.getByRole('link', { name: DeskQuestions.sealed.title });
  await expect(row).toContainText(visit.given.email);
  // The touch that has made the key is remembered: it opens by itself.
  await row.click();
  await expect(page.getByText(question)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Begoña Núñez Ibáñez');
  await expect(page.getByText('12.000,00 €')).toBeVisible();
  await expect(page.getByText(DeskQuestions.sealed.answerNote)).toBeVisible();
  await expectAccessible(page, 'a sealed consultation that is open');

  const download = await saveFile(page, payslip.name);
  expect(download.suggestedFilename()).toBe('nómina.pdf');
  expect(readFileSync(await download.path()).equals(payslip.content)).toBe(true);

  await button(page, DeskQuestions.sealed.close).click();
  await expect(page.getByText(question)).toHaveCount(0);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(DeskQuestions.sealed.title);
  await expect(heading).toBeFocused();
  await button(page, DeskShared.sealed.open).click();
  await expect(heading).toHaveText('Begoña Núñez Ibáñez');
  await expect(heading).toBeFocused();
});

test('a page that was loaded anew asks for a touch, and a passkey without access is told how to get it', async ({
  page,
  stack,
  browser,
}) => {
  await enterWithDeskKey(page, stack);
  const contract = { name: 'contrato.pdf', content: pdf(2_000) };
  await sendSealed(stack, answers({ consulta: question }), [payslip, contract]);
  await page.clock.install();
  await page.goto(deskAddress(stack, '/mesa/consultas'));
  await page.getByRole('link', { name: DeskQuestions.sealed.title }).click();
  await expect(button(page, DeskShared.sealed.open)).toBeVisible();
  await expectAccessible(page, 'a sealed consultation');
  await button(page, DeskShared.sealed.open).click();
  await expect(page.getByText(question)).toBeVisible();
  await test.step('it is closed when its person is away, with the file that is shown', async () => {
    const reader = await openFile(page, payslip.name);
    await expect(reader).toBeVisible();
    await page.clock.runFor('04:00');
    await expect(page.getByText(question)).toBeVisible();
    await page.clock.runFor('02:00');
    await expect(page.getByText(question)).toHaveCount(0);
    await expect(reader).toHaveCount(0);
    await expect(button(page, DeskShared.sealed.open)).toBeVisible();
  });
  await button(page, DeskShared.sealed.open).click();
  await expect(page.getByText(question)).toBeVisible();

  await page.getByLabel(DeskQuestions.text).fill('Se puede: empieza por el más caro.');
  await test.step('what is written about it is in no storage, and there when it is opened again', async () => {
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('empieza por');
    await page.getByRole('link', { name: DeskQuestions.back }).click();
    await page.getByRole('link', { name: DeskQuestions.sealed.title }).click();
    await expect(page.getByLabel(DeskQuestions.text)).toHaveValue('Se puede: empieza por el más caro.');
  });
  await button(page, DeskQuestions.send).click();
  await expect(page.getByText(DeskQuestions.sent)).toBeVisible();
  await stack.jobs.dueDone();
  await page.clock.fastForward('00:05');
  await expect(page.getByText(/^Enviada a las/)).toBeVisible();
  await stack.db.query(`UPDATE answers SET sent_at = sent_at - interval '61 minutes'`);
  await stack.jobs.sweep('seal-answers');
  await page.reload();
  await expect(page.getByText(DeskQuestions.sealed.answer)).toBeVisible();
  await button(page, DeskShared.sealed.open).click();
  await expect(page.getByText('Se puede: empieza por el más caro.')).toBeVisible();

  const luis = await (await browser.newContext({ locale: 'es-ES' })).newPage();
  await giveDevice(luis);
  await enterWithPasskey(luis, stack, 'Luis Gil');
  await luis.goto(deskAddress(stack, '/mesa/consultas'));
  await expect(luis.getByText(DeskShared.access.notPrepared)).toBeVisible();
  await button(luis, 'Contestadas').click();
  await luis.getByRole('link', { name: DeskQuestions.sealed.title }).click();
  await button(luis, DeskShared.sealed.open).click();
  await expect(luis.getByText(DeskShared.access.waits.replace('{names}', 'Marta Ruiz')).first()).toBeVisible();
  await expect(luis.getByRole('main').getByRole('alert')).toHaveCount(0);
  await expect(luis.getByText(question)).toHaveCount(0);
  await luis.context().close();

  await test.step('what has arrived damaged, or is not the file that was sent, is said instead of shown', async () => {
    await stack.db.query(`UPDATE consultation_files SET position = 7 - position`);
    await page.reload();
    await button(page, DeskShared.sealed.open).click();
    await button(page, 'Abrir nómina.pdf').click();
    await expect(page.getByText(fault('sealed_file_changed', payslip.name))).toBeVisible();
    await stack.db.query(
      `UPDATE consultation_file_parts SET content = set_byte(content, 400, (get_byte(content, 400) + 1) % 256)`,
    );
    await button(page, 'Abrir contrato.pdf').click();
    await expect(page.getByText(fault('sealed_file_damaged', contract.name))).toBeVisible();
    await stack.db.query(
      `UPDATE sealed_heads SET content = set_byte(content, 400, (get_byte(content, 400) + 1) % 256)`,
    );
    await button(page, DeskQuestions.sealed.close).click();
    await button(page, DeskShared.sealed.open).click();
    await expect(page.getByText(DeskShared.faults.sealed_damaged)).toBeVisible();
  });
});

test(
  'a device that cannot seal sends nothing, until its person has it sealed on arrival',
  allowing('aborted'),
  async ({ page, stack }) => {
    await deskWithKey(stack);
    const visit = await visitor(page);
    await expect(fingerprintLine(visit)).toBeVisible();
    await visit.page.getByRole('radio', { name: form.reply.space }).check();
    const posts: string[] = [];
    visit.page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    await visit.page.route('**/_next/static/**/*worker*', (route) => route.abort());
    await visit.submit.click();
    await expect(visit.page.getByText(form.notSealed.device.title)).toBeVisible();
    await expect(visit.page.getByText(form.notSealed.reply)).toBeVisible();
    expect(posts).toEqual([]);
    await expectAccessible(visit.page, 'a form that could not be sealed');
    await button(visit.page, form.notSealed.device.send).click();
    await expect(visit.sent).toBeVisible();
    // What the server seals is answered by mail, and its sender is told so.
    await expect(visit.page.getByText(form.sent.text)).toBeVisible();
    await expect(button(visit.page, consultationCopy.ConsultationCopy.save)).toHaveCount(0);
    const { rows } = await stack.db.query('SELECT first_name, desk_epoch, reply_via FROM consultations');
    expect(rows).toEqual([{ first_name: null, desk_epoch: 1, reply_via: 'mail' }]);
  },
);

test(
  'a key that changes while the form is written costs its writer nothing',
  allowing(409),
  async ({ page, stack }) => {
    const { marta, identity, paper } = await deskWithKey(stack);
    const visit = await visitor(page);
    await expect(fingerprintLine(visit)).toBeVisible();
    expect((await rotateDeskKey(marta, identity, paper.recipient)).answer.status).toBe(200);
    await visit.submit.click();
    await expect(visit.sent).toBeVisible();
    expect(await stack.rows('SELECT desk_epoch FROM consultations')).toEqual([{ desk_epoch: 2 }]);
  },
);
