import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { fingerprint } from '@/lib/private/sealing/fingerprint';
import { newIdentity, type Recipient, recipientOf } from '@/lib/private/sealing/identity';
import { wrapIdentity } from '@/lib/private/sealing/wrap-identity';
import { enterWithDeskKey } from '@/tests/support/desk/enter-desk';
import { invitationToken } from '@/tests/support/desk/invitation-token';
import { keyHolder } from '@/tests/support/desk/key-holder';
import { atTheKey, beginAtScreen, proveAndSend, readPaper } from '@/tests/support/desk/key-screen';
import { deskAddress, giveDevice } from '@/tests/support/desk/passkey';
import messages from '@/tests/support/messages';
import { expectAccessible, expectReadableAtDoubleSize } from '@/tests/support/pages/accessible';
import { expect, test } from '@/tests/support/pages/test';
import type { SharedStack } from '@/tests/support/stack/stack';

const { DeskFrame, DeskKey, DeskShared } = messages;

const CODE = /([0-9A-F]{4}-){3}[0-9A-F]{4}/;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

/**
 * A group that stands alone, and any two that follow each other, as they are typed or not: one group would be found in what is sealed
 * by chance, once in some thousand runs.
 */
function secretParts(paper: string): RegExp[] {
  const groups = paper.split('-');
  return groups.flatMap((group, index) => [
    new RegExp(`["=&: ]${group}["&,\\s]`, 'i'),
    ...(groups[index + 1] ? [new RegExp(`${group}[- ]?${groups[index + 1]}`, 'i')] : []),
  ]);
}

