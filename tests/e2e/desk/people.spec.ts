import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import messages from '@/tests/support/messages';
import { sessionOf } from '../../support/desk/at-the-desk';
import { enterDesk, enterWithDeskKey, enterWithPasskey, takeCookie } from '../../support/desk/enter-desk';
import { invitationToken } from '../../support/desk/invitation-token';
import { deskAddress, giveDevice } from '../../support/desk/passkey';
import { sendSealed } from '../../support/desk/send-sealed';
import type { Email } from '../../support/http/sandbox-control';
import { expectAccessible, expectNothingFound, expectReadableAtDoubleSize } from '../../support/pages/accessible';
import { allowing, expect, test } from '../../support/pages/test';
import { answers } from '../../support/shop/consultation-payload';

const { DeskFrame, DeskInvitation, DeskPeople, DeskQuestions, DeskShared, DeskToday } = messages;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

async function invite(page: Page, name: string, email: string): Promise<string> {
  await button(page, 'Invitar a una persona').click();
  await page.getByLabel('Nombre y apellidos').fill(name);
  await page.getByLabel('Correo', { exact: true }).fill(email);
  // Its second half falls beside the link, which is smaller.
  await button(page, 'Invitar').dblclick({ delay: 60 });
  await page.mouse.click(5, 5);
  const link = await page.getByLabel('Enlace de la invitación').inputValue();
  await button(page, 'Cerrar').click();
  return link;
}

test(
  'a person invites another, who comes in, and removes them: their session ends at once',
  allowing(401, 403, 409),
  async ({ page, context, stack }) => {
    await giveDevice(page);
    await enterWithPasskey(page, stack);
    await page.goto(deskAddress(stack, '/mesa/equipo'));
    await test.step('the only person cannot be removed, and the desk says why', async () => {
      await button(page, 'Quitar a Marta Ruiz del equipo').click();
      await button(page, 'Quitar del equipo').click();
      await expect(page.getByText('Es la única persona que puede entrar')).toBeVisible();
      await button(page, 'Cancelar').click();
      await expect(page.getByRole('heading', { name: 'Marta Ruiz' })).toBeVisible();
    });
    await button(page, 'Invitar a una persona').click();
    await button(page, 'Invitar').click();
    await expect(page.getByText('Escribe su nombre y apellidos.')).toBeVisible();
    await expectAccessible(page, 'invitation dialog with faults');
    await page.keyboard.press('Escape');
    const link = await invite(page, 'Luis Gil', 'luis@example.com');
    await expect(page.getByText(/^Luis Gil \(luis@example\.com\), hasta las/)).toBeVisible();

    const other = await context.browser()?.newContext({ locale: 'es-ES' });
    if (!other) throw new Error('There is no browser.');
    const theirs = await other.newPage();
    await giveDevice(theirs, { hasPrf: false });
    await theirs.goto(link);
    await button(theirs, 'Crear mi passkey').click();
    await expect(button(theirs, 'Luis Gil')).toBeVisible();

    await page.reload();
    await expect(page.getByRole('heading', { name: 'Luis Gil' })).toBeVisible();
    await expectAccessible(page, 'people');
    await test.step('their sessions end, and their passkey goes on opening', async () => {
      await button(page, 'Cerrar sus sesiones').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cerrar sus sesiones' }).click();
      await expect(page.getByText('No está dentro.')).toBeVisible();
      await theirs.goto(deskAddress(stack, '/mesa/equipo'));
      await button(theirs, 'Entrar con mi passkey').click();
      await expect(button(theirs, 'Luis Gil')).toBeVisible();
    });
    await button(page, 'Quitar a Luis Gil del equipo').click();
    await button(page, 'Quitar del equipo').click();
    await expect(page.getByRole('heading', { name: 'Luis Gil', exact: true })).toBeHidden();
    await expect(page.getByText('Luis Gil ya no está en el equipo.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Equipo', level: 1 })).toBeFocused();
    await theirs.goto(deskAddress(stack, '/mesa/equipo'));
    await expect(button(theirs, 'Entrar con mi passkey')).toBeVisible();
    await button(theirs, 'Entrar con mi passkey').click();
    await expect(theirs.getByText('Esta passkey no abre la mesa.')).toBeVisible();
    await other.close();
  },
);

