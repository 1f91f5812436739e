import Stripe from 'stripe';
import { callStripe, type StripeCall } from '@/lib/payments/call-stripe';
import { stripe } from '@/lib/payments/client';
import { countFailure, countSuccess } from '@/lib/payments/count-failures';
import { listCompleteSessions } from '@/lib/payments/list-complete-sessions';
import { listRefunds } from '@/lib/payments/list-refunds';
import { configureQuietServer } from '@/tests/support/stack/server-environment';

jest.mock('@/lib/payments/count-failures');

beforeAll(configureQuietServer);
beforeEach(() => {
  jest.restoreAllMocks();
  jest.mocked(countFailure).mockReset();
  jest.mocked(countSuccess).mockReset();
});

const refusal = (statusCode: number, code?: string) =>
  Stripe.errors.StripeError.generate({
    type: statusCode >= 500 ? 'api_error' : 'invalid_request_error',
    statusCode,
    code,
  } as Stripe.StripeRawError);
const unreachable = new Stripe.errors.StripeConnectionError({ type: 'api_error', message: 'ECONNREFUSED' } as never);

/** Whether the failures of this call and those of every call were ended, and no others. */
function endedBy(call: StripeCall): boolean {
  const ended = jest.mocked(countSuccess).mock.calls.map((counted) => counted.join(' '));
  return ended.join() === `payments-failing ${call},payments-failing stripe`;
}

/** The name under which a failure is counted, or `answered`. */
async function counted(call: StripeCall, error: Error): Promise<string> {
  await expect(callStripe(call, () => Promise.reject(error))).rejects.toBe(error);
  const [failure] = jest.mocked(countFailure).mock.calls;
  return failure?.[1] ?? (endedBy(call) ? 'answered' : 'nothing');
}

test('a good answer is passed on and ends the failures of its call and of every call', async () => {
  expect(await callStripe('list-refunds', async () => 7)).toBe(7);
  expect(endedBy('list-refunds')).toBe(true);
  expect(jest.mocked(countFailure)).not.toHaveBeenCalled();
});

test.each([
  ['no connection', unreachable, 'stripe'],
  ['a fault of Stripe’s', refusal(500), 'stripe'],
  ['too many calls', refusal(429), 'stripe'],
  ['a key that is revoked', refusal(401), 'stripe'],
  ['a key that may not make this call', refusal(403), 'create-session'],
  ['an account that may not charge', refusal(400), 'create-session'],
  ['an address that is none', refusal(400, 'email_invalid'), 'answered'],
  ['a concurrent request', refusal(409), 'answered'],
  ['a bug of ours', new TypeError('x'), 'nothing'],
])('%s counts as it should', async (_, error, name) => {
  expect(await counted('create-session', error)).toBe(name);
});

test.each([
  ['unknown to Stripe', refusal(404, 'resource_missing')],
  ['no longer open', refusal(400)],
])('a session that is %s is an answer', async (_, error) => {
  expect(await counted('expire-session', error)).toBe('answered');
});

describe('a list', () => {
  const lists = [
    ['of sessions', () => listCompleteSessions(new Date(0), null), () => stripe().checkout.sessions],
    ['of refunds', () => listRefunds(new Date(0), null), () => stripe().refunds],
  ] as const;

  test.each(lists)('%s that is refused is a fault, so that its job fails', async (_, read, resource) => {
    for (const status of [401, 403]) {
      jest.spyOn(resource(), 'list').mockImplementation(() => Promise.reject(refusal(status)) as never);
      await expect(read()).rejects.toMatchObject({ statusCode: status });
    }
  });

  test.each(lists)('%s that is not answered is asked for again', async (_, read, resource) => {
    jest.spyOn(resource(), 'list').mockImplementation(() => Promise.reject(unreachable) as never);
    expect(await read()).toEqual({ ok: false, reason: 'payments-down' });
  });

  test.each([
    ['of sessions', listCompleteSessions, () => stripe().checkout.sessions],
    ['of refunds', listRefunds, () => stripe().refunds],
  ] as const)('%s begins again if its cursor is no longer known', async (_, read, resource) => {
    const asked: unknown[] = [];
    jest.spyOn(resource(), 'list').mockImplementation(((query: { starting_after?: string }) => {
      asked.push(query.starting_after);
      return query.starting_after ? Promise.reject(refusal(400, 'resource_missing')) : { data: [], has_more: false };
    }) as never);
    expect(await read(new Date(0), 'gone')).toEqual({ ok: true, items: [], after: null });
    expect(asked).toEqual(['gone', undefined]);
  });
});
