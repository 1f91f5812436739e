import { addHours } from 'date-fns';
import messages from '@/lib/shared/i18n/messages';
import { addMadridDays, formatDate, isWeekend, type MadridDate, madridDate, weekday } from '@/lib/shared/madrid-time';
import { holidayOn } from '@/lib/shared/working-days/holiday-on';
import { isWorkingDay } from '@/lib/shared/working-days/is-working-day';
import { lastDecreedDay } from '@/lib/shared/working-days/last-known-day';
import { atTheDesk } from '@/tests/support/desk/at-the-desk';
import { refusal } from '@/tests/support/http/api';
import { tally } from '@/tests/support/http/concurrency';
import { daysFromToday, Hours } from '@/tests/support/shop/hours';
import { OrderPages } from '@/tests/support/shop/order-pages';
import { liveClaims } from '@/tests/support/shop/records';
import { sharedShop } from '@/tests/support/shop/shop';
import { forEachTest } from '@/tests/support/stack/for-this-file';

const { Validation, OrderPage } = messages;

const shop = sharedShop();
const pages = new OrderPages(shop);
beforeEach(() => shop.clear());
const desk = forEachTest(() => atTheDesk(shop, { name: 'Marta' }));

type State = { value: unknown; since: string | null; byName: string | null };
type Holiday = { date: MadridDate; name: string };
type Rules = {
  settings: Record<string, State>;
  holidays: Holiday[];
  local: Holiday[];
  addableUntil: MadridDate;
  listedYear: number | null;
};

async function set(key: string, value: unknown): Promise<void> {
  const { body } = await desk.get<Rules>('/agenda/rules');
  const since = body.settings[key]?.since ?? null;
  expect(await desk.post('/agenda/rules', { change: { key, value }, since })).toMatchObject({ status: 200 });
}

const ALL = [9, 10, 11, 12, 13, 14, 15, 16, 17];
const hour = (bookingDate: MadridDate, bookingTime: string) => ({ bookingDate, bookingTime });

async function freeTimes(date: MadridDate, duration = 60): Promise<number[]> {
  const { body } = await shop.api.get<{ days: { slots: { time: string; status: string }[] }[] }>(
    `/api/slots?start=${date}&end=${date}&duration=${duration}`,
  );
  const slots = body.days[0]?.slots ?? [];
  return slots.filter(({ status }) => status === 'free').map(({ time }) => Number(time.slice(0, 2)));
}

test('nobody has set anything: nine hours, no notice, no buffer, no limit, and no date or author', async () => {
  const { body } = await desk.get<Rules>('/agenda/rules');
  expect(Object.values(body.settings).map(({ since, byName }) => [since, byName])).toEqual(
    Object.keys(body.settings).map(() => [null, null]),
  );
  expect(body.settings['weekly-hours']?.value).toEqual([ALL, ALL, ALL, ALL, ALL]);
  expect(await freeTimes(shop.hours.day())).toEqual(ALL);
});

describe('weekly hours', () => {
  test('hold at once, for the list of hours, a hold, an order, a move and a choice', async () => {
    const day = shop.hours.day();
    const order = await pages.bought(shop.hours.next());
    const week = Array.from({ length: 5 }, (_, index) => (index === weekday(day) - 1 ? [9, 10, 11] : ALL));
    await set('weekly-hours', week);
    expect(await freeTimes(day)).toEqual([9, 10, 11]);
    expect(await freeTimes(day, 90)).toEqual([9, 10]);
    const refused = { status: 422, body: { error: { fields: { bookingTime: Validation['time-not-offered'] } } } };
    expect(await shop.hold(hour(day, '12:00'))).toMatchObject(refused);
    expect(await shop.book(hour(day, '12:00'))).toMatchObject(refused);
    expect((await pages.move(order.page, hour(day, '12:00'))).html).toContain(OrderPage.news['time-not-offered']);
    expect((await pages.move(order.page, hour(day, '11:00'))).html).toContain(OrderPage.news.moved);
  });

  test('leave what a buyer has: a hold becomes an order, and an order is paid', async () => {
    const day = shop.hours.day();
    const held = await shop.hold(hour(day, '16:00'));
    await set(
      'weekly-hours',
      ALL.slice(0, 5).map(() => [9]),
    );
    await shop.buy(hour(day, '16:00'), { holdToken: held.body.holdToken });
    expect(await liveClaims(shop.db, day)).toEqual([{ status: 'confirmed', start: 960, end: 1020 }]);
    const another = await shop.book(hour(day, '15:00'), { holdToken: 'AAAAAAAAAAAAAAAAAAAAAA' });
    expect(another).toMatchObject({ status: 422 });
  });
});

