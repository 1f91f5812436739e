import { expect, type Page } from '@playwright/test';

export const WITHDRAWAL_LABEL = 'Desistir del contrato aquí';

/** Nothing has to be opened to see the link of withdrawing: neither a menu nor a folded block. */
export async function expectWithdrawalLink(page: Page, path: string): Promise<void> {
  const link = page.getByRole('contentinfo').getByRole('link', { name: WITHDRAWAL_LABEL, exact: true });
  await expect(link, path).toBeVisible();
  const { text, href, inside, size } = await link.evaluate((element) => ({
    text: element.textContent,
    href: element.getAttribute('href'),
    inside: element.closest('details, dialog, [popover], [aria-hidden=true], [hidden]')?.outerHTML.slice(0, 80) ?? null,
    size: Number.parseFloat(getComputedStyle(element).fontSize),
  }));
  expect({ path, text, href, inside }).toEqual({ path, text: WITHDRAWAL_LABEL, href: '/desistimiento', inside: null });
  expect(size, path).toBeGreaterThanOrEqual(14);
}
