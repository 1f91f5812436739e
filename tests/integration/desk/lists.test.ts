import { atTheDesk } from '@/tests/support/desk/at-the-desk';
import { listPlans, scansLargeTable } from '@/tests/support/desk/list-plans';
import { openSharedStack, type SharedStack } from '@/tests/support/stack/stack';

let stack: SharedStack;
beforeAll(async () => {
  stack = await openSharedStack();
});
afterAll(() => stack.stop());
beforeEach(() => stack.clear());

test('no list of the desk has to scan a table that grows: an index serves every statement of its first page', async () => {
  await atTheDesk(stack);
  const plans = await listPlans(stack, false);
  expect(new Set(plans.map(({ screen }) => screen)).size).toBeGreaterThan(15);
  expect(plans.filter(scansLargeTable).map(({ screen, plan }) => `${screen}\n${plan}`)).toEqual([]);
});