/** Where the button of an e-mail leads. */
function buttonOf({ html }: Email, path: string): string {
  const [, address = ''] = new RegExp(`href="([^"]*${path}[^"]*)"`).exec(html ?? '') ?? [];
  return address;
}

/** A colleague's browser, on a device of their own. */
async function colleague(browser: Browser, device = {}): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'es-ES', timezoneId: 'Europe/Madrid' })).newPage();
  await giveDevice(page, device);
  return page;
}

const waitsFor = (names: string) => DeskShared.access.waits.replace('{names}', names);
const need = (page: Page, text: string) =>
  page.getByRole('region', { name: DeskToday.needs.title }).getByRole('listitem').filter({ hasText: text });

test('an invited colleague opens a sealed consultation: each step is found on Hoy or in an e-mail', async ({
  page,
  browser,
  stack,
  outbox,
}) => {
  const { staff } = await enterWithDeskKey(page, stack);
  const { rows } = await stack.db.query<{ email: string }>('SELECT email FROM staff WHERE id = $1', [staff.id]);
  const question = '¿Cómo junto cuatro préstamos sin pagar dos veces?';
  await sendSealed(stack, answers({ consulta: question }), []);
  await page.goto(deskAddress(stack, '/mesa/hoy'));
  await page.getByRole('link', { name: DeskFrame.screens.people }).click();
  await invite(page, 'Luis Gil', 'luis@example.com');

  const luis = await colleague(browser);
  await test.step('the e-mail leads to an enrolment, which ends with the touch that prepares the key', async () => {
    await luis.goto(buttonOf(await outbox.waitFor({ to: 'luis@example.com' }), '/mesa/invitacion#'));
    await button(luis, DeskInvitation.create).click();
    await expect(luis.getByRole('heading', { name: DeskInvitation.prepare.touch.title })).toBeFocused();
    await expectAccessible(luis, 'the touch that prepares a key');
    await button(luis, DeskInvitation.prepare.touch.submit).click();
    await expect(luis).toHaveURL(/\/mesa\/hoy$/);
  });
  await test.step('on Hoy and at the consultations the colleague reads why they do not open, as a note', async () => {
    await expect(need(luis, waitsFor('Marta Ruiz'))).toBeVisible();
    await luis.getByRole('link', { name: DeskFrame.screens.consultations }).click();
    await expect(luis.getByRole('status').filter({ hasText: waitsFor('Marta Ruiz') })).toBeVisible();
    await expectAccessible(luis, 'consultations without access');
    await luis.getByRole('link', { name: DeskQuestions.sealed.title }).click();
    await expect(button(luis, DeskShared.sealed.open)).toBeVisible();
    await expect(luis.getByRole('status').filter({ hasText: waitsFor('Marta Ruiz') })).toBeVisible();
    await button(luis, DeskShared.sealed.open).click();
    await expect(luis.getByRole('link', { name: DeskShared.sealed.toKey })).toBeVisible();
    await expect(luis.getByRole('main').getByRole('alert')).toHaveCount(0);
    await expect(luis.getByText(question)).toHaveCount(0);
  });
  await test.step('an e-mail leads those who can give access to Hoy, where it is given', async () => {
    const asked = await outbox.waitFor({ to: rows[0]?.email ?? '', subject: /^Luis Gil espera acceso/ });
    await page.goto(buttonOf(asked, '/mesa/hoy'));
    const waiting = need(page, 'Luis Gil espera acceso a lo cifrado');
    await expect(waiting).toBeVisible();
    await expectAccessible(page, 'a colleague who waits for access');
    await waiting.getByRole('button', { name: DeskToday.needs.access.give }).dblclick();
    await expect(page.getByText(DeskToday.needs.done.given.replace('{name}', 'Luis Gil'))).toBeVisible();
    await expect(waiting).toHaveCount(0);
    await expect(page.getByRole('heading', { name: DeskToday.needs.title })).toBeFocused();
  });
  await test.step('an e-mail tells the colleague, and leads to what opens now', async () => {
    const given = await outbox.waitFor({ to: 'luis@example.com', subject: /^Ya puedes abrir/ });
    await luis.goto(buttonOf(given, '/mesa/consultas'));
    await luis.getByRole('link', { name: DeskQuestions.sealed.title }).click();
    await button(luis, DeskShared.sealed.open).click();
    // The first opening with a passkey, which nothing vouches for yet: a word with a colleague.
    await expect(luis.getByRole('heading', { name: DeskFrame.unvouched.title })).toBeVisible();
    await button(luis, DeskFrame.unvouched.goOn).click();
    await expect(luis.getByText(question)).toBeVisible();
    await expect(luis.getByText(waitsFor('Marta Ruiz'))).toHaveCount(0);
  });
  await luis.context().close();
});

