import { test as base, expect } from '@playwright/test';
import { Outbox } from '../http/outbox';
import { touchPages } from '../pages/living-page';
import { type Stack, startStack } from '../stack/stack';

type TestFixtures = {
  outbox: Outbox;
  /** What the browser's console may say as an error in this test, for instance the 409 of an hour that is taken. */
  allowedConsoleErrors: RegExp[];
  /** Whether pages are touched, so that their scripts start at once. */
  touched: boolean;
};
type WorkerFixtures = { stack: Stack };

/** Every worker has a product of its own, emptied before each test. A console error or an uncaught exception fails the test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const stack = await startStack();
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ stack }, use) => use(stack.baseUrl),
  outbox: async ({ stack }, use) => use(new Outbox(stack.sandbox)),
  allowedConsoleErrors: [[], { option: true }],
  touched: [true, { option: true }],
  context: async ({ context, stack, allowedConsoleErrors, touched, javaScriptEnabled }, use) => {
    await stack.clear();
    if (touched && javaScriptEnabled) await touchPages(context);
    const faults: string[] = [];
    context.on('weberror', (fault) => faults.push(fault.error().message));
    context.on('console', (message) => {
      if (message.type() !== 'error') return;
      const text = `${message.text()} (${message.location().url})`;
      if (!allowedConsoleErrors.some((allowed) => allowed.test(text))) faults.push(text);
    });
    await use(context);
    expect(faults, 'errors in the console of the browser').toEqual([]);
  },
});

export { expect };
