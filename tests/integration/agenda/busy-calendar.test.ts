import { subHours } from 'date-fns';
import { bookingWindow } from '@/lib/agenda/booking-window';
import { BOOKING_WINDOW_DAYS } from '@/lib/agenda/opening-hours';
import type { SlotsResponseBody } from '@/lib/orders/contract';
import messages from '@/lib/shared/i18n/messages';
import { addMadridDays, type MadridDate, madridInstant } from '@/lib/shared/madrid-time';
import { isWorkingDay } from '@/lib/shared/working-days/is-working-day';
import { atTheDesk } from '@/tests/support/desk/at-the-desk';
import { OrderPages } from '@/tests/support/shop/order-pages';
import { liveClaims } from '@/tests/support/shop/records';
import { ownShop, sharedShop } from '@/tests/support/shop/shop';
import { forEachTest } from '@/tests/support/stack/for-this-file';
import { until } from '@/tests/support/stack/until';

const CALENDAR = 'primary';

const shop = sharedShop();
/** Three servers, without jobs: a server asks the calendar once a minute, so each is asked for an hour by one test. */
const unasked = ownShop({ instances: 3, env: { RUN_JOBS: 'false' } });
const pages = new OrderPages(shop);
beforeEach(() => shop.clear());
const desk = forEachTest(() => atTheDesk(shop));

/** In the queue of the schedule's own readings, so that none of them stores an older answer over this one. */
const read = () => shop.jobs.sweep('read-busy-calendar', { queue: 'calendar' });
const hour = (bookingDate: MadridDate, bookingTime: string) => ({ bookingDate, bookingTime });

/** The change has the calendar read again, by a job that nothing else waits for. */
const becomesFree = (date: MadridDate, hours: number) =>
  until(async () => (await freeTimes(date)).length === hours, `There are not ${hours} free hours`);

function event(date: MadridDate, from: string, to: string, more: object = {}) {
  const at = (time: string) => ({ dateTime: madridInstant(date, time).toISOString(), timeZone: 'Europe/Madrid' });
  return { summary: 'Dentista de Zoraida', start: at(from), end: at(to), ...more };
}

async function freeTimes(date: MadridDate): Promise<number[]> {
  const { body } = await shop.api.get<{ days: { slots: { time: string; status: string }[] }[] }>(
    `/api/slots?start=${date}&end=${date}`,
  );
  const slots = body.days[0]?.slots ?? [];
  return slots.filter(({ status }) => status === 'free').map(({ time }) => Number(time.slice(0, 2)));
}

test('another event of the calendar takes its hours from visitors by every way, until it is gone', async () => {
  const day = shop.hours.day();
  const order = await pages.bought(shop.hours.next());
  const { id } = await shop.sandbox.addEvent(CALENDAR, event(day, '10:30', '12:00'));
  await read();
  expect(await freeTimes(day)).toEqual([9, 12, 13, 14, 15, 16, 17]);
  const taken = { status: 409, body: { error: { code: 'slot_busy', message: messages.Api.slot_busy } } };
  expect(await shop.hold(hour(day, '10:00'))).toMatchObject(taken);
  expect(await shop.book(hour(day, '11:00'))).toMatchObject(taken);
  expect((await pages.move(order.page, hour(day, '11:00'))).html).toContain(messages.OrderPage.news['slot-busy']);
  expect(await liveClaims(shop.db, day)).toEqual([]);
  await shop.sandbox.removeEvent(CALENDAR, id);
  await read();
  expect(await freeTimes(day)).toHaveLength(9);
  expect((await shop.hold(hour(day, '10:00'))).status).toBe(201);
});

test('an event over the whole window leaves no hour: its days are full, and the first day after it is named', async () => {
  const { first, last } = bookingWindow(new Date());
  await shop.sandbox.addEvent(CALENDAR, event(first, '00:00', '00:00', { end: event(last, '00:00', '23:59').end }));
  await read();
  const { body } = await shop.api.get<SlotsResponseBody>('/api/slots');
  expect(body.days.flatMap(({ slots }) => slots).filter(({ status }) => status === 'free')).toEqual([]);
  expect(body.days.filter(({ isAway }) => isAway)).toEqual([]);
  let date = addMadridDays(last, 1);
  while (!isWorkingDay(date, [])) date = addMadridDays(date, 1);
  expect(body.next).toEqual({ date, opens: addMadridDays(date, -BOOKING_WINDOW_DAYS) });
});

