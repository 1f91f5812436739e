import { appendFile, unlink, writeFile } from 'node:fs/promises';
import { STAFF } from '@/tests/support/http/outbox';
import messages from '@/tests/support/messages';
import { expectAccessible } from '@/tests/support/pages/accessible';
import { ConsultationPage } from '@/tests/support/pages/consultation-page';
import { gate } from '@/tests/support/pages/gate';
import { tabTo, typeInto } from '@/tests/support/pages/keyboard';
import { allowing, test as base, expect } from '@/tests/support/pages/test';
import { executable, html, jpg, pdf } from '@/tests/support/shop/consultation-payload';

const { ConsultationForm: form, ConsultationErrors: errors, ConsultationRefused: refused } = messages;
const SENT = '¡Consulta enviada correctamente! Te responderemos por email en 48h.';

const test = base.extend<{ consultation: ConsultationPage }>({
  consultation: async ({ page }, use) => use(new ConsultationPage(page)),
});

test('a visitor tells their case, attaches a payslip, and both sides get their e-mail', async ({
  consultation,
  outbox,
  page,
}) => {
  await consultation.open();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Primera consulta gratuita (unos 45 minutos)');
  await consultation.fill();
  await consultation.attach({ name: 'nómina.pdf', content: pdf(400_000) });
  await expect(consultation.files).toContainText('nómina.pdf');
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await consultation.submit.click();
  // The pages promise that consultations are sealed, and the key of the desk is not open here.
  await expect(page.getByText(form.notSealed['no-key'].title)).toBeVisible();
  expect(posts).toEqual([]);
  await consultation.unsealed.click();
  await expect(consultation.toast(SENT)).toBeVisible();
  await expect(consultation.sent).toBeInViewport();
  await expect(consultation.submit).toHaveCount(0);
  await expect(page.getByText('respuestas por contestar')).toHaveCount(0);
  const { email } = consultation.given;
  expect((await outbox.waitFor({ to: email })).subject).toBe('Hemos recibido tu consulta');
  const toStaff = await outbox.waitFor({ to: STAFF, subject: /^Consulta de Begoña/ });
  expect(toStaff.attachments.map(({ filename }) => filename)).toEqual(['nómina.pdf']);
  await page.reload();
  await expect(consultation.field('consulta')).toHaveValue('');
});

test('an empty form names everything, in the words of each field, and the first gets the focus', async ({
  consultation,
  page,
}) => {
  await consultation.open();
  await consultation.submit.click();
  await expect(consultation.field('nombre')).toBeFocused();
  await expect(consultation.summary).toContainText('Todos los campos obligatorios deben estar completos');
  for (const message of [
    'El nombre es obligatorio',
    'El email es obligatorio',
    'La edad es obligatoria',
    'La situación personal es obligatoria',
    'La situación laboral es obligatoria',
    'El tipo de vivienda es obligatorio',
    'Debes indicar si tienes deudas',
    'Debes indicar si tienes ahorros',
    'La consulta es obligatoria',
    'Debes aceptar la política de privacidad',
  ]) {
    await expect(page.getByRole('link', { name: message, exact: true })).toBeVisible();
    await expect(page.locator('p').filter({ hasText: message })).toBeVisible();
  }
  await consultation.field('nombre').fill('Eva');
  await expect(page.getByText('El nombre es obligatorio')).toHaveCount(0);
  await expectAccessible(page, 'consultation-errors');
});

