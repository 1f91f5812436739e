import { register } from 'node:module';
import type { TimeOff } from '@/lib/agenda/blocks/schema';
import type { RuleChange } from '@/lib/agenda/rules/schema';

/* A server as far as the agenda goes: each message is a call, made as often as it says, all at once. Answers the outcomes as JSON, under the number of the call. */

export type AgendaCall = { id: number; times: number /** ISO 8601. */; now: string } & (
  | { call: 'block'; off: TimeOff }
  | { call: 'unblock'; off: TimeOff }
  | { call: 'rule'; change: RuleChange; since: string | null }
);

// `server-only` throws outside of Next's bundles.
const hooks = `export function resolve(specifier, context, next) {
  const empty = { url: 'data:text/javascript,', shortCircuit: true };
  return specifier === 'server-only' ? empty : next(specifier, context);
}`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);

const { blockTime } = await import('@/lib/agenda/blocks/block-time');
const { changeRule } = await import('@/lib/agenda/rules/change-rule');
const { unblockTime } = await import('@/lib/agenda/blocks/unblock-time');

const { actingPerson } = await import('@/tests/support/desk/acting-person');

async function make(call: AgendaCall): Promise<object> {
  const now = new Date(call.now);
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

process.on('message', (call: AgendaCall) => {
  Promise.all(Array.from({ length: call.times }, () => make(call))).then(
    (outcomes) => process.send?.(JSON.stringify({ id: call.id, outcomes })),
    (error) => process.send?.(JSON.stringify({ id: call.id, failed: String(error) })),
  );
});
process.send?.(JSON.stringify({ id: 0, outcomes: [] }));
