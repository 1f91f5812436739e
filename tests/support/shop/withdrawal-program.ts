import { register } from 'node:module';
import type { PublicStatement, WithdrawalForm } from '@/lib/orders/withdrawal/schema';

/* A server as far as withdrawals go: each message is a call, made as often as it says, all at once. Answers the outcomes as JSON, under the number of the call. */

export type WithdrawalCall = { id: number; times: number /** ISO 8601. */; now: string } & (
  | { call: 'withdraw'; orderId: string; form: WithdrawalForm }
  | { call: 'register'; form: PublicStatement; address: string }
  | { call: 'keep'; orderId: string }
);

// `server-only` throws outside of Next's bundles.
const hooks = `export function resolve(specifier, context, next) {
  const empty = { url: 'data:text/javascript,', shortCircuit: true };
  return specifier === 'server-only' ? empty : next(specifier, context);
}`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);

const { withdrawFromContract } = await import('@/lib/orders/withdrawal/withdraw-from-contract');
const { registerStatement } = await import('@/lib/orders/withdrawal/register-statement');
const { keepContract } = await import('@/lib/orders/withdrawal/keep-contract');

function make(call: WithdrawalCall): Promise<object> {
  const now = new Date(call.now);
  switch (call.call) {
    case 'withdraw':
      return withdrawFromContract(call.orderId, call.form, now);
    case 'register':
      return registerStatement(call.form, call.address, now);
    case 'keep':
      return keepContract(call.orderId, now);
  }
}

process.on('message', (call: WithdrawalCall) => {
  Promise.all(Array.from({ length: call.times }, () => make(call))).then(
    (outcomes) => process.send?.(JSON.stringify({ id: call.id, outcomes })),
    (error) => process.send?.(JSON.stringify({ id: call.id, failed: String(error) })),
  );
});
process.send?.(JSON.stringify({ id: 0, outcomes: [] }));
