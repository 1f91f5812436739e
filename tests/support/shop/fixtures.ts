import { test as base, expect } from '@playwright/test';
import type { Outbox } from '../http/outbox';
import { touchPages } from '../pages/living-page';
import { type Stack, startStack } from '../stack/stack';

type TestFixtures = {
  outbox: Outbox;
  /** Whether pages are touched, so that their scripts start at once. */
  touched: boolean;
};
type WorkerFixtures = { stack: Stack };

/** The type of the annotation whose description is the pattern of console errors that do not fail a test. */
export const ALLOWED_CONSOLE_ERROR = 'allowed console error';

/** Every worker has a product of its own, emptied before each test. A console error or an uncaught exception fails the test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const stack = await startStack();
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ stack }, use) => use(stack.baseUrl),
  outbox: async ({ stack }, use) => use(stack.outbox),
  touched: [true, { option: true }],
  context: async ({ context, stack, touched, javaScriptEnabled }, use, { annotations }) => {
    await stack.clear();
    if (touched && javaScriptEnabled) await touchPages(context);
    const allowed = annotations.flatMap(({ type, description = '' }) =>
      type === ALLOWED_CONSOLE_ERROR ? [new RegExp(description)] : [],
    );
    const faults: string[] = [];
    const judge = (text: string) => {
      if (!allowed.some((pattern) => pattern.test(text))) faults.push(text);
    };
    context.on('weberror', (fault) => judge(fault.error().message));
    context.on('console', (message) => {
      if (message.type() === 'error') judge(`${message.text()} (${message.location().url})`);
    });
    await use(context);
    // A route that is still being answered as the test ends fails with the page that goes.
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
    expect(faults, 'errors in the console of the browser').toEqual([]);
  },
});

export { expect };
