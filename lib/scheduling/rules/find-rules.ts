import 'server-only';
import { addMadridDays, isWeekend, type MadridDate, madridDate } from '@/lib/madrid-time';
import { readSettings } from '@/lib/settings/read-settings';
import { holidayOn } from '@/lib/working-days/holiday-on';
import { RULE_KEYS } from './rule-keys';

const HOLIDAY_DAYS = 365;

/** Every rule with its date and author, and the holidays of a year that fall between Monday and Friday. */
export async function findRules(now: Date) {
  const settings = await readSettings(RULE_KEYS);
  const today = madridDate(now);
  const holidays: { date: MadridDate; name: string }[] = [];
  for (let date = today; date <= addMadridDays(today, HOLIDAY_DAYS); date = addMadridDays(date, 1)) {
    const name = isWeekend(date) ? null : holidayOn(date);
    if (name) holidays.push({ date, name });
  }
  return { settings, holidays };
}

export type Rules = Awaited<ReturnType<typeof findRules>>;
