import { expect, type Locator, type Page } from '@playwright/test';
import { screens } from '@/components/private/desk/screens';
import ownData from '@/messages/space/tools/space-own-data.json' with { type: 'json' };
import unvouchedKey from '@/messages/space/tools/space-unvouched.json' with { type: 'json' };
import messages from '@/tests/support/messages';
import { enterWithPasskey } from '../../support/desk/enter-desk';
import { invitationToken } from '../../support/desk/invitation-token';
import { deskAddress, giveDevice } from '../../support/desk/passkey';
import { advice } from '../../support/pages/catalogue';
import { boughtOrderPage } from '../../support/pages/orders';
import { allowing, test as purchaseTest } from '../../support/pages/test';
import { send } from '../../support/shop/consultations';
import { wrapAsBefore } from '../../support/space/space-owner';
import { test } from '../../support/space/space-test';

const { SpaceEntry: entry, SpaceCreation: creation, SpaceFrame: frame, DeskLetters: letters } = messages;
const own = ownData.SpaceOwnData;
const { unvouched } = unvouchedKey.SpaceFrame;

test.use({ viewport: { width: 390, height: 844 } });
purchaseTest.use({ viewport: { width: 390, height: 844 } });

/** It has the focus and can be read: it is in the window, and nothing lies over it. */
async function expectShown(heading: Locator): Promise<void> {
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
  const isUncovered = () =>
    heading.evaluate((element) => {
      const { left, top, height } = element.getBoundingClientRect();
      return [top + 1, top + height - 1].every((y) => {
        const there = document.elementFromPoint(left + 4, y);
        return there !== null && element.contains(there);
      });
    });
  // The page may scroll to it in its own time.
  await expect.poll(isUncovered).toBe(true);
}

/** As far down as the page goes: what comes next has to bring itself into view. */
async function pressAtTheFoot(page: Page, button: Locator): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await button.click();
}

test('on a phone every screen on the way into a space shows its heading', async ({ page, space, outbox, stack }) => {
  const shown = (name: string) => expectShown(space.heading(name));
  const press = (name: string) => pressAtTheFoot(page, space.button(name));
  await space.visit();
  for (const [way, title] of [
    ['frase', entry.phrase.title],
    ['recuperacion', entry.recovery.title],
    ['empezar-de-cero', entry.restart.title],
    ['crear', creation.title],
  ] as const) {
    await press(entry.ways[way]);
    await shown(title);
    await press(entry.others);
    await shown(entry.doors.known);
  }

  await press(entry.ways.crear);
  await space.proveMailbox();
  await shown(creation.way.title);
  await press(creation.way.phrase);
  await shown(creation.phrase.title);
  await press(creation.phrase.kept);
  await shown(creation.phrase.backTitle);
  await press(creation.phrase.seeAgain);
  await shown(creation.phrase.title);
  await space.keepPhrase();
  await shown(creation.recovery.title);
  await space.keepRecoveryKey(creation.submit);
  await shown(`Abierto: ${space.email}`);
  await press(frame.close);
  await shown(entry.closed.over.title);

  await test.step('a mailbox that has a space is told so, and can begin anew', async () => {
    await press(entry.ways.crear);
    await space.proveMailbox();
    await shown(creation.thereTitle);
    await press(entry.others);
    await press(entry.ways['empezar-de-cero']);
    await space.proveMailbox();
    await shown(entry.restart.title);
    await press(entry.restart.ask);
    await shown(entry.restart.doneTitle);
    const { html } = await outbox.waitFor({ to: space.email, subject: /siete días/ });
    const [path = ''] = /\/espacio\/conservar#[\w-]+/.exec(html ?? '') ?? [];
    await page.goto(deskAddress(stack, path));
    await press(frame.keep.button);
    await shown(frame.keep.doneTitle);
  });
});

