import { useTranslations } from 'next-intl';
import type { OnTheWire } from '@/lib/on-the-wire';
import type { Rules } from '@/lib/scheduling/rules/find-rules';
import { DeskData } from '../shared/desk-data';
import { useDeskQuery } from '../shared/use-desk-query';
import { HolidaysRule } from './holidays-rule';
import { InvitationsRule } from './invitations-rule';
import { NumberRule } from './number-rule';
import { WeeklyHoursRule } from './weekly-hours-rule';

/** `most` as in lib/settings/setting-keys.ts; `text` is the key of the title, and with Hint that of the hint. */
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
      {({ settings, holidays }) => (
        <div className="grid max-w-4xl gap-10">
          <p className="max-w-lectura text-tinta-2">{t('lead')}</p>
          <WeeklyHoursRule state={settings['weekly-hours']} />
          {NUMBERS.map(({ rule, text, most, isOptional }) => (
            <NumberRule
              key={rule}
              rule={rule}
              state={settings[rule]}
              title={t(text)}
              hint={t(`${text}Hint`)}
              most={most}
              isOptional={isOptional}
            />
          ))}
          <InvitationsRule state={settings['unanswered-invitations']} />
          <HolidaysRule state={settings['open-holidays']} holidays={holidays} />
        </div>
      )}
    </DeskData>
  );
}