test('without people at the desk the calendar takes no hours', async () => {
  const day = shop.hours.day();
  await shop.sandbox.addEvent(CALENDAR, event(day, '10:00', '12:00'));
  await read();
  expect(await freeTimes(day)).not.toContain(10);
  await shop.db.query('UPDATE staff SET removed_at = now()');
  await read();
  expect(await freeTimes(day)).toHaveLength(9);
  expect((await shop.hold(hour(day, '10:00'))).status).toBe(201);
});

test.each([
  ['marked as free', { transparency: 'transparent' }],
  ['cancelled', { status: 'cancelled' }],
  ['declined', { attendees: [{ self: true, responseStatus: 'declined' }] }],
])('an event that is %s takes nothing', async (_, more) => {
  const day = shop.hours.day();
  await shop.sandbox.addEvent(CALENDAR, event(day, '10:00', '12:00', more));
  await read();
  expect(await freeTimes(day)).toHaveLength(9);
});

test('an event of whole days takes them, and the next day is free', async () => {
  const day = shop.hours.day();
  const next = addMadridDays(day, 1);
  await shop.sandbox.addEvent(CALENDAR, { start: { date: day }, end: { date: next } });
  await read();
  expect(await freeTimes(day)).toEqual([]);
});

test('an invitation of others that is not answered takes nothing, until it is accepted or the firm wants it to count', async () => {
  const day = shop.hours.day();
  const invited = (responseStatus: string) => ({
    start: { date: day },
    end: { date: addMadridDays(day, 1) },
    organizer: { email: 'otra@example.com' },
    attendees: [{ self: true, responseStatus }],
  });
  const { id } = await shop.sandbox.addEvent(CALENDAR, invited('needsAction'));
  await read();
  expect(await freeTimes(day)).toHaveLength(9);

  const wanted = (value: boolean, since: string | null) =>
    desk.post<{ settings: Record<string, { since: string }> }>('/agenda/rules', {
      change: { key: 'unanswered-invitations', value },
      since,
    });
  const { status, body } = await wanted(true, null);
  expect(status).toBe(200);
  await becomesFree(day, 0);
  expect((await wanted(false, body.settings['unanswered-invitations']?.since ?? null)).status).toBe(200);
  await becomesFree(day, 9);

  await shop.sandbox.removeEvent(CALENDAR, id);
  await shop.sandbox.addEvent(CALENDAR, invited('accepted'));
  await read();
  expect(await freeTimes(day)).toEqual([]);
});

test('our own meetings are no other events, also once their booking has ended', async () => {
  const day = shop.hours.day();
  await pages.bought(hour(day, '10:00'));
  const order = await pages.bought(hour(day, '12:00'));
  await read();
  expect(await freeTimes(day)).toEqual([9, 11, 13, 14, 15, 16, 17]);
  await shop.db.query(`UPDATE bookings SET status = 'cancelled' WHERE order_id = $1`, [order.orderId]);
  await read();
  expect(await freeTimes(day)).toEqual([9, 11, 12, 13, 14, 15, 16, 17]);
  const { body } = await desk.get(`/agenda?from=${day}&to=${day}`);
  expect(body).toMatchObject({ busy: [], overlapped: [], busyCalendar: { failingSince: null } });
});

test('more than a page of events is read, and no title is kept', async () => {
  const day = shop.hours.day();
  for (let minute = 0; minute < 260; minute += 1) {
    const time = `06:${String(minute % 60).padStart(2, '0')}`;
    await shop.sandbox.addEvent(CALENDAR, event(day, time, '07:00'));
  }
  await shop.sandbox.addEvent(CALENDAR, event(day, '17:00', '18:00'));
  await read();
  expect(await freeTimes(day)).not.toContain(17);
  const { rows } = await shop.db.query<{ kept: string }>('SELECT e::text AS kept FROM busy_events e');
  expect(rows).toHaveLength(261);
  expect(rows.some(({ kept }) => kept.includes('Zoraida'))).toBe(false);
});

