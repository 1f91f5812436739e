import { useTranslations } from 'next-intl';
import { DeskData } from '@/components/private/desk/desk-data';
import { useView } from '@/components/private/use-view';
import { formatLongDate } from '@/lib/shared/madrid-time';
import { agendaApi } from './agenda-api';
import { DeskCheckbox } from './desk-checkbox';
import { LocalHolidays } from './local-holidays';
import { NumberRule } from './number-rule';
import { RuleForm, type RuleState, useRuleEdit } from './rule-form';
import { WeeklyHoursRule } from './weekly-hours-rule';

/** `most` as in lib/private/settings/setting-keys.ts; `text` is the key of the title, and with Hint that of the hint. */
const NUMBERS = [
  { rule: 'minimum-notice-hours', text: 'notice', most: 168, isOptional: false },
  { rule: 'buffer-minutes', text: 'buffer', most: 120, isOptional: false },
  { rule: 'appointments-a-day', text: 'most', most: 9, isOptional: true },
] as const;

/** The rules of the calendar. Each has its own button, its date and its author. */
export function RulesPanel() {
  const t = useTranslations('DeskAgenda.rules');
  const rules = useView(agendaApi.get('/rules'));
  return (
    <DeskData query={rules}>
      {(found) => (
        <div className="grid max-w-4xl gap-10">
          <p className="max-w-lectura text-tinta-2">{t('lead')}</p>
          <WeeklyHoursRule state={found.settings['weekly-hours']} />
          {NUMBERS.map(({ rule, text, most, isOptional }) => (
            <NumberRule
              key={rule}
              rule={rule}
              state={found.settings[rule]}
              title={t(text)}
              hint={t(`${text}Hint`)}
              most={most}
              isOptional={isOptional}
            />
          ))}
          <InvitationsRule state={found.settings['unanswered-invitations']} />
          <HolidaysRule state={found.settings['open-holidays']} holidays={found.holidays} />
          <LocalHolidays rules={found} />
          {found.listedYear && (
            <CompleteYearRule
              key={found.listedYear}
              state={found.settings['holidays-complete-until']}
              year={found.listedYear}
            />
          )}
        </div>
      )}
    </DeskData>
  );
}

type Props = { state: RuleState<number | null>; year: number };

/** A person says that every holiday of this year is in the list. */
function CompleteYearRule({ state, year }: Props) {
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

/** Whether invitations of others take hours before they are answered. */
function InvitationsRule({ state }: { state: RuleState<boolean> }) {
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

type HolidaysProps = { state: RuleState<string[]>; holidays: readonly { date: string; name: string }[] };

/** The holidays of a year; a mark opens the office on that day. */
function HolidaysRule({ state, holidays }: HolidaysProps) {
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
