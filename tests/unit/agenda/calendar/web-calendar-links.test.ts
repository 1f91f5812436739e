import { googleCalendarLink, outlookCalendarLink } from '@/lib/agenda/calendar/web-calendar-links';
import { madridInstant } from '@/lib/shared/madrid-time';

const entry = {
  summary: 'Consultoría financiera + plan · El Sofá Del Dinero',
  description: 'Videollamada: https://meet.google.com/abc-defg-hij',
  location: 'https://meet.google.com/abc-defg-hij',
  startsAt: madridInstant('2026-07-01', '09:00'),
  endsAt: madridInstant('2026-07-01', '10:30'),
};

test("Google's form is filled in, in universal time", () => {
  const { origin, searchParams } = new URL(googleCalendarLink(entry));
  expect(origin).toBe('https://calendar.google.com');
  expect(Object.fromEntries(searchParams)).toEqual({
    action: 'TEMPLATE',
    text: entry.summary,
    dates: '20260701T070000Z/20260701T083000Z',
    details: entry.description,
    location: entry.location,
  });
});

test("Outlook's form is filled in, in universal time, and has no plus sign for a space", () => {
  const link = outlookCalendarLink(entry);
  const { origin, searchParams } = new URL(link);
  expect(origin).toBe('https://outlook.live.com');
  expect(searchParams.get('subject')).toBe(entry.summary);
  expect(searchParams.get('startdt')).toBe('2026-07-01T07:00:00.000Z');
  expect(searchParams.get('enddt')).toBe('2026-07-01T08:30:00.000Z');
  expect(searchParams.get('location')).toBe(entry.location);
  expect(link).not.toContain('+');
});
