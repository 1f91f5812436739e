import type { ReplayRecord } from './records';
import { nowInSeconds, type Sandbox } from './sandbox';

type Kept = 'stripeReplays' | 'resendReplays';

/** Both providers store the answer of an Idempotency-Key this long. */
const REPLAY_TTL_SECONDS = 24 * 60 * 60;

export function recentReplay(sandbox: Sandbox, kept: Kept, key: string): ReplayRecord | undefined {
  const replay = sandbox.state.get(kept, key);
  return replay && replay.created > nowInSeconds(sandbox) - REPLAY_TTL_SECONDS ? replay : undefined;
}

export function keepReplay(sandbox: Sandbox, kept: Kept, key: string, answer: Omit<ReplayRecord, 'created'>): void {
  sandbox.state.put(kept, key, { created: nowInSeconds(sandbox), ...answer });
}

export function forgetOldReplays(sandbox: Sandbox): void {
  for (const kept of ['stripeReplays', 'resendReplays'] as const) {
    for (const [key] of sandbox.state.entries(kept)) {
      if (!recentReplay(sandbox, kept, key)) sandbox.state.delete(kept, key);
    }
  }
}
