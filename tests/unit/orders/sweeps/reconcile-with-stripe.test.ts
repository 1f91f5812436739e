import { applyListedRefund } from '@/lib/orders/sweeps/apply-listed-refund';
import { applyListedSessions } from '@/lib/orders/sweeps/apply-listed-sessions';
import { askAboutSucceeded } from '@/lib/orders/sweeps/ask-about-succeeded';
import { reconcileWithStripe } from '@/lib/orders/sweeps/reconcile-with-stripe';
import { listCompleteSessions } from '@/lib/payments/list-complete-sessions';
import { listRefunds } from '@/lib/payments/list-refunds';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { configureQuietServer } from '@/tests/support/stack/server-environment';

jest.mock('@/lib/server/jobs/enqueue');
jest.mock('@/lib/orders/sweeps/apply-listed-refund');
jest.mock('@/lib/orders/sweeps/apply-listed-sessions');
jest.mock('@/lib/orders/sweeps/ask-about-succeeded');
jest.mock('@/lib/payments/list-complete-sessions');
jest.mock('@/lib/payments/list-refunds');

const now = new Date('2026-12-04T10:00:00Z');
const sessions = jest.mocked(listCompleteSessions);
const refunds = jest.mocked(listRefunds);
const refund = { orderId: null, paymentIntentId: null, amountRefunded: 1 };

beforeAll(configureQuietServer);
beforeEach(() => {
  jest.resetAllMocks();
  sessions.mockResolvedValue({ ok: true, items: [], after: null });
  refunds.mockResolvedValue({ ok: true, items: [], after: null });
  jest.mocked(applyListedSessions).mockResolvedValue([]);
});

/** What waits: key, payload and time of each job. */
const waiting = () => jest.mocked(enqueue).mock.calls.map(([, , payload, options]) => ({ payload, ...options }));

test('a session and a refund that cannot be applied keep no other, and fail the run at its end', async () => {
  jest.mocked(applyListedSessions).mockResolvedValue([new Error('session')]);
  refunds.mockResolvedValue({
    ok: true,
    items: ['re_1', 're_2', 're_3'].map((id) => ({ id, status: 'succeeded' as const, refund, ours: true })),
    after: null,
  });
  jest.mocked(applyListedRefund).mockRejectedValueOnce(new Error('refund'));
  await expect(reconcileWithStripe({}, now)).rejects.toMatchObject({
    errors: [new Error('session'), new Error('refund')],
  });
  expect(jest.mocked(applyListedRefund).mock.calls.map(([{ id }]) => id)).toEqual(['re_1', 're_2', 're_3']);
});

test('a run that a database that is down interrupts asks nothing more', async () => {
  jest.mocked(applyListedSessions).mockRejectedValue(Object.assign(new Error('unreachable'), { code: 'P1001' }));
  await expect(reconcileWithStripe({}, now)).rejects.toThrow('unreachable');
  expect(refunds).not.toHaveBeenCalled();
});

test('however often Stripe is down, one continuation of the ordinary run waits', async () => {
  sessions.mockResolvedValue({ ok: false, reason: 'payments-down' });
  for (let day = 0; day < 3; day += 1) await reconcileWithStripe({ list: 'sessions', after: 'cs_1' }, now);
  const one = {
    payload: { list: 'sessions', after: 'cs_1' },
    jobKey: 'reconcile-with-stripe',
    runAt: new Date('2026-12-04T10:05:00Z'),
  };
  expect(waiting()).toEqual([one, one, one]);
});

test('a run from a given time keeps it, under a key of its own', async () => {
  refunds.mockResolvedValue({ ok: false, reason: 'payments-down' });
  await reconcileWithStripe({ since: 1_790_000_000 }, now);
  expect(waiting()).toMatchObject([
    { payload: { since: 1_790_000_000, list: 'refunds' }, jobKey: 'reconcile-with-stripe:1790000000' },
  ]);
  expect(refunds).toHaveBeenCalledWith(new Date(1_790_000_000_000), null);
});

test('once both lists are read, also if something in them cannot be applied, older refunds are asked about', async () => {
  refunds.mockResolvedValueOnce({ ok: false, reason: 'payments-down' });
  await reconcileWithStripe({}, now);
  expect(askAboutSucceeded).not.toHaveBeenCalled();
  jest.mocked(applyListedSessions).mockResolvedValue([new Error('session')]);
  await expect(reconcileWithStripe({}, now)).rejects.toThrow();
  expect(jest.mocked(askAboutSucceeded).mock.calls).toEqual([[now]]);
});

test('a long list goes on in the next run', async () => {
  sessions.mockResolvedValue({ ok: true, items: [], after: 'cs_next' });
  await reconcileWithStripe({}, now);
  expect(sessions).toHaveBeenCalledTimes(20);
  expect(waiting()).toMatchObject([{ payload: { list: 'sessions', after: 'cs_next' }, runAt: now }]);
});
