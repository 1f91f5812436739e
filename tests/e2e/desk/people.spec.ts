import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { sessionOf } from '../../support/desk/at-the-desk';
import { enterDesk, enterWithPasskey, takeCookie } from '../../support/desk/enter-desk';
import { deskAddress, giveDevice } from '../../support/desk/passkey';
import { expectAccessible, expectNothingFound } from '../../support/pages/accessible';
import { allowing, expect, test } from '../../support/pages/test';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

async function invite(page: Page, name: string, email: string): Promise<string> {
  await button(page, 'Invitar a una persona').click();
  await page.getByLabel('Nombre y apellidos').fill(name);
  await page.getByLabel('Correo electrónico').fill(email);
  // Its second half falls beside the link, which is smaller.
  await button(page, 'Crear el enlace').dblclick({ delay: 60 });
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
    await button(page, 'Crear el enlace').click();
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
    await button(theirs, 'Crear mi llave').click();
    await expect(button(theirs, 'Luis Gil')).toBeVisible();

    await page.reload();
    await expect(page.getByRole('heading', { name: 'Luis Gil' })).toBeVisible();
    await expectAccessible(page, 'people');
    await test.step('their sessions end, and their passkey goes on opening', async () => {
      await button(page, 'Cerrar sus sesiones').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cerrar sus sesiones' }).click();
      await expect(page.getByText('No está dentro.')).toBeVisible();
      await theirs.goto(deskAddress(stack, '/mesa/equipo'));
      await button(theirs, 'Entrar con mi llave').click();
      await expect(button(theirs, 'Luis Gil')).toBeVisible();
    });
    await button(page, 'Quitar a Luis Gil del equipo').click();
    await button(page, 'Quitar del equipo').click();
    await expect(page.getByRole('heading', { name: 'Luis Gil' })).toBeHidden();
    await expect(page.getByText('Luis Gil ya no está en el equipo.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Equipo', level: 1 })).toBeFocused();
    await theirs.goto(deskAddress(stack, '/mesa/equipo'));
    await expect(button(theirs, 'Entrar con mi llave')).toBeVisible();
    await button(theirs, 'Entrar con mi llave').click();
    await expect(theirs.getByText('Esta llave no abre la mesa.')).toBeVisible();
    await other.close();
  },
);

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
    await page.getByLabel('Correo electrónico').fill('luis@example.com');
    await button(page, 'Crear el enlace').click();
    await expect(page.getByRole('heading', { name: 'Confirma que eres tú' })).toBeVisible();
    await expect(page.getByText('No se ha usado ninguna llave.')).toBeVisible();
    await expectAccessible(page, 'confirmation');
    expect((await stack.db.query('SELECT FROM staff_invitations WHERE used_at IS NULL')).rowCount).toBe(0);
    await device.acceptAgain();
    await button(page, 'Volver a intentarlo').click();
    await expect(page.getByLabel('Enlace de la invitación')).toHaveValue(/\/mesa\/invitacion#[\w-]{22}$/);
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
  await button(second, 'Añadir una llave').click();
  await second.getByLabel('Nombre de la llave').fill('Móvil');
  await second.keyboard.press('Enter');
  await expect(second.getByRole('listitem').filter({ hasText: /^Móvil/ })).toBeVisible();
  await expect(second.getByText(/¿Cerramos también la otra sesión abierta\?/)).toBeVisible();
  await expectAccessible(second, 'people with an offer');
  await button(second, 'Cerrar las demás').click();
  await expect(second.getByText('Las demás sesiones están cerradas.')).toBeVisible();
  await elsewhere.reload();
  await expect(button(elsewhere, 'Entrar con mi llave')).toBeVisible();
  await elsewhere.close();
  await button(second, /^Quitar la llave (?!Móvil)/).click();
  await button(second, 'Quitar la llave').last().click();
  await expect(button(second, /^Quitar la llave/)).toHaveCount(1);
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
