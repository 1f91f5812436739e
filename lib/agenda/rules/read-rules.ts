import 'server-only';
import { readLocalHolidays } from '@/lib/private/settings/read-local-holidays';
import { readSettings } from '@/lib/private/settings/read-settings';
import { inForce } from '@/lib/shared/working-days/local-holidays';
import { freshBusyCalendar } from '../busy/fresh-busy-calendar';
import { coalesceReads } from '../coalesce-reads';
import { DEFAULT_RULES, RULE_KEYS, type SchedulingRules } from './scheduling-rules';

const coalesce = coalesceReads<SchedulingRules>();

/** Reads the current rules. Simultaneous callers share one reading. */
export function readRules(): Promise<SchedulingRules> {
  return coalesce('rules', async () => {
    const [settings, local] = await Promise.all([readSettings(RULE_KEYS), readLocalHolidays()]);
    return {
      weeklyHours: settings['weekly-hours'].value,
      openHolidays: settings['open-holidays'].value,
      localHolidays: inForce(local),
      noticeHours: settings['minimum-notice-hours'].value,
      bufferMinutes: settings['buffer-minutes'].value,
      mostADay: settings['appointments-a-day'].value,
    };
  });
}

/** Before an hour is claimed: the other events of the firm's calendar are at most a minute old by then, if Google answers. */
export async function readRulesForClaim(now: Date): Promise<SchedulingRules> {
  const [rules] = await Promise.all([readRules(), freshBusyCalendar(now)]);
  return rules;
}

/** For what the firm does itself: only the holidays that it opened or added make a difference. */
export async function readStaffRules(): Promise<SchedulingRules> {
  const { openHolidays, localHolidays } = await readRules();
  return { ...DEFAULT_RULES, openHolidays, localHolidays };
}
