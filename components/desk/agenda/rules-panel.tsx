import { useTranslations } from 'next-intl';
import type { OnTheWire } from '@/lib/on-the-wire';
import type { Rules } from '@/lib/scheduling/rules/find-rules';
import { DeskData } from '../shared/desk-data';
import { useDeskQuery } from '../shared/use-desk-query';
import { HolidaysRule } from './holidays-rule';
import { NumberRule } from './number-rule';
import { WeeklyHoursRule } from './weekly-hours-rule';

export type RulesAnswer = OnTheWire<Rules>;

/** What the firm sets. Each has its own button, its date and its author. */
export function RulesPanel() {
  const t = useTranslations('DeskAgenda.rules');
  const rules = useDeskQuery<RulesAnswer>('/agenda/rules');
  return (
    <DeskData query={rules}>
      {({ settings, holidays }) => (
        <div className="grid max-w-4xl gap-10">
          <p className="max-w-lectura text-tinta-2">{t('lead')}</p>
          <WeeklyHoursRule state={settings['weekly-hours']} />
          <NumberRule
            rule="minimum-notice-hours"
            state={settings['minimum-notice-hours']}
            title={t('notice')}
            hint={t('noticeHint')}
            most={168}
          />
          <NumberRule
            rule="buffer-minutes"
            state={settings['buffer-minutes']}
            title={t('buffer')}
            hint={t('bufferHint')}
            most={120}
          />
          <NumberRule
            rule="appointments-a-day"
            state={settings['appointments-a-day']}
            title={t('most')}
            hint={t('mostHint')}
            most={9}
            isOptional
          />
          <HolidaysRule state={settings['open-holidays']} holidays={holidays} />
        </div>
      )}
    </DeskData>
  );
}