test('what an enrolment leaves undone is found on Hoy', async ({ page, browser, stack }) => {
  await enterWithDeskKey(page, stack);
  const enrol = async (name: string, device = {}) => {
    const theirs = await colleague(browser, device);
    const token = await invitationToken(stack.db, { name });
    await theirs.goto(deskAddress(stack, `/mesa/invitacion#${token}`));
    await button(theirs, DeskInvitation.create).click();
    return theirs;
  };
  await test.step('a touch that was left for later', async () => {
    const luis = await enrol('Luis Gil');
    await button(luis, DeskInvitation.prepare.touch.enter).click();
    await button(luis, DeskToday.needs.access.touch).click();
    await expect(need(luis, waitsFor('Marta Ruiz'))).toBeVisible();
    await luis.context().close();
  });
  await test.step('a passkey that cannot open anything, and what to do', async () => {
    const eva = await enrol('Eva Sanz', { hasPrf: false });
    await eva.setViewportSize({ width: 390, height: 844 });
    await expect(eva.getByRole('heading', { name: DeskInvitation.prepare.cannot.title })).toBeFocused();
    await expectAccessible(eva, 'a passkey that cannot open what is sealed');
    await button(eva, DeskInvitation.prepare.cannot.enter).click();
    await expect(need(eva, DeskShared.access.cannot)).toBeVisible();
    await test.step('who cannot give access sees that a colleague waits, without the button', async () => {
      const waiting = need(eva, 'Luis Gil espera acceso a lo cifrado');
      await expect(waiting).toBeVisible();
      await expect(waiting.getByRole('button')).toHaveCount(0);
    });
    await expectNothingFound(eva, 'Hoy without access, on a phone');
    await need(eva, DeskShared.access.cannot).getByRole('link', { name: DeskShared.access.toPeople }).click();
    await expect(button(eva, DeskPeople.addKey)).toBeVisible();
    await eva.context().close();
  });
});

