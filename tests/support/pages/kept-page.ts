import { expect, type Page } from '@playwright/test';

/**
 * As when a browser keeps the page whole, shows another one and comes back. The one of the tests keeps none, so the page is only told
 * that it was. It shows nothing meanwhile, and is loaded anew.
 */
export async function leaveAndComeBack(page: Page): Promise<void> {
  const told = (name: 'pagehide' | 'pageshow') =>
    page.evaluate(
      (type) => void setTimeout(() => dispatchEvent(new PageTransitionEvent(type, { persisted: true }))),
      name,
    );
  await told('pagehide');
  await expect(page.locator('main')).toBeHidden();
  const loaded = page.waitForEvent('load');
  await told('pageshow');
  await loaded;
}