test('the key of the desk is made with a touch and a paper, which is proved before anything is stored', async ({
  page,
  stack,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await giveDevice(page);
  await page.goto(deskAddress(stack, `/mesa/invitacion#${await invitationToken(stack.db)}`));
  await button(page, 'Crear mi passkey').click();
  await button(page, 'Marta Ruiz').waitFor();
  await page.goto(deskAddress(stack, '/mesa/llave'));
  await expectAccessible(page, 'no key yet');
  await button(page, DeskKey.begin.start).click();
  const paper = await readPaper(page);
  expect(paper).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
  await expectAccessible(page, 'the key on paper');
  await expectReadableAtDoubleSize(page, 'the key on paper');
  const printed = dialog(page).locator('[data-paper-key]').getByText(CODE);
  const [onPaper] = CODE.exec((await printed.textContent()) ?? '') ?? [];
  expect(onPaper).toBeDefined();
  await button(page, DeskKey.begin.submit).click();
  await expect(dialog(page).getByText(/^Escribe los cuatro signos del grupo [1-7]\.$/)).toHaveCount(2);
  await expect(dialog(page).getByRole('textbox', { name: 'Grupo' }).first()).toBeFocused();
  const { rows } = await stack.db.query('SELECT epoch FROM desk_keys');
  expect(rows).toEqual([]);
  await proveAndSend(page, paper, DeskKey.begin.submit);
  await expect(page.getByText(DeskKey.done.begin)).toBeVisible();
  await expect(page.getByText(DeskKey.openers.opens, { exact: true })).toBeVisible();
  expect(await codeOf(page)).toBe(onPaper);
  await expect(page.getByText(DeskKey.current.known, { exact: true })).toBeVisible();
  await expectAccessible(page, 'the key of the desk');

  await button(page, DeskKey.printedKey.check).click();
  const typed = dialog(page).getByLabel(DeskKey.typed.label);
  await typed.fill(`${paper.slice(0, -1)}${paper.endsWith('0') ? '1' : '0'}`);
  await button(page, DeskKey.checkDialog.submit).click();
  await expect(dialog(page).getByText(DeskShared.faults.paper_check)).toBeVisible();
  await typed.fill(paper.toLowerCase().replaceAll('-', ' '));
  await button(page, DeskKey.checkDialog.submit).click();
  await expect(page.getByText(DeskKey.done.check)).toBeVisible();

  await button(page, DeskKey.current.rotate).click();
  await expect(page.getByRole('heading', { name: DeskKey.rotateDialog.title })).toBeVisible();
  await expectAccessible(page, 'another epoch');
  await button(page, DeskKey.rotateDialog.submit).click();
  await expect(page.getByText(DeskKey.done.rotate)).toBeVisible();
  await expect(page.getByText(DeskKey.openers.opens, { exact: true })).toBeVisible();

  await button(page, DeskKey.printedKey.replace).click();
  const other = await readPaper(page);
  await proveAndSend(page, other, DeskKey.replaceDialog.submit);
  await expect(page.getByText(DeskKey.done.replace)).toBeVisible();
  await button(page, DeskKey.printedKey.check).click();
  await typed.fill(paper);
  await button(page, DeskKey.checkDialog.submit).click();
  await expect(dialog(page).getByText(DeskShared.faults.paper_other)).toBeVisible();

  await test.step('no secret of the key is in anything that the browser sends', async () => {
    const all = sent.join('\n');
    expect(all).toContain('/api/desk/desk-key');
    expect(all).not.toContain('AGE-SECRET-KEY');
    expect(all).not.toContain('"results"');
    for (const key of [paper, other]) for (const part of secretParts(key)) expect(all).not.toMatch(part);
  });
});

test('a colleague is given access; a new device opens everything with the paper', async ({ page, browser, stack }) => {
  await atTheKey(page, stack, 'Marta Ruiz');
  const paper = await beginAtScreen(page);
  const elsewhere = await browser.newContext({ baseURL: stack.baseUrl, locale: 'es-ES', timezoneId: 'Europe/Madrid' });
  const theirs = await elsewhere.newPage();
  await atTheKey(theirs, stack, 'Luis Gil');
  await expect(theirs.getByText(DeskKey.openers.notTouched)).toBeVisible();
  await button(theirs, DeskKey.openers.touch).click();
  await expect(theirs.getByText(DeskKey.openers.noAccess)).toBeVisible();
  await expectAccessible(theirs, 'without access');

  await page.reload();
  // Told aloud on one side, read on the other.
  const half = await codes(theirs).textContent();
  await expect(page.getByText(`Su código: ${half}`)).toBeVisible();
  await expectAccessible(page, 'a passkey that waits, with its code');
  await button(page, /^Dar acceso a .*, de Luis Gil$/).click();
  await expect(page.getByText(DeskKey.openers.opens, { exact: true })).toHaveCount(2);
  await expect(page.getByText(DeskKey.openers.notProved)).toBeVisible();
  const code = await codeOf(page);

  await test.step('a first opening is told, with the code to compare, and the next one is not', async () => {
    await theirs.reload();
    await expect(theirs.getByText(DeskKey.current.unchecked, { exact: true })).toBeVisible();
    await expect(codes(theirs)).toHaveCount(0);
    await expectAccessible(theirs, 'a key that the touched passkey does not know');
    await button(theirs, DeskKey.current.compare).click();
    await expect(warning(theirs)).toContainText(code);
    await expectAccessible(theirs, 'a key that was not compared');
    await button(theirs, DeskFrame.unvouched.goOn).click();
    await expect(theirs.getByText(DeskKey.current.known, { exact: true })).toBeVisible();
    expect(await codeOf(theirs)).toBe(code);
    await expect(button(theirs, DeskKey.current.compare)).toHaveCount(0);
    await rotate(theirs);
    await expect(theirs.getByText(DeskKey.done.rotate)).toBeVisible();
    await expect(theirs.getByText(DeskKey.current.known, { exact: true })).toHaveCount(2);
    await expect(theirs.getByText(DeskKey.openers.opens, { exact: true })).toHaveCount(2);
    await theirs.reload();
    await rotate(theirs);
    await expect(theirs.getByText(DeskKey.done.rotate)).toBeVisible();
    await expect(theirs.getByText(DeskKey.current.known, { exact: true })).toHaveCount(3);
  });

  await test.step('epochs that the one before vouches for are told once, in calm words', async () => {
    const latest = await codeOf(theirs);
    await page.reload();
    await button(page, DeskKey.printedKey.replace).click();
    await expect(news(page)).toContainText(latest);
    await expectAccessible(page, 'a key that a colleague has changed');
    await button(page, DeskFrame.unvouched.goOn).click();
    await expect(dialog(page).locator('[data-paper-key]')).toContainText(latest);
    const newer = await readPaper(page);
    await proveAndSend(page, newer, DeskKey.replaceDialog.submit);
    await expect(page.getByText(DeskKey.done.replace)).toBeVisible();
    await expect(page.getByText(DeskKey.openers.notProved)).toHaveCount(0);
  });

  const third = await elsewhere.newPage();
  await elsewhere.clearCookies();
  await atTheKey(third, stack, 'Eva Sanz');
  // The next time they come in their passkey is touched.
  await elsewhere.clearCookies();
  await third.reload();
  await button(third, 'Entrar con mi passkey').click();
  await button(third, DeskKey.openers.withPaper).click();
  await dialog(third).getByLabel(DeskKey.typed.label).fill(paper);
  // The paper that Marta has replaced opens for thirty days more.
  await button(third, DeskKey.openDialog.submit).click();
  // It was printed before the key was changed: a person compares what came after it.
  await expect(news(third)).toContainText(await codeOf(page));
  await button(third, DeskFrame.unvouched.goOn).click();
  await expect(third.getByText(DeskKey.done.open)).toBeVisible();
  await expect(third.getByText(DeskKey.openers.opens, { exact: true })).toHaveCount(3);
  await elsewhere.close();
});

const news = (page: Page) => page.getByRole('dialog', { name: DeskFrame.unvouched.newTitle });
const warning = (page: Page) => page.getByRole('dialog', { name: DeskFrame.unvouched.title });

const codes = (page: Page) => page.getByText(new RegExp(`^${CODE.source}$`));

/** Of the last epoch, as its screen shows it. */
async function codeOf(page: Page): Promise<string> {
  const code = codes(page).first();
  await expect(code).toBeVisible();
  return (await code.textContent()) ?? '';
}

/** Who writes to the database puts an epoch of their own in the place of the last one, and wraps it for all who open that. */
async function exchangeEpoch({ db }: SharedStack): Promise<Recipient> {
  const identity = await newIdentity();
  const recipient = await recipientOf(identity);
  const { rows } = await db.query('SELECT * FROM desk_wraps WHERE replaced_at IS NULL');
  await db.query('DELETE FROM desk_wraps');
  await db.query('UPDATE desk_keys SET recipient = $1', [recipient]);
  for (const { id, epoch, staff_key_id, printed_key_id, recipient: theirs, mac, created_at, proved_at } of rows) {
    const wrapped = Buffer.from(await wrapIdentity(identity, theirs));
    await db.query('INSERT INTO desk_wraps VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)', [
      ...[id, epoch, staff_key_id, printed_key_id, wrapped, created_at, theirs, mac, proved_at],
    ]);
  }
  return recipient;
}

const rotate = async (page: Page) => {
  await button(page, DeskKey.current.rotate).click();
  await button(page, DeskKey.rotateDialog.submit).click();
};

test('a key or a paper that was exchanged in the database is told to the next person who opens it', async ({
  page,
  stack,
}) => {
  const { recipient: own } = await enterWithDeskKey(page, stack);
  const epochs = () => stack.rows('SELECT epoch, recipient FROM desk_keys ORDER BY epoch');
  const [first] = await epochs();
  const toTheKey = async () => {
    await page.goto(deskAddress(stack, '/mesa'));
    await page.goto(deskAddress(stack, '/mesa/llave'));
    await expect(page.getByRole('heading', { name: DeskKey.title })).toBeVisible();
  };

  await test.step('the paper: nothing is wrapped for it', async () => {
    const { rows } = await stack.db.query('SELECT recipient FROM desk_printed_keys');
    await stack.db.query('UPDATE desk_printed_keys SET recipient = $1', [own]);
    await toTheKey();
    await button(page, DeskKey.current.rotate).click();
    await expect(page.getByRole('heading', { name: DeskFrame.unvouched.paperTitle })).toBeVisible();
    await expectAccessible(page, 'a paper that nothing vouches for');
    await button(page, DeskFrame.unvouched.goOnKnowing).click();
    await expect(page.getByRole('main').getByText(DeskShared.faults.paper_unvouched)).toBeVisible();
    await stack.db.query('UPDATE desk_printed_keys SET recipient = $1', [rows[0]?.recipient]);
  });

  await test.step('the recipient alone: nothing goes on', async () => {
    await stack.db.query('UPDATE desk_keys SET recipient = $1', [await recipientOf(await newIdentity())]);
    await toTheKey();
    await button(page, DeskKey.current.rotate).click();
    await expect(page.getByRole('main').getByText(DeskShared.faults.desk_key_exchanged)).toBeVisible();
    await stack.db.query('UPDATE desk_keys SET recipient = $1', [first?.recipient]);
  });

  await test.step('the whole epoch: with the code to compare, and it goes on at a word alone', async () => {
    const recipient = await exchangeEpoch(stack);
    await toTheKey();
    await expect(page.getByText(DeskKey.current.unchecked, { exact: true })).toBeVisible();
    await expect(codes(page)).toHaveCount(0);
    await button(page, DeskKey.current.rotate).click();
    await expect(warning(page)).toContainText(await fingerprint(recipient));
    await button(page, DeskFrame.unvouched.stop).click();
    await expect(page.getByRole('main').getByText(DeskShared.faults.desk_key_unvouched)).toBeVisible();
    // The passkey is touched by now: a colleague who compares with this screen is told no code of theirs.
    await expect(page.getByText(DeskKey.current.known, { exact: true })).toHaveCount(0);
    await expect(codes(page)).toHaveCount(0);
    expect(await epochs()).toEqual([{ epoch: 1, recipient }]);
    const { rows } = await stack.db.query('SELECT FROM desk_events');
    const before = rows.length;
    await button(page, DeskKey.current.rotate).click();
    await expect(warning(page)).toContainText(await fingerprint(recipient));
    expect(await stack.rows('SELECT FROM desk_events')).toHaveLength(before);
  });
});

test('a foreign half in the database is named at a change of the key, and served nothing', async ({ page, stack }) => {
  const marta = await enterWithDeskKey(page, stack);
  const foreign = await keyHolder(stack, 'Luis Gil');
  await stack.db.query(
    `INSERT INTO desk_wraps (id, epoch, staff_key_id, recipient, wrapped, created_at, proved_at, mac, half_mac)
     SELECT $1, epoch, $2, $3, wrapped, created_at, proved_at, mac, half_mac FROM desk_wraps WHERE staff_key_id = $4`,
    [randomUUID(), foreign.keyId, foreign.recipient, marta.keyId],
  );
  // As before there were MACs: the person who changes the key opens the next one all the same.
  await stack.db.query('UPDATE desk_wraps SET half_mac = NULL WHERE staff_key_id = $1', [marta.keyId]);
  await page.goto(deskAddress(stack, '/mesa/llave'));
  await expect(page.getByText(DeskKey.openers.opens, { exact: true })).toHaveCount(2);

  await button(page, DeskKey.current.rotate).click();
  const named = (title: string) => dialog(page).getByRole('list', { name: title }).getByRole('listitem');
  await expect(named(DeskKey.rotateDialog.opens)).toHaveText([/^Marta Ruiz · /]);
  await expect(named(DeskKey.rotateDialog.waits)).toHaveText(['Luis Gil · Portátil']);
  await expectAccessible(page, 'another epoch, with one who waits');
  await button(page, DeskKey.rotateDialog.submit).click();
  await expect(page.getByText(DeskKey.done.rotate)).toBeVisible();
  const served = await stack.rows('SELECT staff_key_id FROM desk_wraps WHERE epoch = 2 AND staff_key_id IS NOT NULL');
  expect(served).toEqual([{ staff_key_id: marta.keyId }]);
  await expect(page.getByText(DeskKey.openers.opens, { exact: true })).toHaveCount(1);
  await expect(page.getByText(`Su código: ${await fingerprint(foreign.recipient)}`)).toBeVisible();
});

test('a passkey that only lets in makes no key, and says so', async ({ page, stack }) => {
  await atTheKey(page, stack, 'Marta Ruiz', { hasPrf: false });
  await button(page, DeskKey.begin.start).click();
  await expect(page.getByRole('main').getByText(DeskShared.faults.key_opens_nothing)).toBeVisible();
});
