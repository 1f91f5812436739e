import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';
import { ProblemNote } from '@/components/private/desk/problem-note';
import { SmallButton } from '@/components/private/small-button';
import { useCall } from '@/components/private/use-call';
import { useCallForm } from '@/components/private/use-call-form';
import { Notice } from '@/components/shared/ui/notice';
import type { RuleChange } from '@/lib/agenda/rules/schema';
import { formatMoment } from '@/lib/shared/madrid-time';
import { agendaApi } from './agenda-api';

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

type RuleEdit = Pick<ReturnType<typeof useRuleEdit>, 'since' | 'isBegun' | 'isOutdated' | 'discard'>;

export type RuleState<Value> = { value: Value; since: string | null; byName: string | null };

type Props = {
  title: string;
  hint: string;
  state: RuleState<unknown>;
  edit: RuleEdit;
  /** Null: what is typed cannot be stored. */
  change: RuleChange | null;
  children: ReactNode;
};

/** One rule: its controls, since when it holds and by whom, and its own button. */
export function RuleForm({ title, hint, state: { since, byName }, edit, change, children }: Props) {
  const t = useTranslations('DeskAgenda.rules');
  const id = useId();
  const action = useCall('desk', agendaApi.post('/rules'));
  const form = useCallForm(
    action,
    () => change && action.mutate({ change, since: edit.since }, { onSuccess: () => edit.discard() }),
  );
  return (
    <form {...form.props} noValidate={false} aria-labelledby={id} className="border-t-[1.5px] border-tinta pt-4">
      <h2 id={id} className="text-t4">
        {title}
      </h2>
      <p className="mt-1 max-w-lectura text-tinta-2">{hint}</p>
      <div className="mt-4">{children}</div>
      {edit.isOutdated && (
        <Notice tone="error" className="mt-4 flex flex-wrap items-center justify-between gap-3">
          <span>{t('outdated')}</span>
          <SmallButton onClick={() => edit.discard()}>{t('showCurrent')}</SmallButton>
        </Notice>
      )}
      {action.error && !edit.isOutdated && (
        <div className="mt-4">
          <ProblemNote problem={action.error} />
        </div>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <SmallButton type="submit" disabled={!change} aria-describedby={`${id}-since`}>
          {action.isPending ? t('saving') : t('save')}
        </SmallButton>
        <p id={`${id}-since`} role="status" className="text-nota text-tinta-2">
          {action.isSuccess && !edit.isBegun && <b className="mr-2 text-ok">{t('saved')}</b>}
          <span>
            {since ? t('since', { moment: formatMoment(new Date(since)), name: byName ?? '' }) : t('initial')}
          </span>
        </p>
      </div>
    </form>
  );
}
