import { fingerprint } from '@/lib/private/sealing/fingerprint';
import { type Identity, newIdentity, type Recipient, recipientOf } from '@/lib/private/sealing/identity';
import { wrapIdentity } from '@/lib/private/sealing/wrap-identity';
import openSessions from '@/messages/private/tools/open-sessions.json' with { type: 'json' };
import spaceKeys from '@/messages/space/tools/space-keys.json' with { type: 'json' };
import unvouchedKey from '@/messages/space/tools/space-unvouched.json' with { type: 'json' };
import messages from '@/tests/support/messages';
import { takeCookie } from '../../support/desk/enter-desk';
import { deskAddress, giveDevice } from '../../support/desk/passkey';
import { expectAccessible, expectReadableAtDoubleSize } from '../../support/pages/accessible';
import { inWords } from '../../support/pages/in-words';
import { leaveAndComeBack } from '../../support/pages/kept-page';
import { routeOnce } from '../../support/pages/route-once';
import { allowing, expect } from '../../support/pages/test';
import { pdf } from '../../support/shop/consultation-payload';
import { openElsewhere, wrapAsBefore } from '../../support/space/space-owner';
import { SpacePage } from '../../support/space/space-page';
import { test } from '../../support/space/space-test';

const { SpaceEntry: entry, SpaceCreation: creation, SpaceFrame: frame, SpaceShared: shared } = messages;
const { SpaceKeys: keys } = spaceKeys;
const { unvouched } = unvouchedKey.SpaceFrame;
const { OpenSessions: sessions } = openSessions;

test('a passkey makes a space, which is closed, and opened again with one touch', async ({ page, space }) => {
  await giveDevice(page);
  await space.visit();
  await expectAccessible(page, 'closed space');
  await expectReadableAtDoubleSize(page, 'closed space');
  await space.button(entry.ways.crear).click();
  await expect(space.heading(creation.title)).toBeFocused();
  await page.goBack();
  await expect(space.button(entry.passkey.open)).toBeVisible();
  await space.createByPasskey();
  // Its mailbox has asked something, and nothing lies in the rooms before.
  await expect(page.getByRole('region', { name: frame.tabs.consultas, exact: true })).toBeVisible();
  await space.go('llaves');
  await expect(page.getByRole('listitem').filter({ hasText: keys.kinds.recovery })).toBeVisible();
  await expectAccessible(page, 'open space');
  await expectReadableAtDoubleSize(page, 'open space');
  await space.button(frame.close).click();
  await expect(space.button(entry.passkey.open)).toBeVisible();
  await space.visit();
  await space.button(entry.passkey.open).click();
  await space.expectOpen();

  await test.step('a reload asks for a touch, and for no code', async () => {
    await page.reload();
    await expect(space.heading(frame.locked.title)).toBeFocused();
    await expectAccessible(page, 'locked space');
    await expectReadableAtDoubleSize(page, 'locked space');
    await space.button(entry.passkey.open).click();
    await space.expectOpen();
    await leaveAndComeBack(page);
    await space.button(frame.locked.leave).click();
    await expect(space.heading(entry.closed.over.title)).toBeFocused();
    await page.reload();
    await expect(space.button(entry.ways.crear)).toBeVisible();
  });
});

test('a device whose passkey derives no secret needs a phrase, which opens', async ({ page, space }) => {
  await giveDevice(page, { hasPrf: false });
  await space.visit('#crear');
  await space.proveMailbox();
  await space.button(creation.way.passkey).click();
  await expect(page.getByText(creation.doorOnly)).toBeVisible();
  await expectAccessible(page, 'phrase');
  await expectReadableAtDoubleSize(page, 'phrase');
  await space.keepPhrase();
  await expectAccessible(page, 'recovery key');
  await expectReadableAtDoubleSize(page, 'recovery key');
  await space.keepRecoveryKey(creation.submit);
  await space.expectOpen();
  await space.go('llaves');
  await expect(page.getByText(keys.doorOnly)).toBeVisible();
  await space.button(frame.close).click();
  await space.button(entry.passkey.open).click();
  await expect(space.heading(frame.locked.title)).toBeVisible();
  await page.getByLabel(entry.phrase.label).fill(space.phrase);
  await space.button(entry.phrase.open).click();
  await space.expectOpen();
});