test(
  'after five minutes a removal asks for the passkey, and a refused touch changes nothing',
  allowing(403),
  async ({ page, stack }) => {
    const device = await giveDevice(page);
    await enterWithPasskey(page, stack);
    await page.goto(deskAddress(stack, '/mesa/equipo'));
    await stack.db.query(`UPDATE desk_sessions SET confirmed_at = confirmed_at - interval '6 minutes'`);
    await device.refuse();
    await button(page, 'Invitar a una persona').click();
    await page.getByLabel('Nombre y apellidos').fill('Luis Gil');
    await page.getByLabel('Correo', { exact: true }).fill('luis@example.com');
    await button(page, 'Invitar').click();
    await expect(page.getByRole('heading', { name: 'Confirma que eres tú' })).toBeVisible();
    await expect(page.getByText('No se ha usado ninguna passkey.')).toBeVisible();
    await expectAccessible(page, 'confirmation');
    expect((await stack.db.query('SELECT FROM staff_invitations WHERE used_at IS NULL')).rowCount).toBe(0);
    await device.acceptAgain();
    await button(page, 'Volver a intentarlo').click();
    await expect(page.getByLabel('Enlace de la invitación')).toHaveValue(/\/mesa\/invitacion#[\w-]{22}z$/);
  },
);

test('a person adds a second passkey from another device, ends sessions elsewhere, and the first one can go', async ({
  page,
  context,
  browser,
  stack,
}) => {
  await giveDevice(page);
  const { staff } = await enterWithPasskey(page, stack);
  const elsewhere = await browser.newPage();
  const token = await sessionOf(stack.db, staff.id, { device: 'Firefox, Windows' });
  await takeCookie(elsewhere.context(), stack, `__Host-mesa=${token}`);
  await elsewhere.goto(deskAddress(stack, '/mesa/equipo'));
  await expect(elsewhere.getByRole('heading', { name: 'Equipo', level: 1 })).toBeVisible();
  await sessionOf(stack.db, staff.id, { device: 'Safari, iPhone' });
  const second = await context.newPage();
  await giveDevice(second);
  await second.goto(deskAddress(stack, '/mesa/equipo'));
  await button(second, /^Cerrar la sesión de Safari, iPhone, desde /).dblclick();
  await expect(second.getByText('La sesión está cerrada.')).toBeVisible();
  await expect(second.getByText('Safari, iPhone')).toHaveCount(0);
  await expect(second.getByRole('heading', { name: 'Dentro ahora' })).toBeFocused();
  await expect(button(second, 'Cerrar las demás')).toHaveCount(0);
  await button(second, 'Añadir una passkey').click();
  await second.getByLabel('Nombre de la passkey').fill('Móvil');
  await second.keyboard.press('Enter');
  await expect(second.getByRole('listitem').filter({ hasText: /^Móvil/ })).toBeVisible();
  await expect(second.getByText(/¿Cerramos también la otra sesión abierta\?/)).toBeVisible();
  await expectAccessible(second, 'people with an offer');
  await expectReadableAtDoubleSize(second, 'people with an offer');
  await button(second, 'Cerrar las demás').click();
  await expect(second.getByText('Las demás sesiones están cerradas.')).toBeVisible();
  await elsewhere.reload();
  await expect(button(elsewhere, 'Entrar con mi passkey')).toBeVisible();
  await elsewhere.close();
  await button(second, /^Quitar la passkey (?!Móvil)/).click();
  await button(second, 'Quitar la passkey').last().click();
  await expect(button(second, /^Quitar la passkey/)).toHaveCount(1);
});

test('the log shows what was done, by kind and as a file', async ({ page, context, stack }) => {
  await enterDesk(context, stack);
  await page.goto('/mesa/registro');
  await expect(page.getByText('Aún no hay nada apuntado.')).toBeVisible();
  const saved = page.waitForEvent('download');
  await button(page, 'Descargar en CSV').click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('registro.csv');
  expect(readFileSync(await file.path(), 'utf8')).toContain('Marta Ruiz;Descargó el registro');
  await expect(page.getByRole('row', { name: /Descargó el registro/ })).toBeVisible();
  await expectAccessible(page, 'log');
  await page.getByLabel('Qué').selectOption('Entró en la mesa');
  await expect(page.getByText('No hay nada de esto en los últimos doce meses.')).toBeVisible();

  await test.step('on a phone and with the keyboard alone a person reaches every screen', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/mesa/equipo');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNothingFound(page, 'people on a phone');
    const menu = button(page, /^Menú/);
    await menu.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Registro' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/mesa\/registro$/);
    await expect(page.getByRole('heading', { name: 'Registro' })).toBeVisible();
    await expectNothingFound(page, 'log on a phone');
  });
});
