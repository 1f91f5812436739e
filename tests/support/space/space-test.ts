import { deskWithKey } from '../desk/key-holder';
import { test as base } from '../pages/test';
import { knownMailbox } from './space-owner';
import { SpacePage } from './space-page';

/** For tests of the private space: the desk has an open key, and a mailbox has written to it. */
export const test = base.extend<{ space: SpacePage }>({
  space: async ({ page, stack }, use) => {
    await deskWithKey(stack);
    await use(new SpacePage(page, stack, await knownMailbox(stack)));
  },
});
