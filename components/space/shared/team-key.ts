import { Problem } from '@/components/private/problem';
import { askForSealingKey } from '@/components/private/sealing-key';
import type { DeskKeyAnswer } from '@/lib/private/desk-key/contract';
import { localProblem } from './problem-note';

/** What is sealed for the team. Throws a Problem: `offline`, or `desk_closed` while there is no such key. */
export async function teamKey(): Promise<DeskKeyAnswer> {
  const key = await askForSealingKey().catch(() => {
    throw localProblem('offline');
  });
  if (!key) throw localProblem('desk_closed');
  return key;
}

/** An attempt that asks for the key of the team: one that has changed meanwhile is noticed once, silently. */
export async function withTeamKey<Value>(attempt: () => Promise<Value>): Promise<Value> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'desk_key_changed') throw error;
    return attempt();
  }
}
