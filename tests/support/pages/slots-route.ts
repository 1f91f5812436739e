import type { Page } from '@playwright/test';
import { freeHour } from './page-hours';

type Day = { date: string; slots: { time: string; status: string }[]; holiday?: string };

/** Changes what the server says about one day, from the next request on; `holiday` is the name of one that closes it. */
export async function withSlots(
  page: Page,
  date: string,
  change: (slots: Day['slots']) => Day['slots'],
  holiday?: string,
): Promise<void> {
  await page.route('**/api/slots?*', async (route) => {
    const answer = (await (await route.fetch()).json()) as { days: Day[] };
    const days = answer.days.map((day) =>
      day.date === date ? { ...day, slots: change(day.slots), ...(holiday && { holiday }) } : day,
    );
    await route.fulfill({ json: { ...answer, days } });
  });
}

/** A day whose 09:00 is past and whose 10:00 is taken; returns the day. */
export async function withTakenAndPast(page: Page): Promise<string> {
  const { date } = await freeHour(page.request);
  const statuses = new Map([
    ['09:00', 'past'],
    ['10:00', 'booked'],
  ]);
  await withSlots(page, date, (slots) =>
    slots.map((slot) => ({ ...slot, status: statuses.get(slot.time) ?? slot.status })),
  );
  return date;
}
