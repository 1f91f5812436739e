import { useTranslations } from 'next-intl';
import { DeskData } from '@/components/private/desk/desk-data';
import { useDeskQuery } from '@/components/private/desk/use-desk-query';
import type { Rules } from '@/lib/agenda/rules/find-rules';
import type { OnTheWire } from '@/lib/shared/on-the-wire';
import { CompleteYearRule } from './complete-year-rule';
import { HolidaysRule } from './holidays-rule';
import { InvitationsRule } from './invitations-rule';
import { LocalHolidays } from './local-holidays';
import { NumberRule } from './number-rule';
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
  const rules = useDeskQuery<OnTheWire<Rules>>('/agenda/rules');
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
