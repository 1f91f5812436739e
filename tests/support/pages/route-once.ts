import type { Page, Route } from '@playwright/test';

/**
 * Handles the first request to this address, and lets later ones through. Not with Playwright's `times`: that ends interception while the
 * first request is still held, and now and then the browser never hears of its end.
 */
export async function routeOnce(page: Page, address: string, handle: (route: Route) => Promise<void>): Promise<void> {
  let isHandled = false;
  await page.route(address, (route) => {
    if (isHandled) return route.fallback();
    isHandled = true;
    return handle(route);
  });
}
