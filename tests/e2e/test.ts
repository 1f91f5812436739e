import { test as base } from '../support/fixtures';
import { Journey } from './journey';
import { type Visitor, visitorOf } from './visitor';

export { expect } from '../support/fixtures';

/** With a visitor of its own and their way through the checkout. */
export const test = base.extend<{ visitor: Visitor; journey: Journey }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  visitor: async ({}, use, { testId }) => use(visitorOf(testId)),
  journey: async ({ page, visitor }, use) => use(new Journey(page, visitor)),
});

/** What Chromium writes to its console about a request that was answered like this. */
export function answered(status: number): RegExp {
  return new RegExp(`the server responded with a status of ${status}`);
}

/** What Chromium writes to its console about a request that never got an answer. */
export const aborted = /net::ERR_FAILED/;
