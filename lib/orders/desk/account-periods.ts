import type { MadridDate } from '@/lib/shared/madrid-time';

/** Taxes are declared by quarter and by year. */
export const ACCOUNT_PERIODS = ['this-quarter', 'last-quarter', 'this-year', 'last-year'] as const;
export type AccountPeriod = (typeof ACCOUNT_PERIODS)[number];

/** The first day of the period, and the day after its last one. */
export function accountDays(period: AccountPeriod, today: MadridDate): { from: MadridDate; until: MadridDate } {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const length = period.endsWith('quarter') ? 3 : 12;
  const current = Math.floor((year * 12 + month - 1) / length) * length;
  const first = period.startsWith('last') ? current - length : current;
  return { from: firstDay(first), until: firstDay(first + length) };
}

/** First day of a month; months are counted from the year 0. */
function firstDay(month: number): MadridDate {
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
}
