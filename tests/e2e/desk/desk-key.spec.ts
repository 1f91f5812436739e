import type { Page } from '@playwright/test';
import messages from '@/messages/es.json' with { type: 'json' };
import { invitationToken } from '../../support/desk/invitation-token';
import { atTheKey, beginAtScreen, proveAndSend, readPaper } from '../../support/desk/key-screen';
import { deskAddress, giveDevice } from '../../support/desk/passkey';
import { expectAccessible } from '../../support/pages/accessible';
import { expect, test } from '../../support/pages/test';

const { DeskKey, DeskShared } = messages;

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
  await button(page, 'Crear mi llave').click();
  await button(page, 'Marta Ruiz').waitFor();
  await page.goto(deskAddress(stack, '/mesa/llave'));
  await expectAccessible(page, 'no key yet');
  await button(page, DeskKey.begin.start).click();
  const paper = await readPaper(page);
  expect(paper).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
  await expectAccessible(page, 'the key on paper');
  await button(page, DeskKey.begin.submit).click();
  await expect(dialog(page).getByText(/^Escribe los cuatro signos del grupo [26]\.$/)).toHaveCount(2);
  await expect(dialog(page).getByLabel('Grupo 2')).toBeFocused();
  const { rows } = await stack.db.query('SELECT epoch FROM desk_keys');
  expect(rows).toEqual([]);
  await proveAndSend(page, paper, DeskKey.begin.submit);
  await expect(page.getByText(DeskKey.done.begin)).toBeVisible();
  await expect(page.getByText(DeskKey.openers.opens, { exact: true })).toBeVisible();
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
  await button(page, /^Dar acceso a .*, de Luis Gil$/).click();
  await expect(page.getByText(DeskKey.openers.opens, { exact: true })).toHaveCount(2);

  const third = await elsewhere.newPage();
  await elsewhere.clearCookies();
  await atTheKey(third, stack, 'Eva Sanz');
  // The next time they come in their passkey is touched.
  await elsewhere.clearCookies();
  await third.reload();
  await button(third, 'Entrar con mi llave').click();
  await button(third, DeskKey.openers.withPaper).click();
  await dialog(third).getByLabel(DeskKey.typed.label).fill(paper);
  await button(third, DeskKey.openDialog.submit).click();
  await expect(third.getByText(DeskKey.done.open)).toBeVisible();
  await expect(third.getByText(DeskKey.openers.opens, { exact: true })).toHaveCount(3);
  await elsewhere.close();
});

test('a passkey that only lets in makes no key, and says so', async ({ page, stack }) => {
  await atTheKey(page, stack, 'Marta Ruiz', { hasPrf: false });
  await button(page, DeskKey.begin.start).click();
  await expect(page.getByRole('main').getByText(DeskShared.faults.key_opens_nothing)).toBeVisible();
});
