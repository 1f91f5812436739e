import type { BrowserContext, Page } from '@playwright/test';

/** Runs in the page: whether React has taken over. Pages without its scripts have nothing to wait for. */
export function isAlive(): boolean {
  const react = Object.keys(document.documentElement).some((key) => key.startsWith('__react'));
  return react || !document.querySelector('script[src^="/_next/"]');
}

/** Unless the test asks for less than a loaded page, as one that holds the scripts back does. */
function followNavigations(page: Page): void {
  const { goto, reload } = page;
  const comeToLife = async (waitUntil = 'load') => {
    if (waitUntil === 'load' || waitUntil === 'networkidle') {
      await page.waitForFunction(isAlive, undefined, { polling: 20 });
    }
  };
  page.goto = async (url, options) => {
    const answer = await goto.call(page, url, options);
    await comeToLife(options?.waitUntil);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload.call(page, options);
    await comeToLife(options?.waitUntil);
    return answer;
  };
}

/**
 * Pages are touched as soon as they are there, and navigations end when the page has come to life: a test that is not about
 * waiting scripts acts like a visitor who has looked at the page first.
 */
export async function touchPages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => window.dispatchEvent(new Event('pointermove')));
  });
  context.on('page', followNavigations);
}
