import { useState } from 'react';
import type { RuleState } from './rule-form';

type Edit<Value> = { value: Value; since: string | null };

/**
 * A rule that is being changed, with the moment of the rule that the change began from. Until the first change it follows what others
 * save.
 */
export function useRuleEdit<Value>(state: RuleState<Value>) {
  const [edit, setEdit] = useState<Edit<Value> | null>(null);
  const { value, since } = edit ?? state;
  return {
    value,
    since,
    isBegun: edit !== null,
    /** Another person has saved since this was begun. */
    isOutdated: edit !== null && edit.since !== state.since,
    write: (next: Value) => setEdit({ value: next, since }),
    /** Shows the rule as it is; what was changed after this value is kept. */
    discard: () => setEdit((last) => (last && last.value !== value ? last : null)),
  };
}

export type RuleEdit = Pick<ReturnType<typeof useRuleEdit>, 'since' | 'isBegun' | 'isOutdated' | 'discard'>;
