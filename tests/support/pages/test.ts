import { test as base } from '../shop/fixtures';
import { Journey } from './journey';
import { type Visitor, visitorOf } from './visitor';

export { expect } from '../shop/fixtures';

/** With a visitor of its own and their way through the checkout. */
export const test = base.extend<{ visitor: Visitor; journey: Journey }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  visitor: async ({}, use, { testId }) => use(visitorOf(testId)),
  journey: async ({ page, visitor }, use) => use(new Journey(page, visitor)),
});

/** What Chromium's console may say about requests that are answered with these statuses, or not at all. */
export function failing(...answers: (number | 'aborted')[]): RegExp[] {
  const texts = answers.map((answer) => (answer === 'aborted' ? 'net::ERR_FAILED' : `with a status of ${answer} `));
  return [new RegExp(texts.join('|'))];
}
