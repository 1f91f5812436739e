import type { PublicStatement, WithdrawalForm } from '@/lib/orders/withdrawal/schema';
import '@/tests/support/stack/server-modules';
import { answerCalls, type Repeated } from './answer-calls';

/* A server as far as withdrawals go. */

export type WithdrawalCall = Repeated &
  (
    | { call: 'withdraw'; orderId: string; form: WithdrawalForm }
    | { call: 'register'; form: PublicStatement; address: string }
    | { call: 'keep'; orderId: string }
  );

const { withdrawFromContract } = await import('@/lib/orders/withdrawal/withdraw-from-contract');
const { registerStatement } = await import('@/lib/orders/withdrawal/register-statement');
const { keepContract } = await import('@/lib/orders/withdrawal/keep-contract');

function make(call: WithdrawalCall, now: Date): Promise<object> {
  switch (call.call) {
    case 'withdraw':
      return withdrawFromContract(call.orderId, call.form, now);
    case 'register':
      return registerStatement(call.form, call.address, now);
    case 'keep':
      return keepContract(call.orderId, now);
  }
}

answerCalls(make);
