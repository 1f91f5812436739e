import { useTranslations } from 'next-intl';
import { DeskCheckbox } from './desk-checkbox';
import { RuleForm, type RuleState } from './rule-form';
import { useRuleEdit } from './use-rule-edit';

type Props = { state: RuleState<number | null>; year: number };

/** A person says that every holiday of this year is in the list. */
export function CompleteYearRule({ state, year }: Props) {
  const t = useTranslations('DeskAgenda.rules');
  const edit = useRuleEdit(state);
  return (
    <RuleForm
      title={t('complete', { year })}
      hint={t('completeHint', { year })}
      state={state}
      edit={edit}
      change={{ key: 'holidays-complete-until', value: edit.value }}
    >
      <DeskCheckbox
        checked={(edit.value ?? 0) >= year}
        onChange={(isComplete) => edit.write(isComplete ? year : year - 1)}
      >
        {t('isComplete', { year })}
      </DeskCheckbox>
    </RuleForm>
  );
}
