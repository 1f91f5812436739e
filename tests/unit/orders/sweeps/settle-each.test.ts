import { settleEach } from '@/lib/orders/sweeps/settle-each';

const orders = Array.from({ length: 40 }, (_, index) => ({ id: `order-${index}` }));
const LONG = { milliseconds: 60_000 };
const settled = { ok: true, status: 'confirmed' } as const;
const unanswered = { ok: false, reason: 'payments-down' } as const;

/** What each order is answered, in the order of the questions. */
async function ask(answer: (index: number) => Promise<typeof settled | typeof unanswered>, budget = LONG) {
  const asked: string[] = [];
  const fault = await settleEach(
    orders,
    async ({ id }) => {
      asked.push(id);
      return answer(asked.length - 1);
    },
    budget,
  );
  return { asked, fault };
}

test('every order is asked about once, in their order, several at a time', async () => {
  let now = 0;
  let most = 0;
  const { asked, fault } = await ask(async () => {
    now += 1;
    most = Math.max(most, now);
    await new Promise((next) => setImmediate(next));
    now -= 1;
    return settled;
  });
  expect(asked).toEqual(orders.map(({ id }) => id));
  expect(most).toBe(4);
  expect(fault).toBeNull();
});

test('it stops when Stripe does not answer three times in a row, but for what is under way', async () => {
  const { asked, fault } = await ask(async () => unanswered);
  expect(asked.length).toBeGreaterThanOrEqual(3);
  expect(asked.length).toBeLessThanOrEqual(6);
  expect(fault).toBeNull();
});

test('an answer in between lets it go on', async () => {
  const { asked } = await ask(async (index) => (index % 3 === 0 ? settled : unanswered));
  expect(asked).toHaveLength(orders.length);
});

test('it begins nothing after its time', async () => {
  const { asked } = await ask(async () => settled, { milliseconds: 0 });
  expect(asked).toEqual([]);
});

test('orders that always fail, first in their order, do not keep the others', async () => {
  const { asked, fault } = await ask(async (index) => {
    if (index < 10) throw new Error('no such column');
    return settled;
  });
  expect(asked).toHaveLength(orders.length);
  expect(fault?.errors).toHaveLength(10);
});

test('it stops when the database is down', async () => {
  const { asked } = await ask(async () => {
    throw Object.assign(new Error('Timed out'), { code: 'P2024' });
  });
  expect(asked.length).toBeLessThanOrEqual(6);
});

test('an order that fails does not keep the others, and is reported', async () => {
  const { asked, fault } = await ask(async (index) => {
    if (index === 7) throw new Error('no such column');
    return settled;
  });
  expect(asked).toHaveLength(orders.length);
  expect(fault?.errors).toEqual([new Error('no such column')]);
});
