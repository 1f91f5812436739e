import { expect, type Locator, type Page } from '@playwright/test';
import messages from '@/tests/support/messages';
import type { SharedStack } from '../stack/stack';
import { enterWithPasskey } from './enter-desk';
import { deskAddress, giveDevice } from './passkey';

const { DeskKey } = messages;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

/** A person with a passkey on this page's device, at the screen of the desk's key. */
export async function atTheKey(page: Page, stack: SharedStack, name: string, device = {}): Promise<void> {
  await giveDevice(page, device);
  await enterWithPasskey(page, stack, name);
  await page.goto(deskAddress(stack, '/mesa/llave'));
  await expect(page.getByRole('heading', { name: DeskKey.title })).toBeVisible();
}

/** Copies the key from the dialog, as a person does from paper. */
export async function readPaper(page: Page): Promise<string> {
  const shown = dialog(page).locator('[data-paper-key]');
  await expect(shown).toBeVisible();
  return (await shown.getByRole('listitem').allTextContents()).join('-');
}

/** Position of the group that a field asks for: two are drawn for each paper. */
export async function groupOf(field: Locator): Promise<number> {
  const name = (await field.getAttribute('name')) ?? '';
  return Number(name.replace('group-', '')) - 1;
}

/** Types two groups of the paper back. */
export async function proveAndSend(page: Page, paper: string, submit: string): Promise<void> {
  const groups = paper.split('-');
  for (const field of await dialog(page).getByRole('textbox', { name: 'Grupo' }).all()) {
    await field.fill((groups[await groupOf(field)] ?? '').toLowerCase());
  }
  await button(page, submit).click();
}

/** Makes the key at its screen; what stands on the paper. */
export async function beginAtScreen(page: Page): Promise<string> {
  await button(page, DeskKey.begin.start).click();
  const paper = await readPaper(page);
  await proveAndSend(page, paper, DeskKey.begin.submit);
  await expect(page.getByText(DeskKey.done.begin)).toBeVisible();
  return paper;
}
