import 'server-only';
import { readLocalHolidays } from '@/lib/private/settings/read-local-holidays';
import { readSettings } from '@/lib/private/settings/read-settings';
import { addMadridDays, isWeekend, type MadridDate, madridDate } from '@/lib/shared/madrid-time';
import { holidayOn } from '@/lib/shared/working-days/holiday-on';
import { lastDecreedDay, lastKnownDay } from '@/lib/shared/working-days/last-known-day';
import { type Holiday, inForce } from '@/lib/shared/working-days/local-holidays';
import { lastAddableDay, yearToComplete } from '../holidays/holiday-years';
import { RULE_KEYS } from './scheduling-rules';

const HOLIDAY_DAYS = 365;

/**
 * Every rule with its date and author, the holidays of a year that fall between Monday and Friday, and those that the firm has added and
 * that are to come. `listedYear`: of which it is asked, or was said, that its list is complete.
 */
export async function findRules(now: Date) {
  const [settings, all] = await Promise.all([readSettings(RULE_KEYS), readLocalHolidays()]);
  const local = inForce(all);
  const today = madridDate(now);
  const completeYear = settings['holidays-complete-until'].value;
  return {
    settings,
    holidays: holidaysFrom(today, local),
    local: local.filter(({ date }) => date >= today),
    addableFrom: today,
    addableUntil: lastAddableDay(now),
    listedYear: yearToComplete(lastKnownDay(lastDecreedDay(), completeYear), completeYear, today),
  };
}

function holidaysFrom(today: MadridDate, local: readonly Holiday[]): Holiday[] {
  const holidays: Holiday[] = [];
  for (let date = today; date <= addMadridDays(today, HOLIDAY_DAYS); date = addMadridDays(date, 1)) {
    const name = isWeekend(date) ? null : holidayOn(date, local);
    if (name) holidays.push({ date, name });
  }
  return holidays;
}

export type Rules = Awaited<ReturnType<typeof findRules>>;
