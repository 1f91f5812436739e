import { busyEvent } from '@/lib/agenda/calendar/list-busy-events';

const hour = { start: { dateTime: '2026-12-01T10:00:00+01:00' }, end: { dateTime: '2026-12-01T11:00:00+01:00' } };
const day = { start: { date: '2026-12-01' }, end: { date: '2026-12-02' } };
const other = { attendees: [{ responseStatus: 'accepted' }, { self: true, responseStatus: 'needsAction' }] };
const answered = (responseStatus: string) => ({ attendees: [{ self: true, responseStatus }] });

const takesTime = (event: object, withUnanswered = false) =>
  busyEvent({ id: 'a', status: 'confirmed', ...event }, { withUnanswered }).length > 0;

describe.each([
  ['an hour', hour],
  ['whole days', day],
])('of %s', (_, when) => {
  test.each([
    ['own event', {}, true, true],
    ['invitation of others that is not answered', other, false, true],
    ['invitation that is accepted', answered('accepted'), true, true],
    ['invitation that is accepted with doubts', answered('tentative'), true, true],
    ['invitation that is declined', answered('declined'), false, false],
    ['own invitation, which the calendar says is not answered', { organizer: { self: true }, ...other }, true, true],
    ['event that others have not answered', { attendees: [{ responseStatus: 'needsAction' }] }, true, true],
    ['event marked as free', { transparency: 'transparent' }, false, false],
    ['cancelled event', { status: 'cancelled' }, false, false],
  ])('an %s', (_name, event, byDefault, withUnanswered) => {
    expect(takesTime({ ...when, ...event })).toBe(byDefault);
    expect(takesTime({ ...when, ...event }, true)).toBe(withUnanswered);
  });
});

test('whole days are those of Madrid', () => {
  expect(busyEvent({ id: 'a', ...day }, { withUnanswered: false })).toEqual([
    { id: 'a', startsAt: new Date('2026-11-30T23:00:00Z'), endsAt: new Date('2026-12-01T23:00:00Z') },
  ]);
});
