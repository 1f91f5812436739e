import type { Download, Locator, Page } from '@playwright/test';
import reader from '@/messages/private/tools/file-reader.json' with { type: 'json' };

const { FileReader: texts } = reader;

/** The reader that shows this file. */
export const readerOf = (page: Page, name: string | RegExp): Locator =>
  page.locator('[data-reader]').and(page.getByRole('region', { name, exact: true }));

/** Opens a file at the desk or in a space. */
export async function openFile(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Abrir ${name}`, exact: true }).click();
  return readerOf(page, name);
}

/** Opens a file, and saves it by the decision that the reader asks for. */
export async function saveFile(page: Page, name: string): Promise<Download> {
  const opened = await openFile(page, name);
  await opened.getByRole('button', { name: texts.save }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: texts.saving.submit, exact: true }).click();
  return saved;
}