test('a form that is filled in, left, corrected and sent', async ({ consultation, page }) => {
  await test.step("a calculator's result is brought along, once", async () => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('traído')) return;
      sessionStorage.setItem('traído', 'sí');
      sessionStorage.setItem('consulta:resultado', JSON.stringify({ text: 'Mi ratio es del 41,7 %.' }));
    });
    await consultation.open();
    await expect(consultation.field('consulta')).toHaveValue(/^Mi ratio es del 41,7 %\./);
    await expect(page.getByText(form.fromResult)).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('consulta:resultado'))).toBeNull();
  });
  const conditional = ['ingresosMensuales', 'pagoVivienda', 'cantidadDeudas', 'cantidadAhorros'] as const;
  for (const name of conditional) await expect(consultation.field(name)).toBeHidden();
  await consultation.fill();
  for (const name of conditional) await expect(consultation.field(name)).toBeVisible();
  await test.step('the page with every field filled in', async () => {
    await expectAccessible(page, 'consultation-filled');
  });
  await test.step('what was typed is still there after a reload, and the consent is asked again', async () => {
    await page.reload();
    await expect(consultation.field('consulta')).toHaveValue(consultation.given.consulta);
    await expect(page.locator('[name="situacionLaboral"][value="empleado"]')).toBeChecked();
    await expect(consultation.field('ingresosMensuales')).toHaveValue(consultation.given.ingresosMensuales);
    await expect(consultation.field('aceptaPolitica')).not.toBeChecked();
    await expect(page.getByText(form.draftRestored)).toBeVisible();
  });
  await test.step('a section is ready only when nothing in it is wrong', async () => {
    await consultation.field('aceptaPolitica').check();
    const first = page.locator('section', { hasText: form.sections.who.title }).last();
    await expect(first.getByText('listo')).toBeVisible();
    await consultation.field('email').fill('lucia@');
    await expect(first.getByText('queda 1')).toBeVisible();
    await consultation.field('email').fill('lucía prueba@example.com');
    await consultation.field('edad').fill('5');
    await consultation.field('edad').press('Enter');
    await expect(first.getByText('2 por corregir')).toBeVisible();
    await expect(first.getByText('listo')).toHaveCount(0);
  });
  await test.step('a wrong value has its own message', async () => {
    await consultation.field('edad').fill('17');
    await consultation.field('email').fill('bego@');
    await consultation.submit.click();
    await expect(consultation.field('email')).toBeFocused();
    await expect(page.locator('#email-error')).toHaveText('Email inválido');
    await expect(page.locator('#edad-error')).toHaveText('La edad debe ser un número válido entre 18 y 100 años');
  });
  await test.step('fields appear only when they apply, and what does not apply is not sent', async () => {
    await consultation.fill();
    for (const name of conditional) await consultation.field(name).fill('');
    await consultation.submit.click();
    await expect(consultation.field('ingresosMensuales')).toBeFocused();
    await expect(consultation.summary).toContainText('Completa todos los campos obligatorios');
    await expect(page.locator('#pagoVivienda-error')).toHaveText('Completa todos los campos obligatorios');
    await consultation.choose('situacionLaboral', 'desempleado');
    await consultation.choose('tipoVivienda', 'familiar');
    await consultation.choose('tieneDeudas', 'no');
    await consultation.choose('tieneAhorros', 'no');
    for (const name of conditional) await expect(consultation.field(name)).toBeHidden();
    const sent = page.waitForRequest('**/api/consultations');
    await consultation.sendUnsealed();
    const body = (await sent).postData() ?? '';
    expect(body).toContain('name="firstName"');
    for (const name of ['monthlyIncome', 'monthlyRent', 'currentDebts', 'currentSavings'])
      expect(body).not.toContain(name);
    await expect(consultation.sent).toBeVisible();
  });
});

test('files are dropped, refused and taken out', async ({ consultation, page }) => {
  await test.step('files can be dropped on the form', async () => {
    await consultation.open();
    await expect(page.getByText('Elegir archivos')).toBeVisible();
    const data = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['%PDF-1.7'], 'soltado.pdf'));
      return transfer;
    });
    await page.locator('label', { hasText: 'Elegir archivos' }).dispatchEvent('drop', { dataTransfer: data });
    await expect(consultation.files).toContainText('soltado.pdf');
  });
  await page.getByRole('button', { name: 'Quitar soltado.pdf' }).click();
  await test.step('files are refused by their name and reason, the others stay, and each can be taken out', async () => {
    await consultation.attach(
      { name: 'nómina.pdf', content: pdf(3_000) },
      { name: 'factura.pdf', content: executable() },
      { name: 'foto.jpg', content: html() },
      { name: 'vacío.png', content: Buffer.alloc(0) },
      { name: 'programa.exe', content: executable() },
    );
    for (const [name, reason] of [
      ['factura.pdf', 'no contiene lo que dice su nombre'],
      ['foto.jpg', 'no contiene lo que dice su nombre'],
      ['vacío.png', 'está vacío'],
      ['programa.exe', 'no es de un tipo que admitimos'],
    ]) {
      await expect(page.getByRole('alert').getByText(`«${name}» ${reason}`)).toBeVisible();
    }
    await expect(consultation.files.getByRole('listitem')).toHaveCount(1);
    await consultation.attach({ name: 'casa.jpg', content: jpg() });
    await expect(consultation.files.getByRole('listitem')).toHaveCount(2);
    await expectAccessible(page, 'consultation-files');
    await page.getByRole('button', { name: 'Quitar nómina.pdf' }).click();
    await expect(consultation.files.getByRole('listitem')).toHaveText([/casa\.jpg/]);
  });
});

