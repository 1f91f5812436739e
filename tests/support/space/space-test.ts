import { beginDeskKey, keyHolder } from '../desk/key-holder';
import { test as base } from '../pages/test';
import { type Stack, startStack } from '../stack/stack';
import { knownMailbox } from './space-owner';
import { SpacePage } from './space-page';

/** For tests of the private space: one product with spaces for all of them, whose desk has an open key. */
export const test = base.extend<{ space: SpacePage }, { stack: Stack }>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const stack = await startStack({ env: { PRIVATE_SPACE: 'on' } });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  space: async ({ page, stack }, use) => {
    await stack.clear();
    await beginDeskKey(await keyHolder(stack, 'Marta Ruiz'));
    await use(new SpacePage(page, stack, await knownMailbox(stack)));
  },
});