test(
  'on a phone every room of an open space, and each way out of it, shows its heading',
  allowing(401, 403),
  async ({ page, space, stack }) => {
    const shown = (name: string) => expectShown(space.heading(name));
    const press = (name: string) => pressAtTheFoot(page, space.button(name));
    const { identity, deviceWay } = await space.place();
    await wrapAsBefore(stack, space.email, identity, deviceWay);
    await space.visit('#documentos');
    await press(entry.passkey.open);
    await shown(unvouched.title);
    await press(unvouched.goOn);
    await shown(`Abierto: ${space.email}`);
    for (const room of [...Object.keys(frame.tabs).slice(1), 'documentos'] as (keyof typeof frame.tabs)[]) {
      await space.go(room);
      await expectShown(page.getByRole('region', { name: frame.tabs[room] }).getByRole('heading', { level: 2 }));
    }
    await page.reload();
    await shown(frame.locked.title);
    await press(frame.locked.leave);
    await shown(entry.closed.over.title);

    await space.button(entry.ways.recuperacion).click();
    await page.getByLabel(entry.recovery.label).fill(space.recoveryKey);
    await press(entry.recovery.open);
    await shown(creation.way.title);
    await press(creation.way.passkey);
    await shown(creation.recovery.title);
    await space.keepRecoveryKey(frame.recovery.submit);
    await shown(`Abierto: ${space.email}`);

    await space.go('datos');
    await press(own.delete.title.space);
    const dialog = page.getByRole('dialog', { name: own.delete.dialog });
    await dialog.getByLabel(own.delete.word).fill('borrar');
    await dialog.getByRole('button', { name: own.delete.submit }).click();
    await shown(entry.closed.deleted.title);
  },
);

purchaseTest(
  'on a phone every screen of the desk, and what it opens, shows its heading',
  allowing(401),
  async ({ page, stack }) => {
    const title = page.locator('main').getByRole('heading', { level: 1 }).and(page.locator(':visible'));
    await giveDevice(page);
    await enterWithPasskey(page, stack);
    await boughtOrderPage(page.request, stack.sandbox, advice.slug);
    await send(stack);
    await page.goto(deskAddress(stack, '/mesa'));
    await expectShown(title);
    for (const { id } of [...screens.slice(1), screens[0]]) {
      await page.getByRole('button', { name: /^Menú/ }).click();
      await page.getByRole('link', { name: messages.DeskFrame.screens[id], exact: true }).click();
      await expect(page).toHaveURL(deskAddress(stack, screens.find((screen) => screen.id === id)?.path));
      await expectShown(title);
    }

    await purchaseTest.step('what a list has opened', async () => {
      await page.goto(deskAddress(stack, '/mesa/contrataciones'));
      await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
      await expectShown(title);
      await page.goto(deskAddress(stack, '/mesa/consultas'));
      await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
      await expectShown(title);
      await page.goto(deskAddress(stack, '/mesa/carta'));
      await page.getByRole('link', { name: letters.write }).click();
      await expectShown(title);
    });

    await purchaseTest.step('the way in, once the session has ended, and the screen after it', async () => {
      await page.goto(deskAddress(stack, '/mesa/registro'));
      await expect(page.getByRole('heading', { name: messages.DeskFrame.screens.log, level: 1 })).toBeVisible();
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await stack.db.query('DELETE FROM desk_sessions');
      await page.getByLabel('Qué').selectOption('Entró en la mesa');
      await expectShown(page.getByRole('heading', { name: messages.DeskEntry.closedTitle }));
      await page.getByRole('button', { name: messages.DeskEntry.enter }).click();
      await expectShown(title);
    });

    await purchaseTest.step('from an invitation to the first screen', async () => {
      await page.context().clearCookies();
      const token = await invitationToken(stack.db, { name: 'Luis Gil' });
      await page.goto(deskAddress(stack, `/mesa/invitacion#${token}`));
      await page.getByRole('button', { name: 'Crear mi passkey' }).click();
      await expect(page).toHaveURL(/\/mesa\/hoy$/);
      await expectShown(title);
    });
  },
);