test('a file that is changed or deleted on the disk is sent as it was chosen, and one that cannot be read is named', async ({
  consultation,
  outbox,
  page,
}) => {
  const onDisk = (name: string) => test.info().outputPath(name);
  const [changed, deleted, unread] = [onDisk('nómina.pdf'), onDisk('contrato.pdf'), onDisk('recibo.pdf')];
  for (const path of [changed, deleted, unread]) await writeFile(path, pdf(3_000));
  const picker = page.locator('[name="uploadedFiles"]');
  await consultation.openFilled();
  await expect(page.getByText('Elegir archivos')).toBeVisible();
  await test.step('a file that is deleted before it is read', async () => {
    await picker.evaluate((input) =>
      input.addEventListener('change', (event) => event.stopPropagation(), { capture: true, once: true }),
    );
    await picker.setInputFiles(unread);
    await unlink(unread);
    await picker.dispatchEvent('change');
    const sentence = 'No podemos leer recibo.pdf: elígelo otra vez o sigue sin él.';
    await expect(page.getByRole('alert').getByText(sentence)).toBeVisible();
    await expect(consultation.files).toHaveCount(0);
    await expect(consultation.field('consulta')).toHaveValue(consultation.given.consulta);
  });
  await picker.setInputFiles([changed, deleted]);
  await expect(consultation.files.getByRole('listitem')).toHaveCount(2);
  await appendFile(changed, 'x');
  await unlink(deleted);
  await consultation.submit.click();
  await expect(page.getByText(form.notSealed['no-key'].title)).toBeVisible();
  await consultation.unsealed.click();
  await expect(consultation.sent).toBeVisible();
  const toStaff = await outbox.waitFor({ to: STAFF, subject: /^Consulta de Begoña/ });
  expect(toStaff.attachments.map(({ filename }) => filename)).toEqual(['nómina.pdf', 'contrato.pdf']);
});

test('while it is sent, the button says so and the upload shows how far it is', async ({ consultation, page }) => {
  const answer = gate();
  await page.route('**/api/consultations', async (route) => {
    await answer.opened;
    await route.continue();
  });
  await consultation.openFilled();
  await consultation.attach({ name: 'nómina.pdf', content: pdf(1_000_000) });
  await consultation.submit.dblclick();
  await consultation.unsealed.click();
  await expect(page.getByRole('button', { name: 'Enviando consulta...' })).toBeDisabled();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expectAccessible(page, 'consultation-sending');
  answer.open();
  await expect(consultation.sent).toBeVisible();
  await expectAccessible(page, 'consultation-sent');
});

test('every failure has its message, and nothing is lost', allowing('aborted', 502), async ({ consultation, page }) => {
  const answers: [string, { status: number; body: string } | null, string][] = [
    ['no connection', null, `Error de función: ${form.fault.offline}`],
    [
      'a fault in front',
      { status: 502, body: '<h1>Bad Gateway</h1>' },
      'Error de función: el servidor ha contestado con el error 502',
    ],
    ['no data', { status: 200, body: '' }, 'No se recibió respuesta del servidor'],
    ['an error', { status: 200, body: '{"success":false,"error":"Buzón lleno"}' }, 'Buzón lleno'],
    ['details', { status: 200, body: '{"success":false,"details":"Buzón cerrado"}' }, 'Buzón cerrado'],
    ['nothing more', { status: 200, body: '{"success":false}' }, 'Error desconocido del servidor'],
  ];
  await consultation.openFilled();
  await consultation.attach({ name: 'nómina.pdf', content: pdf() });
  for (const [cause, answer, message] of answers) {
    await test.step(cause, async () => {
      await page.route('**/api/consultations', (route) => (answer ? route.fulfill(answer) : route.abort()));
      await consultation.sendUnsealed();
      const reported = `Error al enviar la consulta: ${message}`;
      await expect(page.getByRole('alert').filter({ hasText: reported })).toHaveCount(2);
      await expect(consultation.field('consulta')).toHaveValue(consultation.given.consulta);
      await expect(consultation.files).toContainText('nómina.pdf');
      await page.unrouteAll({ behavior: 'wait' });
    });
  }
  await consultation.sendUnsealed();
  await expect(consultation.sent).toBeVisible();
});

