import { ALLOWED_CONSOLE_ERROR, test as base } from '../shop/fixtures';
import { Journey } from './journey';
import { type Visitor, visitorOf } from './visitor';

export { expect } from '../shop/fixtures';

/** With a visitor and their way through the checkout. */
export const test = base.extend<{ visitor: Visitor; journey: Journey }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  visitor: async ({}, use, { testId }) => use(visitorOf(testId)),
  journey: async ({ page, visitor }, use) => use(new Journey(page, visitor)),
});

/**
 * For a test, or a group of them, in which Chromium's console reports requests that are answered with these statuses, or
 * aborted, or errors that match a pattern.
 */
export function allowing(...errors: (number | 'aborted' | RegExp)[]) {
  const patterns = errors.map((error) => {
    if (error instanceof RegExp) return error.source;
    return error === 'aborted' ? 'net::ERR_FAILED' : `with a status of ${error} `;
  });
  return { annotation: { type: ALLOWED_CONSOLE_ERROR, description: patterns.join('|') } };
}
