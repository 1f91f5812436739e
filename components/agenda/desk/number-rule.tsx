import { useTranslations } from 'next-intl';
import { TextField } from '@/components/shared/ui/field';
import type { RuleChange } from '@/lib/agenda/rules/schema';
import { RuleForm, type RuleState, useRuleEdit } from './rule-form';

type Key = 'minimum-notice-hours' | 'buffer-minutes' | 'appointments-a-day';

type Props = {
  rule: Key;
  state: RuleState<number | null>;
  title: string;
  hint: string;
  most: number;
  /** Empty: no limit. */
  isOptional: boolean;
};

export function NumberRule({ rule, state, title, hint, most, isOptional }: Props) {
  const t = useTranslations('DeskAgenda.rules');
  const shown = state.value === null ? '' : String(state.value);
  const edit = useRuleEdit({ ...state, value: shown });
  const typed = edit.value;
  const least = isOptional ? 1 : 0;
  const isNumber = /^\d{1,3}$/.test(typed) && Number(typed) >= least && Number(typed) <= most;
  const change = changeOf();
  return (
    <RuleForm title={title} hint={hint} state={state} edit={edit} change={change}>
      <div className="max-w-64">
        <TextField
          id={rule}
          label={t(`unit.${rule}`)}
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          required={!isOptional}
          value={typed}
          error={change ? undefined : t('limits', { least, most })}
          onChange={({ target }) => edit.write(target.value)}
        />
      </div>
    </RuleForm>
  );

  function changeOf(): RuleChange | null {
    if (isNumber) return { key: rule, value: Number(typed) };
    return rule === 'appointments-a-day' && typed === '' ? { key: rule, value: null } : null;
  }
}
