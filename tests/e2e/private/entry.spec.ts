import { screens } from '@/components/private/desk/screens';
import { enterDesk, enterWithPasskey } from '@/tests/support/desk/enter-desk';
import { invitationToken } from '@/tests/support/desk/invitation-token';
import { deskAddress, giveDevice } from '@/tests/support/desk/passkey';
import { expectAccessible, expectReadableAtDoubleSize } from '@/tests/support/pages/accessible';
import { leaveAndComeBack } from '@/tests/support/pages/kept-page';
import { routeOnce } from '@/tests/support/pages/route-once';
import { allowing, expect, test } from '@/tests/support/pages/test';

test('with a session the desk leads to its first screen, with its navigation', async ({ page, context, stack }) => {
  const { staff } = await enterDesk(context, stack);
  await page.goto('/mesa');
  await expect(page.getByRole('button', { name: staff.name, exact: true })).toBeVisible();
  await expect(page).not.toHaveURL(/\/mesa$/);
  await expect(page.getByRole('navigation', { name: 'Pantallas de la mesa' })).toBeVisible();
  await expectAccessible(page, 'desk');
});

test('an invited person makes a passkey, works, leaves and comes back where they were', async ({ page, stack }) => {
  await giveDevice(page);
  const token = await invitationToken(stack.db, { name: 'Marta Ruiz' });
  await page.goto(deskAddress(stack, `/mesa/invitacion#${token}`));
  await expect(page.getByRole('heading', { name: 'Hola, Marta Ruiz' })).toBeVisible();
  await expectAccessible(page, 'invitation');
  await expectReadableAtDoubleSize(page, 'invitation');
  await page.getByLabel('Nombre de la passkey').fill('');
  await page.getByRole('button', { name: 'Crear mi passkey' }).click();
  await expect(page.getByText('Ponle un nombre a la passkey.')).toBeVisible();
  await page.getByLabel('Nombre de la passkey').fill('Portátil del despacho');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Marta Ruiz', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/mesa\/hoy$/);
  const { rows } = await stack.db.query('SELECT label, prf FROM staff_keys');
  expect(rows).toEqual([{ label: 'Portátil del despacho', prf: true }]);

  await page.goto(deskAddress(stack, '/mesa/carta#nueva'));
  await page.getByLabel('Asunto', { exact: true }).fill('Qué es el euríbor');
  const drafts = () => page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith('mesa:')));
  await expect.poll(drafts).toHaveLength(1);
  await test.step('a page that was left and comes back is loaded anew', async () => {
    await leaveAndComeBack(page);
    await expect(page.getByLabel('Asunto', { exact: true })).toHaveValue('Qué es el euríbor');
  });
  await page.getByRole('button', { name: 'Marta Ruiz', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: 'Salir' }).click();
  await expect(page.getByRole('button', { name: 'Entrar con mi passkey' })).toBeVisible();
  expect(await drafts()).toEqual([]);
  await page.goto(deskAddress(stack, '/mesa/registro'));
  await page.getByRole('button', { name: 'Entrar con mi passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Registro' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Salió de la mesa/ })).toBeVisible();
});

test(
  'an invited person whose device fails at the question for a secret gets in',
  allowing(401),
  async ({ page, stack }) => {
    await giveDevice(page, { failsAtPrf: true });
    const token = await invitationToken(stack.db, { name: 'Marta Ruiz' });
    await page.goto(deskAddress(stack, `/mesa/invitacion#${token}`));
    await page.getByRole('button', { name: 'Crear mi passkey' }).click();
    await expect(page.getByRole('button', { name: 'Marta Ruiz', exact: true })).toBeVisible();
    await page.context().clearCookies();
    await page.goto(deskAddress(stack));
    await page.getByRole('button', { name: 'Entrar con mi passkey' }).click();
    await expect(page.getByRole('button', { name: 'Marta Ruiz', exact: true })).toBeVisible();
  },
);