test(
  'an answer that is lost on its way back does not make two consultations',
  allowing('aborted'),
  async ({ consultation, page, stack }) => {
    await page.route('**/api/consultations', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await consultation.openFilled();
    await consultation.sendUnsealed();
    await expect(page.getByText(form.kept)).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    await consultation.sendUnsealed();
    await expect(consultation.sent).toBeVisible();
    const { rowCount } = await stack.db.query('SELECT FROM consultations');
    expect(rowCount).toBe(1);
  },
);

test(
  'what the server refuses is shown at its field, and the refused file is taken out',
  allowing(422),
  async ({ consultation, page }) => {
    await page.route('**/api/consultations', (route) =>
      route.fulfill({
        status: 422,
        body: JSON.stringify({
          success: false,
          error: {
            message: refused.invalid,
            fields: { edad: errors.edadInvalid },
            files: [{ name: 'nómina.pdf', reason: 'infected', message: '«nómina.pdf» contiene un virus.' }],
          },
        }),
      }),
    );
    await consultation.openFilled();
    await consultation.attach({ name: 'nómina.pdf', content: pdf() }, { name: 'casa.jpg', content: jpg() });
    await consultation.sendUnsealed();
    await expect(consultation.field('edad')).toBeFocused();
    await expect(page.locator('#edad-error')).toHaveText(errors.edadInvalid);
    await expect(page.getByText('«nómina.pdf» contiene un virus.')).toBeVisible();
    await expect(consultation.files.getByRole('listitem')).toHaveText([/casa\.jpg/]);
  },
);

test('with the keyboard alone', async ({ consultation, page }) => {
  await consultation.open();
  const { given } = consultation;
  for (const name of ['nombre', 'apellidos', 'email', 'telefono', 'edad'] as const) {
    await typeInto(page, consultation.field(name), given[name]);
  }
  const choices = [
    ['situacionPersonal', 0],
    ['situacionLaboral', 4],
    ['tipoVivienda', 2],
    ['tieneDeudas', 1],
    ['tieneAhorros', 1],
  ] as const;
  for (const [name, steps] of choices) {
    await tabTo(page, page.locator(`[name="${name}"]`).first());
    await page.keyboard.press('Space');
    for (let step = 0; step < steps; step++) await page.keyboard.press('ArrowDown');
  }
  await typeInto(page, consultation.field('consulta'), given.consulta);
  await tabTo(page, page.locator('[name="uploadedFiles"]'));
  await tabTo(page, consultation.field('aceptaPolitica'));
  await page.keyboard.press('Space');
  await tabTo(page, consultation.submit);
  await page.keyboard.press('Enter');
  await expect(consultation.unsealed).toBeVisible();
  await tabTo(page, consultation.unsealed, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(consultation.sent).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the consultation is sent, file included, and the thanks are the same', async ({
    consultation,
    page,
    outbox,
  }) => {
    await consultation.openFilled();
    await consultation.attach({ name: 'nómina.pdf', content: pdf() });
    await consultation.submit.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(SENT);
    const toStaff = await outbox.waitFor({ to: STAFF, subject: /^Consulta de Begoña/ });
    expect(toStaff.attachments.map(({ filename }) => filename)).toEqual(['nómina.pdf']);
  });

  test('a refusal keeps what was typed, says the same, and can be put right', async ({ consultation, page }) => {
    await consultation.open();
    await test.step('fields appear when they apply here as well', async () => {
      await expect(consultation.field('cantidadDeudas')).toBeHidden();
      await consultation.choose('tieneDeudas', 'si');
      await expect(consultation.field('cantidadDeudas')).toBeVisible();
    });
    await consultation.fill();
    await consultation.field('edad').fill('17');
    await consultation.attach({ name: 'programa.pdf', content: executable() });
    await consultation.submit.click();
    await expect(page.locator('#edad-error')).toHaveText('La edad debe ser un número válido entre 18 y 100 años');
    await expect(page.getByText('«programa.pdf» no contiene lo que dice su nombre')).toBeVisible();
    await expect(page.getByText(messages.ConsultationReview.filesAgain)).toBeVisible();
    await expect(consultation.field('consulta')).toHaveValue(consultation.given.consulta);
    await expect(page.locator('[name="tieneDeudas"][value="si"]')).toBeChecked();
    await consultation.field('edad').fill('41');
    await consultation.submit.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(SENT);
  });
});

test('the page for corrections and the thanks', async ({ page, consultation, browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const plain = new ConsultationPage(await context.newPage());
  await plain.open();
  await plain.submit.click();
  const address = plain.page.url();
  await context.close();
  await page.goto(address);
  await expect(consultation.summary).toBeVisible();
  await expectAccessible(page, 'consultation-review');
  await page.goto('/consulta-gratuita/revisar?motivo=databaseDown');
  await expectAccessible(page, 'consultation-review-nothing');
  await page.goto('/consulta-gratuita/enviada');
  await expectAccessible(page, 'consultation-thanks');
});
