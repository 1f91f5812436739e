import type { TimeOff } from '@/lib/agenda/blocks/schema';
import type { RuleChange } from '@/lib/agenda/rules/schema';
import '@/tests/support/stack/server-modules';
import { answerCalls, type Repeated } from './answer-calls';

/* A server as far as the agenda goes. */

export type AgendaCall = Repeated &
  (
    | { call: 'block'; off: TimeOff }
    | { call: 'unblock'; off: TimeOff }
    | { call: 'rule'; change: RuleChange; since: string | null }
  );

const { blockTime } = await import('@/lib/agenda/blocks/block-time');
const { changeRule } = await import('@/lib/agenda/rules/change-rule');
const { unblockTime } = await import('@/lib/agenda/blocks/unblock-time');

const { actingPerson } = await import('@/tests/support/desk/acting-person');

async function make(call: AgendaCall, now: Date): Promise<object> {
  const staff = await actingPerson();
  switch (call.call) {
    case 'block':
      return blockTime(call.off, staff, now);
    case 'rule':
      return changeRule(call.change, call.since, staff, now);
    case 'unblock':
      return unblockTime(call.off, staff, now);
  }
}

answerCalls(make);
