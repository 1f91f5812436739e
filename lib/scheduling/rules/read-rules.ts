import 'server-only';
import { readSettings } from '@/lib/settings/read-settings';
import { freshBusyCalendar } from '../busy/fresh-busy-calendar';
import { coalesceReads } from '../coalesce-reads';
import { RULE_KEYS } from './rule-keys';
import { DEFAULT_RULES, type SchedulingRules } from './scheduling-rules';

const coalesce = coalesceReads<SchedulingRules>();

/** As they are now. One statement, which simultaneous callers share. */
export function readRules(): Promise<SchedulingRules> {
  return coalesce('rules', async () => {
    const settings = await readSettings(RULE_KEYS);
    return {
      weeklyHours: settings['weekly-hours'].value,
      openHolidays: settings['open-holidays'].value,
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

/** For what the firm does itself: only a holiday that it opened makes a difference. */
export async function readStaffRules(): Promise<SchedulingRules> {
  const { openHolidays } = await readRules();
  return { ...DEFAULT_RULES, openHolidays };
}