test(
  'a passkey that was not touched the second time is told from one that derives nothing, and is touched again',
  allowing(403),
  async ({ page, space }) => {
    const device = await giveDevice(page);
    await space.visit('#crear');
    await space.proveMailbox();
    await device.letPass('create');
    await space.button(creation.way.passkey).click();
    await expect(page.getByText(shared.faults.key_refused)).toBeVisible();
    await device.letPass('get');
    await space.button(creation.way.passkey).click();
    await expect(page.getByText(creation.way.untouched)).toBeVisible();
    await expectAccessible(page, 'a passkey that was not touched the second time');
    await device.letPass('get');
    await space.button(creation.way.touchAgain).click();
    await expect(page.getByText(creation.way.untouched)).toBeVisible();
    await space.button(creation.way.phrase).click();
    await expect(page.getByText(creation.untouchedDoor)).toBeVisible();
    await space.keepPhrase();
    await space.keepRecoveryKey(creation.submit);
    await space.expectOpen();
    await space.go('llaves');

    await test.step('also in its row, later', async () => {
      const row = page.getByRole('listitem').filter({ hasText: keys.doorOnly });
      await expectAccessible(page, 'the row of a passkey that was not touched');
      const touchAgain = async () => {
        await row.getByRole('button', { name: keys.touchAgain }).click();
        await page.getByRole('dialog').getByLabel(entry.phrase.label).fill(space.phrase);
        await page.getByRole('dialog').getByRole('button', { name: entry.phrase.open, exact: true }).click();
      };
      await device.letPass('get');
      await touchAgain();
      await expect(row.getByText(shared.faults.key_refused)).toBeVisible();
      await touchAgain();
      await expect(row).toHaveCount(0);
      await space.reopen();
      await space.expectOpen();
    });
  },
);

test('a device that fails at the question for a secret is asked without it', async ({ page, space }) => {
  await giveDevice(page, { failsAtPrf: true });
  await space.visit('#crear');
  await space.proveMailbox();
  await space.button(creation.way.passkey).click();
  await expect(page.getByText(creation.doorOnly)).toBeVisible();
  await space.keepPhrase();
  await space.keepRecoveryKey(creation.submit);
  await space.expectOpen();
  await space.button(frame.close).click();
  await space.button(entry.passkey.open).click();
  await expect(space.heading(frame.locked.title)).toBeVisible();
});

test(
  'a wrong phrase says how long to wait, keeps what was typed, and the right one opens',
  allowing(401, 429),
  async ({ page, space }) => {
    await space.createByPhrase();
    await space.button(frame.close).click();
    await space.visit('#frase');
    await space.proveMailbox();
    const field = page.getByLabel(entry.phrase.label);
    await field.fill('ábaco ábaco ábaco ábaco ábaco');
    await space.button(entry.phrase.open).click();
    await expect(page.getByText(entry.phrase.wordCount)).toBeVisible();
    const wrong = Array.from({ length: 6 }, () => (space.phrase.includes('ábaco') ? 'zurdo' : 'ábaco')).join(' ');
    await field.fill(wrong);
    await space.button(entry.phrase.open).click();
    await expect(page.getByText(entry.phrase.wrong, { exact: true })).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(wrong);
    await expectAccessible(page, 'wrong phrase');
    await field.fill(space.phrase);
    await space.button(entry.phrase.open).click();
    await space.expectOpen();
  },
);

