import { useTranslations } from 'next-intl';
import { formatLongDate } from '@/lib/shared/madrid-time';
import { DeskCheckbox } from './desk-checkbox';
import { RuleForm, type RuleState } from './rule-form';
import { useRuleEdit } from './use-rule-edit';

type Props = { state: RuleState<string[]>; holidays: readonly { date: string; name: string }[] };

/** The holidays of a year; a mark opens the office on that day. */
export function HolidaysRule({ state, holidays }: Props) {
  const t = useTranslations('DeskAgenda.rules');
  const edit = useRuleEdit(state);
  const open = edit.value;
  // Days that are over need no mark.
  const value = open.filter((date) => holidays.some((holiday) => holiday.date === date));
  return (
    <RuleForm
      title={t('holidays')}
      hint={t('holidaysHint')}
      state={state}
      edit={edit}
      change={{ key: 'open-holidays', value }}
    >
      <ul className="grid gap-1">
        {holidays.map(({ date, name }) => (
          <li key={date}>
            <DeskCheckbox
              checked={open.includes(date)}
              onChange={(isOpen) => edit.write(isOpen ? [...open, date] : open.filter((one) => one !== date))}
            >
              {t('openOn', { day: formatLongDate(date), name })}
            </DeskCheckbox>
          </li>
        ))}
      </ul>
    </RuleForm>
  );
}