test('a holiday that is opened is sold like any other day', async () => {
  const days = Array.from({ length: 30 }, (_, index) => daysFromToday(index + 1));
  const holiday = days.find((day) => !isWeekend(day) && holidayOn(day, []));
  const { body } = await desk.get<Rules>('/agenda/rules');
  expect(body.holidays.every(({ name }) => name.length > 0)).toBe(true);
  if (!holiday) return expect(body.holidays[0]?.date).not.toBeUndefined();
  expect(await shop.hold(hour(holiday, '10:00'))).toMatchObject({ status: 422 });
  await set('open-holidays', [holiday]);
  expect(await freeTimes(holiday)).toEqual(ALL);
  expect((await shop.hold(hour(holiday, '10:00'))).status).toBe(201);
  await set('open-holidays', []);
  expect(await freeTimes(holiday)).toEqual([]);
});

describe('a holiday that the firm adds', () => {
  const add = (date: MadridDate, name = 'Fiesta local') => desk.post('/agenda/holidays', { date, name });
  const remove = (date: MadridDate) => desk.post('/agenda/holidays/removal', { date });
  const rules = async () => (await desk.get<Rules>('/agenda/rules')).body;
  const refusal = (key: keyof typeof Validation) => ({
    status: 422,
    body: { error: { fields: { date: Validation[key] } } },
  });

  test('closes its day at once for the list, a hold, an order and a move; whoever has an hour keeps it, and the desk is told', async () => {
    const day = shop.hours.day();
    const order = await pages.bought(hour(day, '10:00'));
    const held = await shop.hold(hour(day, '16:00'));
    const another = await pages.bought(shop.hours.next());
    const added = await add(day, 'San Isidro');
    expect(added).toMatchObject({ status: 201, body: { bookings: [{ orderId: order.orderId }], holds: [{}] } });
    expect(added.body.bookings).toHaveLength(1);

    const { body } = await shop.api.get(`/api/slots?start=${day}&end=${day}&duration=60`);
    expect(body.days).toEqual([{ date: day, slots: [], holiday: 'San Isidro' }]);
    const refused = { status: 422, body: { error: { fields: { bookingDate: Validation['date-on-holiday'] } } } };
    expect(await shop.hold(hour(day, '12:00'))).toMatchObject(refused);
    expect(await shop.book(hour(day, '12:00'))).toMatchObject(refused);
    expect((await pages.move(another.page, hour(day, '12:00'))).html).toContain(OrderPage.news['date-on-holiday']);

    await shop.buy(hour(day, '16:00'), { holdToken: held.body.holdToken });
    expect((await liveClaims(shop.db, day)).map(({ status, start }) => [status, start / 60])).toEqual([
      ['confirmed', 10],
      ['confirmed', 16],
    ]);
    const agenda = await desk.get(`/agenda?from=${day}&to=${day}`);
    expect(agenda.body.days).toMatchObject([{ holiday: 'San Isidro', isOpenHoliday: false, worked: [] }]);

    await set('open-holidays', [day]);
    expect(await freeTimes(day)).toContain(12);
  });

  test('is there once, is removed again, and leaves a line for each', async () => {
    const day = shop.hours.day();
    const both = await Promise.all([add(day), add(day)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect((await rules()).local).toEqual([{ date: day, name: 'Fiesta local' }]);
    expect((await rules()).holidays).toContainEqual({ date: day, name: 'Fiesta local' });
    expect(await freeTimes(day)).toEqual([]);
    expect((await Promise.all([remove(day), remove(day)])).map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await rules()).local).toEqual([]);
    expect(await freeTimes(day)).toEqual(ALL);
    expect(await add(day, 'De nuevo')).toMatchObject({ status: 201, body: { bookings: [], holds: [] } });
    const { rows } = await shop.db.query('SELECT kind, subject, staff_name AS name FROM desk_events ORDER BY at, id');
    const named = (name: string) => `${formatDate(day)}, ${name}`;
    expect(rows).toEqual([
      { kind: 'agenda.holiday-added', subject: named('Fiesta local'), name: 'Marta' },
      { kind: 'agenda.holiday-removed', subject: named('Fiesta local'), name: 'Marta' },
      { kind: 'agenda.holiday-added', subject: named('De nuevo'), name: 'Marta' },
    ]);
  });

  test('is one of this year or the next that is to come, and no other holiday', async () => {
    const { holidays, addableUntil } = await rules();
    expect(await add(daysFromToday(-1))).toMatchObject(refusal('holidayPast'));
    expect(await add(addMadridDays(addableUntil, 1))).toMatchObject(refusal('holidayTooFar'));
    expect(await add(holidays[0]?.date ?? '')).toMatchObject(refusal('holidayKnown'));
    expect(await remove(daysFromToday(-1))).toMatchObject(refusal('holidayPast'));
    expect(await add(shop.hours.day(), ' ')).toMatchObject({
      status: 422,
      body: { error: { fields: { name: Validation.holidayNameRequired } } },
    });
    expect(await add(addableUntil, 'Nochevieja')).toMatchObject({ status: 201 });
    expect(await shop.api.post('/api/desk/agenda/holidays', {})).toMatchObject({ status: 401 });
  });

  test('counts for what is promised from then on, and moves nothing that was', async () => {
    const message = async () => {
      const { rows } = await shop.db.query<{ id: string }>(
        `INSERT INTO contact_messages (id, source, name, email, fingerprint, consented_at, policy_version, created_at)
         VALUES (gen_random_uuid(), 'contacto', 'Eva', 'eva@example.com', gen_random_uuid(), now(), '2026-01-01', now()) RETURNING id`,
      );
      return rows[0]?.id ?? '';
    };
    const dueOn = async (id: string) =>
      madridDate(new Date((await desk.get<{ dueAt: string }>(`/messages/${id}`)).body.dueAt));
    const earlier = await message();
    const told = await dueOn(earlier);
    expect(await add(told)).toMatchObject({ status: 201 });
    const later = await message();
    const moved = await dueOn(later);
    expect([await dueOn(earlier), moved > told && isWorkingDay(moved, [])]).toEqual([told, true]);
    expect(await remove(told)).toMatchObject({ status: 200 });
    expect([await dueOn(earlier), await dueOn(later)]).toEqual([told, moved]);
  });

  test('is kept as it was told, whatever writes to the database', async () => {
    const day = shop.hours.day();
    await add(day);
    for (const change of [
      `UPDATE local_holidays SET date = date + 1`,
      `UPDATE local_holidays SET name = 'Otra'`,
      `UPDATE local_holidays SET removed_at = added_at - interval '1 day'`,
      'DELETE FROM local_holidays',
    ]) {
      await expect(shop.db.query(change)).rejects.toThrow();
    }
    expect((await rules()).local).toEqual([{ date: day, name: 'Fiesta local' }]);
  });
});

test('the list of a year is complete when a person says so, and is not when it is taken back', async () => {
  const { body } = await desk.get<Rules>('/agenda/rules');
  const year = body.listedYear ?? 0;
  expect(year).toBe(Number(lastDecreedDay()?.slice(0, 4)) + 1);
  const listed = async () => (await desk.get<Rules>('/agenda/rules')).body.listedYear;
  await set('holidays-complete-until', year);
  expect(await listed()).toBe(year);
  await set('holidays-complete-until', year - 1);
  expect(await listed()).toBe(year);
});

test('the notice bars hours that begin too soon, and says so', async () => {
  // Of the first working day: a row of holidays may lie before the next ones.
  const soon = new Hours(new Date()).next();
  await set('minimum-notice-hours', 168);
  const within = new Date(`${soon.bookingDate}T12:00:00Z`) < addHours(new Date(), 168);
  expect(within).toBe(true);
  expect(await shop.slotStatus(soon)).toBe('past');
  expect(await shop.hold(soon)).toMatchObject({
    status: 422,
    body: { error: { fields: { bookingTime: Validation['too-soon'] } } },
  });
});

describe('the buffer', () => {
  test('stays free between appointments, also of those who come at once', async () => {
    const day = shop.hours.day();
    await set('buffer-minutes', 30);
    const answers = await Promise.all(
      ['10:00', '11:00', '12:00', '13:00', '14:00'].map((t) => shop.hold(hour(day, t))),
    );
    expect(tally(answers)[201]).toBeGreaterThanOrEqual(2);
    const claims = await liveClaims(shop.db, day);
    claims.forEach(({ start }, index) => {
      const before = claims[index - 1];
      if (before) expect(start - before.end).toBeGreaterThanOrEqual(30);
    });
    const refused = answers.filter(({ status }) => status !== 201).map(({ body }) => body.error?.code);
    expect(new Set(refused)).toEqual(new Set(['slot_too_close']));
  });

  test('is no reason against moving an appointment by one hour', async () => {
    const day = shop.hours.day();
    const order = await pages.bought(hour(day, '10:00'));
    await pages.bought(hour(day, '14:00'));
    await set('buffer-minutes', 15);
    expect((await pages.move(order.page, hour(day, '11:00'))).html).toContain(OrderPage.news.moved);
    expect((await pages.move(order.page, hour(day, '13:00'))).html).toContain(OrderPage.news['slot-too-close']);
    expect((await liveClaims(shop.db, day)).map(({ start }) => start / 60)).toEqual([11, 14]);
  });
});

test('of appointments a day there are never more, whoever comes at once; an appointment of the day may be moved in it', async () => {
  const day = shop.hours.day();
  await set('appointments-a-day', 2);
  const answers = await Promise.all(ALL.map((from) => shop.hold(hour(day, `${String(from).padStart(2, '0')}:00`))));
  expect(tally(answers)).toEqual({ 201: 2, 409: 7 });
  const refused = answers.filter(({ status }) => status === 409).map(({ body }) => body.error);
  expect(refused).toEqual(refused.map(() => ({ code: 'day_full', message: messages.Api.day_full })));
  expect(await freeTimes(day)).toEqual([]);
  await set('appointments-a-day', null);
  expect(await freeTimes(day)).toHaveLength(7);
});

describe('a rule', () => {
  test('has the date and the author of its value, and a line in the log', async () => {
    await set('buffer-minutes', 15);
    const { body } = await desk.get<Rules>('/agenda/rules');
    expect(body.settings['buffer-minutes']).toMatchObject({ value: 15, byName: 'Marta', since: expect.any(String) });
    const { rows } = await shop.db.query('SELECT kind, subject, staff_name AS name FROM desk_events ORDER BY at');
    expect(rows).toEqual([{ kind: 'settings.changed', subject: 'buffer-minutes', name: 'Marta' }]);
  });

  test('that another person has changed meanwhile is not overwritten', async () => {
    await set('buffer-minutes', 15);
    const late = await desk.post<{ state: Rules }>('/agenda/rules', {
      change: { key: 'buffer-minutes', value: 30 },
      since: null,
    });
    expect(late).toMatchObject(refusal(409, 'agenda_rule_changed'));
    expect(late.body.state.settings['buffer-minutes']?.value).toBe(15);
  });

  test.each([
    ['hours outside of the nine', { key: 'weekly-hours', value: [[8], [], [], [], []] }],
    ['six days', { key: 'weekly-hours', value: [[], [], [], [], [], []] }],
    ['a negative buffer', { key: 'buffer-minutes', value: -1 }],
    ['no appointments at all', { key: 'appointments-a-day', value: 0 }],
    ['a setting of others', { key: 'another', value: 0 }],
  ])('refuses %s', async (_, change) => {
    expect(await desk.post('/agenda/rules', { change, since: null })).toMatchObject({ status: 422 });
  });

  test('is nothing for visitors', async () => {
    expect(await shop.api.get('/api/desk/agenda/rules')).toMatchObject({ status: 401 });
    expect(await shop.api.post('/api/desk/agenda/rules', {})).toMatchObject({ status: 401 });
  });
});

test('the agenda shows appointments, holds, blocks and holidays, and each change of blocks is in the log', async () => {
  const day = shop.hours.day();
  const order = await pages.bought(hour(day, '10:00'));
  const held = await shop.hold(hour(day, '12:00'));
  const off = { fromDate: day, fromTime: '15:00', toDate: day, toTime: '17:00', note: 'Médico' };
  expect(await desk.post('/agenda/blocks', off)).toMatchObject({ status: 201 });
  const agenda = async () => (await desk.get(`/agenda?from=${day}&to=${day}`)).body;
  expect(await agenda()).toMatchObject({
    days: [{ date: day, holiday: null, worked: ALL }],
    appointments: [{ orderId: order.orderId, customerName: order.name, mode: 'online', meetLink: expect.any(String) }],
    holds: [{ until: held.body.expiresAt }],
    blocks: [{ note: 'Médico' }],
  });
  const meets = await desk.post('/agenda/blocks', { ...off, fromTime: '09:00' });
  expect(meets).toMatchObject({
    status: 409,
    body: { error: { code: 'agenda_meets' }, state: { bookings: [{ orderId: order.orderId }], holds: [{}] } },
  });
  expect(await desk.post('/agenda/blocks/removal', off)).toMatchObject({ status: 200 });
  expect(await desk.post('/agenda/blocks/removal', off)).toMatchObject(refusal(409, 'agenda_not_blocked'));
  expect((await agenda()).blocks).toEqual([]);
  const yesterday = { ...off, fromDate: daysFromToday(-1), toDate: daysFromToday(-1) };
  expect(await desk.post('/agenda/blocks', yesterday)).toMatchObject({ status: 422 });
  const { rows } = await shop.db.query<{ kind: string }>('SELECT kind FROM desk_events ORDER BY at');
  expect(rows.map(({ kind }) => kind)).toEqual(['agenda.blocked', 'agenda.unblocked']);
  expect((await desk.get(`/agenda?from=${day}&to=${addMadridDays(day, 40)}`)).status).toBe(400);
});
