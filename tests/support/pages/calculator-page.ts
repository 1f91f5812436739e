import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';

export const output = (page: Page, name: string) => page.locator(`output[name="${name}"]`);

/** Opens a link in a page that may show the same address already: where only the fragment differs, a browser loads nothing. */
export async function openLink(page: Page, link: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(link);
}

/** A field, a text that it refuses, and the message. */
type Refusal<Name extends string> = readonly [field: Name, text: string, said: RegExp | string];

/** Invalid figures are refused at their field and kept as typed, the first one gets the focus, and nothing is computed. */
export async function expectRefusals<Name extends string>(
  page: Page,
  calculate: () => Promise<void>,
  refusals: readonly Refusal<Name>[],
): Promise<void> {
  const field = (name: Name) => page.locator(`input[name="${name}"]`);
  for (const [name, text] of refusals) await field(name).fill(text);
  await calculate();
  const [first] = refusals;
  if (first) await expect(field(first[0])).toBeFocused();
  for (const [name, text, said] of refusals) {
    await expect(field(name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(name)).toHaveAccessibleDescription(said);
    await expect(field(name)).toHaveValue(text);
  }
  await expect(page.locator('output')).toHaveCount(0);
  await expectFigures(page);
}

/** No invalid number is shown. */
export async function expectFigures(page: Page): Promise<void> {
  await expect(page.locator('main')).not.toContainText(/NaN|Infinity|∞/);
}

/** The requests of the page from now on, growing until the test ends. Returns once a result with its drawing is shown. */
export async function requestsOf(page: Page, calculate: () => Promise<void>): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
  await calculate();
  await expect(page.locator('figure svg').first()).toBeVisible();
  return asked;
}

/** Only static files of this site, such as the drawings, and the icon, which a browser may request again when the address changes. */
export function expectNothingSent(page: Page, asked: readonly string[], typed: RegExp): void {
  const { origin } = new URL(page.url());
  for (const request of asked) {
    expect(request).toContain(`GET ${origin}/`);
    // Without the port, which may happen to equal a typed figure.
    const rest = request.replace(`GET ${origin}`, '');
    expect(rest).toMatch(/^\/(_next\/static\/[^ ?]+|icon\.svg(\?[^ ]*)?) $/);
    expect(rest).not.toMatch(typed);
  }
}

/** The file of a result on the page, or in one of its tools. */
export async function downloadedFile(
  page: Page,
  scope: Page | Locator = page,
): Promise<{ name: string; lines: string[] }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    scope.getByRole('button', { name: /^Descargar CSV/ }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  return { name: download.suggestedFilename(), lines: text.split('\r\n') };
}

/** Prints a tool alone, without the browser's dialogue: until the sheet is made, the page is as it would be on paper. */
export async function printTool(page: Page, tool: Locator): Promise<void> {
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await tool.getByRole('button', { name: /^Imprimir/ }).click();
}

/** The printed result fits one sheet. */
export async function expectOneSheet(page: Page): Promise<void> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
}