test(
  'the recovery key brings new keys, and the old ones open nothing',
  allowing(401, 403),
  async ({ page, browser, space, stack }) => {
    await space.place();
    const old = space.recoveryKey;
    const other = new SpacePage(await browser.newPage(), stack, space.email);
    await giveDevice(other.page);
    await other.visit('#recuperacion');
    await other.page.getByLabel(entry.recovery.label).fill(old.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')));
    await other.button(entry.recovery.open).click();
    await expect(other.page.getByText(entry.recovery.check)).toBeVisible();
    await other.page.getByLabel(entry.recovery.label).fill(old.toLowerCase().replaceAll('-', ' '));
    await other.button(entry.recovery.open).click();
    await other.button(creation.way.passkey).click();
    await other.keepRecoveryKey(frame.recovery.submit);
    await other.expectOpen();
    await space.visit();
    await expect(space.button(entry.passkey.open)).toBeVisible();
    await space.button(entry.passkey.open).click();
    await expect(page.getByText(messages.Api.key_refused)).toBeVisible();
    await space.visit('#recuperacion');
    await page.getByLabel(entry.recovery.label).fill(old);
    await space.button(entry.recovery.open).click();
    await expect(page.getByText(messages.Api.recovery_wrong)).toBeVisible();
    await other.page.close();
  },
);

test(
  'a phrase and another recovery key are made in the open space, and a key is removed',
  allowing(403),
  async ({ page, browser, space, stack }) => {
    await space.place();
    const other = new SpacePage(await browser.newPage(), stack, space.email);
    await takeCookie(other.page.context(), stack, await openElsewhere(stack, space.email, 'Firefox, Windows'));
    await openElsewhere(stack, space.email, 'Safari, iPhone');
    await other.visit();
    await expect(other.heading(frame.locked.title)).toBeVisible();
    await space.visit('#llaves');
    await space.button(entry.passkey.open).click();
    await space.expectOpen();
    await test.step('another session is seen and ended, and nothing offers to end the rest', async () => {
      const row = page.getByRole('listitem').filter({ hasText: 'Safari, iPhone' });
      await expect(page.getByRole('listitem').filter({ hasText: `(${sessions.this})` })).toHaveCount(1);
      await expectAccessible(page, 'keys and sessions');
      await row.getByRole('button', { name: /^Cerrar la sesión de Safari, iPhone, desde / }).dblclick();
      await expect(page.getByText(sessions.ended)).toBeVisible();
      await expect(row).toHaveCount(0);
      await expect(space.heading(keys.sessions.title)).toBeFocused();
      await expect(page.getByText(/La llave nueva ya está puesta/)).toHaveCount(0);
    });
    await space.button(keys.setPhrase).click();
    await expect(space.heading(frame.confirm.title)).toBeVisible();
    await expectAccessible(page, 'confirmation');
    await page.getByRole('dialog').getByRole('button', { name: entry.passkey.open }).click();
    await space.keepPhrase();
    const phraseRow = page.getByRole('listitem').filter({ hasText: keys.kinds.phrase });
    await expect(phraseRow).toBeVisible();
    await test.step('the new key offers to end the others, which are closed then', async () => {
      await expect(page.getByText(/¿Cerramos también la otra sesión abierta\?/)).toBeVisible();
      await expectAccessible(page, 'offer');
      await space.button(sessions.endOthers).click();
      await expect(page.getByText(sessions.othersEnded)).toBeVisible();
      await expect(space.button(sessions.endOthers)).toHaveCount(0);
      await other.page.reload();
      await expect(other.button(entry.ways.crear)).toBeVisible();
      await other.page.close();
    });
    await space.button(keys.renewRecovery).click();
    await page.getByRole('dialog').getByRole('button', { name: entry.passkey.open }).click();
    await expect(space.heading(creation.recovery.title)).toBeVisible();
    const before = space.recoveryKey;
    // Writing it down takes longer than a confirmation counts: it is asked for once more, above what is shown this once.
    await stack.db.query("UPDATE space_sessions SET confirmed_at = now() - interval '6 minutes'");
    await space.keepRecoveryKey(keys.recoverySubmit);
    await page
      .getByRole('dialog', { name: frame.confirm.title })
      .getByRole('button', { name: entry.passkey.open })
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(space.recoveryKey).not.toBe(before);
    await phraseRow.getByRole('button', { name: `Quitar ${keys.kinds.phrase}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: keys.remove, exact: true }).click();
    await expect(phraseRow).toHaveCount(0);
  },
);

test('a key that nothing vouches for is warned of once, and an exchanged one opens nothing', async ({
  page,
  space,
  stack,
}) => {
  const { identity, deviceWay } = await space.place();
  const digits = await fingerprint(await recipientOf(identity));
  const exchange = async (own: Identity, way: Recipient) => {
    await stack.db.query('UPDATE spaces SET recipient = $1', [await recipientOf(own)]);
    const wrapped = Buffer.from(await wrapIdentity(own, way));
    await stack.db.query("UPDATE space_keys SET recipient = $1, wrapped = $2 WHERE kind = 'passkey'", [way, wrapped]);
  };
  const stop = page.getByRole('alert').filter({ has: page.getByRole('link') });
  await wrapAsBefore(stack, space.email, identity, deviceWay);
  await space.visit('#llaves');
  await space.button(entry.passkey.open).click();
  await expect(space.heading(unvouched.title)).toBeFocused();
  await expect(page.getByText(digits)).toBeVisible();
  await expectAccessible(page, 'a key that nothing vouches for');
  await space.button(unvouched.goOn).click();
  await space.expectOpen();
  await expect(page.getByText(digits)).toBeVisible();
  await space.reopen();
  await space.expectOpen();

  await test.step('the recipient, and then the wrap with it', async () => {
    const theirs = await newIdentity();
    await stack.db.query('UPDATE spaces SET recipient = $1', [await recipientOf(theirs)]);
    await space.reopen();
    await expect(stop).toContainText(inWords(shared.faults.space_exchanged));
    await exchange(theirs, deviceWay.recipient);
    await space.reopen();
    await expect(stop).toContainText(inWords(shared.faults.space_exchanged));
    await expect(stop.getByRole('link')).toHaveAttribute('href', '/contacto');
    await expect(space.button(entry.passkey.open)).toHaveCount(0);
    await expectAccessible(page, 'an exchanged key');
    await space.button(entry.closed.goOn).click();
    await expect(space.button(entry.passkey.open)).toBeVisible();
  });

  await test.step('as one from before, which opens none of the documents', async () => {
    await exchange(identity, deviceWay.recipient);
    await space.reopen();
    await space.expectOpen();
    await space.go('documentos');
    const paper = { name: 'nómina.pdf', mimeType: 'application/pdf', buffer: pdf() };
    await space.chooseAlone();
    await page.getByLabel(messages.SpaceDocuments.add).setInputFiles(paper);
    await expect(space.button(`Abrir ${paper.name}`)).toBeVisible();
    await exchange(await newIdentity(), await recipientOf(deviceWay.former));
    await space.reopen();
    await expect(stop).toContainText(inWords(shared.faults.opens_none_there));
    await expect(space.button(unvouched.goOn)).toHaveCount(0);
    await expectAccessible(page, 'a key that opens nothing that is there');
  });
});

test('everything lost: the space is deleted in a week, and kept from inside', async ({ page, space, stack }) => {
  await space.place();
  await page.context().clearCookies();
  await space.visit('#empezar-de-cero');
  await space.proveMailbox();
  await space.button(entry.restart.ask).click();
  await expect(space.heading(entry.restart.doneTitle)).toBeFocused();

  await test.step('the link of the e-mail changes nothing until its button is pressed', async () => {
    await page.goto(deskAddress(stack, '/espacio/conservar#nada'));
    await expectAccessible(page, 'keep the space');
    const { rows } = await stack.db.query('SELECT wipe_at FROM spaces');
    expect(rows[0]?.wipe_at).not.toBeNull();
  });

  await page.goBack();
  await space.button(entry.others).click();
  await space.button(entry.passkey.open).click();
  await space.button(frame.wipe.keep).click();
  await expect(space.button(frame.wipe.keep)).toHaveCount(0);
});

test(
  'without a network what was typed stays, and is sent with another try',
  allowing('aborted'),
  async ({ page, space }) => {
    await space.visit('#crear');
    await routeOnce(page, '**/api/space/code', (route) => route.abort());
    await space.emailField.fill(space.email);
    await space.button(entry.code.send).click();
    await expect(page.getByText(shared.faults.offline)).toBeVisible();
    await expect(space.emailField).toHaveValue(space.email);
    await space.button(entry.code.send).click();
    await expect(space.heading(entry.code.sentTitle)).toBeVisible();
  },
);

test('a link out of the space loads its page anew, and back leads to the space', async ({ page, space }) => {
  await space.visit();
  await expect(space.button(entry.passkey.open)).toBeVisible();
  await page.evaluate(() => document.body.setAttribute('data-document', 'space'));
  await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('body[data-document]')).toHaveCount(0);
  await page.goBack();
  await expect(space.button(entry.passkey.open)).toBeVisible();
});

test('where there are no spaces yet the page says so, and leads on', allowing(404), async ({ page, space, stack }) => {
  await stack.db.query('DELETE FROM desk_wraps');
  await space.visit();
  await expect(space.heading(frame.notYet.title)).toBeVisible();
  await expectAccessible(page, 'no spaces yet');
});
