import { useTranslations } from 'next-intl';
import { DeskCheckbox } from './desk-checkbox';
import { RuleForm, type RuleState } from './rule-form';
import { useRuleEdit } from './use-rule-edit';

/** Whether invitations of others take hours before they are answered. */
export function InvitationsRule({ state }: { state: RuleState<boolean> }) {
  const t = useTranslations('DeskAgenda.rules');
  const edit = useRuleEdit(state);
  return (
    <RuleForm
      title={t('invitations')}
      hint={t('invitationsHint')}
      state={state}
      edit={edit}
      change={{ key: 'unanswered-invitations', value: edit.value }}
    >
      <DeskCheckbox checked={edit.value} onChange={edit.write}>
        {t('invitationsCount')}
      </DeskCheckbox>
    </RuleForm>
  );
}