test('while Google is away the last known events count, selling goes on, and the desk says so', async () => {
  const day = shop.hours.day();
  await shop.sandbox.addEvent(CALENDAR, event(day, '10:00', '11:00'));
  await read();
  await shop.sandbox.fail('google', 'down');
  await read();
  expect(await freeTimes(day)).toEqual([9, 11, 12, 13, 14, 15, 16, 17]);
  expect((await shop.hold(hour(day, '10:00'))).status).toBe(409);
  expect((await shop.hold(hour(day, '11:00'))).status).toBe(201);
  const state = async () => (await desk.get(`/agenda?from=${day}&to=${day}`)).body.busyCalendar;
  expect(await state()).toEqual({ readAt: expect.any(String), failingSince: expect.any(String) });
  await shop.sandbox.fail('google', 'none');
  await read();
  expect(await state()).toEqual({ readAt: expect.any(String), failingSince: null });
});

test('an event put over a sold hour is shown at the desk, and the appointment stays', async () => {
  const sold = hour(shop.hours.day(), '10:00');
  const order = await pages.bought(sold);
  await shop.sandbox.addEvent(CALENDAR, event(sold.bookingDate, '10:30', '11:30'));
  await read();
  const { body } = await desk.get(`/agenda?from=${sold.bookingDate}&to=${sold.bookingDate}`);
  expect(body.overlapped).toMatchObject([{ orderId: order.orderId, customerName: order.name }]);
  expect(await liveClaims(shop.db, sold.bookingDate)).toEqual([{ status: 'confirmed', start: 600, end: 660 }]);
});

/** At one of the servers that were not asked. */
async function holdAt(server: number, wanted: ReturnType<typeof hour>): Promise<number | undefined> {
  return (await unasked.apis[server]?.post('/api/holds', unasked.holdBody(wanted)))?.status;
}

test('while Google is away the job of the schedule asks alone: no visitor asks, or waits', async () => {
  await atTheDesk(unasked);
  const hourAgo = subHours(new Date(), 1);
  await unasked.db.query('INSERT INTO busy_calendar (id, tried_at, failing_since) VALUES (1, $1, $1)', [hourAgo]);
  const day = unasked.hours.day();
  await unasked.sandbox.addEvent(CALENDAR, event(day, '10:00', '11:00'));
  // With an answer from Google this hour would be busy.
  expect(await holdAt(0, hour(day, '10:00'))).toBe(201);
  const { rows } = await unasked.db.query('SELECT tried_at AS tried, failing_since AS since FROM busy_calendar');
  expect(rows).toEqual([{ tried: hourAgo, since: hourAgo }]);
});

test('before an hour is held the calendar is asked again; a slow answer is waited for a second and a half', async () => {
  await unasked.clear();
  await atTheDesk(unasked);
  const day = unasked.hours.day();
  await unasked.sandbox.addEvent(CALENDAR, event(day, '10:00', '11:00'));
  const asked = performance.now();
  const answered = await holdAt(1, hour(day, '10:00'));
  // Without an answer in a second and a half, as on a busy machine, the visitor has the hour.
  expect(performance.now() - asked < 1_400 ? answered : 409).toBe(409);
  expect(await holdAt(1, hour(day, '11:00'))).toBe(201);

  await unasked.clear();
  await atTheDesk(unasked);
  await unasked.sandbox.fail('google', 'slow', 300_000);
  const begun = performance.now();
  expect(await holdAt(2, unasked.hours.next())).toBe(201);
  expect(performance.now() - begun).toBeGreaterThan(1_400);
  const { requests } = await unasked.sandbox.requests('google');
  expect(requests.filter(({ durationMs }) => durationMs === null)).toHaveLength(1);
});