test('leaving gives up what is being read before the session ends', async ({ page, context, stack }) => {
  await enterDesk(context, stack);
  // Its answer never comes: only the browser can end it, and until then the end of the session does not arrive.
  await page.route('**/api/desk/waiting-answers', () => {});
  const givenUp = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/waiting-answers'));
  await page.route('**/api/desk/session/end', async (route) => {
    await givenUp;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/desk/waiting-answers');
  await page.goto(deskAddress(stack, '/mesa/hoy'));
  await asked;
  await page.getByRole('button', { name: 'Marta Ruiz', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Salir' }).click();
  await expect(page.getByRole('button', { name: 'Entrar con mi passkey' })).toBeVisible();
});

test(
  'a session that could not be ended says so and can be ended again',
  allowing('aborted'),
  async ({ page, context, stack }) => {
    await enterDesk(context, stack);
    await routeOnce(page, '**/api/desk/session/end', (route) => route.abort());
    await page.goto(deskAddress(stack, '/mesa/hoy'));
    await page.getByRole('button', { name: 'Marta Ruiz', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Salir' }).click();
    const fault = page.getByRole('banner').locator('xpath=..').getByRole('alert');
    await expect(fault).toBeVisible();
    await fault.getByRole('button', { name: 'Volver a intentarlo' }).click();
    await expect(page.getByRole('button', { name: 'Entrar con mi passkey' })).toBeVisible();
    const { rows } = await stack.db.query('SELECT 1 FROM desk_sessions');
    expect(rows).toEqual([]);
  },
);

test('a link that was used, has expired or never was says so', async ({ page, stack }) => {
  const expired = await invitationToken(stack.db, { createdAt: new Date(Date.now() - 2 * 60 * 60_000) });
  const states = { [expired]: 'Este enlace ha caducado', nada: 'Este enlace no abre nada' };
  for (const [token, title] of Object.entries(states)) {
    await page.goto(deskAddress(stack, `/mesa/invitacion#${token}`));
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  const used = await invitationToken(stack.db);
  await stack.db.query('UPDATE staff_invitations SET used_at = now()');
  await page.goto(deskAddress(stack, `/mesa/invitacion#${used}`));
  await expect(page.getByRole('heading', { name: 'Este enlace ya se ha usado' })).toBeVisible();
  await expectAccessible(page, 'used invitation');
});

test('without a session every address of the desk shows the way in', async ({ page, stack }) => {
  await page.goto(deskAddress(stack, '/mesa/registro'));
  await expect(page.getByRole('heading', { name: 'La mesa', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Entrar con mi passkey' })).toBeVisible();
  await expect(page).toHaveURL(/\/mesa\/registro$/);
  await expectAccessible(page, 'desk without a session');
  await expectReadableAtDoubleSize(page, 'desk without a session');

  await test.step('at an IP address the desk and an invitation say that a name is needed, and lead to one', async () => {
    const token = await invitationToken(stack.db);
    for (const path of ['/mesa/equipo', `/mesa/invitacion#${token}`]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Aquí hace falta un nombre' })).toBeVisible();
      await expect(page.getByRole('link', { name: /^Abrir localhost/ })).toHaveAttribute(
        'href',
        deskAddress(stack, path),
      );
    }
  });
});

test('a refused touch opens nothing and can be tried again', async ({ page, stack }) => {
  const device = await giveDevice(page);
  await enterWithPasskey(page, stack);
  await page.context().clearCookies();
  await device.refuse();
  await page.goto(deskAddress(stack));
  await page.getByRole('button', { name: 'Entrar con mi passkey' }).click();
  await expect(page.getByText('No se ha usado ninguna passkey.')).toBeVisible();
  await device.acceptAgain();
  await page.getByRole('button', { name: 'Entrar con mi passkey' }).click();
  await expect(page.getByRole('button', { name: 'Marta Ruiz', exact: true })).toBeVisible();
});

test(
  'a session that has ended hides the screen and keeps what was chosen there',
  allowing(401),
  async ({ page, stack }) => {
    await giveDevice(page);
    await enterWithPasskey(page, stack);
    await page.goto(deskAddress(stack, '/mesa/registro'));
    await page.getByLabel('Qué').selectOption('Se unió al equipo');
    await expect(page.getByRole('row', { name: /Se unió al equipo/ })).toBeVisible();
    await stack.db.query('DELETE FROM desk_sessions');
    // A reading of its own may have found out first, and hidden the button.
    await page.locator('button', { hasText: 'Descargar en CSV' }).dispatchEvent('click');
    await expect(page.getByRole('heading', { name: 'Tu sesión ha terminado' })).toBeVisible();
    await expect(page.getByRole('row', { name: /Se unió al equipo/ })).toBeHidden();
    await page.getByRole('button', { name: 'Entrar con mi passkey' }).click();
    await expect(page.getByRole('row', { name: /Se unió al equipo/ })).toBeVisible();
    await expect(page.getByLabel('Qué')).toHaveValue('people.joined');
  },
);

test('every screen gives way to the way in when its session ends', allowing(401), async ({ page, context, stack }) => {
  await page.clock.install();
  const read = page.locator('main').getByText('@equipo.example', { exact: false });
  for (const { path } of screens) {
    await enterDesk(context, stack);
    await page.goto(path);
    await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
    if (path === '/mesa/equipo') await expect(read.first()).toBeVisible();
    await stack.db.query('DELETE FROM desk_sessions');
    await page.clock.fastForward('04:30');
    await expect(page.getByRole('heading', { name: 'Tu sesión ha terminado' }), path).toBeVisible();
    if (path === '/mesa/equipo') {
      await test.step('minutes after a session has ended nothing of what was read is left in the page', async () => {
        await expect(read.first()).toBeAttached();
        await page.clock.fastForward('05:00');
        await expect(read).toHaveCount(0);
        await expect(page.getByRole('heading', { name: 'Tu sesión ha terminado' })).toBeVisible();
      });
    }
  }
});

test(
  'without a network the desk says so, and works again with one',
  allowing(/ERR_INTERNET_DISCONNECTED/),
  async ({ page, context, stack }) => {
    await enterDesk(context, stack);
    await page.goto('/mesa/equipo');
    await expect(page.getByRole('button', { name: 'Invitar a una persona' })).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText('Sin conexión: lo que hagas ahora no llegará.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Sin conexión')).toBeHidden();
  },
);
