export type CalendarEntry = { summary: string; description: string; location: string; startsAt: Date; endsAt: Date };

/** "20261210T110000Z" */
function compactUtc(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** Google's form for a new event, filled in. */
export function googleCalendarLink({ summary, description, location, startsAt, endsAt }: CalendarEntry): string {
  const dates = `${compactUtc(startsAt)}/${compactUtc(endsAt)}`;
  const query = new URLSearchParams({ action: 'TEMPLATE', text: summary, dates, details: description, location });
  return `https://calendar.google.com/calendar/render?${query}`;
}

/** Outlook's form for a new event, filled in. It shows a plus sign where a space is written as one. */
export function outlookCalendarLink({ summary, description, location, startsAt, endsAt }: CalendarEntry): string {
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: summary,
    startdt: startsAt.toISOString(),
    enddt: endsAt.toISOString(),
    body: description,
    location,
  });
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query.toString().replaceAll('+', '%20')}`;
}
