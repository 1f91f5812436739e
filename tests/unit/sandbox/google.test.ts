/** @jest-environment node */
import { freshSandbox } from '@/tests/support/stack/start-sandbox';

const sandbox = freshSandbox();

const calendarId = 'primary';
const id = '0123456789abcdefghijklmnopqrstuv';
const appointment = {
  id,
  summary: 'Sesión de consultoría',
  start: { dateTime: '2026-11-26T11:00:00+01:00', timeZone: 'Europe/Madrid' },
  end: { dateTime: '2026-11-26T12:00:00+01:00', timeZone: 'Europe/Madrid' },
  attendees: [{ email: 'irene@correo.example' }],
  conferenceData: { createRequest: { requestId: 'booking-1', conferenceSolutionKey: { type: 'hangoutsMeet' } } },
};
const insert = (changes: object = {}, conferenceDataVersion = 1) =>
  sandbox.calendar.insert(
    {
      calendarId,
      conferenceDataVersion,
      requestBody: { ...appointment, ...changes },
    },
    sandbox.atSandbox,
  );
const refused = (code: number, reason: string) =>
  expect.objectContaining({
    response: expect.objectContaining({
      status: code,
      data: {
        error: expect.objectContaining({ code, errors: [expect.objectContaining({ domain: 'global', reason })] }),
      },
    }),
  });

test('an event with a conference has a Meet link', async () => {
  const { data } = await insert();
  expect(data.hangoutLink).toMatch(/^https:\/\/meet\.google\.com\/[a-z]{3}-[a-z]{4}-[a-z]{3}$/);
  expect(data).toMatchObject({
    kind: 'calendar#event',
    id,
    status: 'confirmed',
    summary: appointment.summary,
    attendees: appointment.attendees,
    conferenceData: {
      createRequest: { requestId: 'booking-1', status: { statusCode: 'success' } },
      entryPoints: [{ entryPointType: 'video', uri: data.hangoutLink }],
    },
  });
  expect((await sandbox.calendar.get({ calendarId, eventId: id }, sandbox.atSandbox)).data).toEqual(data);
});

test('without the conference version there is no link', async () => {
  const { data } = await insert({}, 0);
  expect(data.hangoutLink).toBeUndefined();
  expect(data.conferenceData).toBeUndefined();
});

test('an id is taken once, also after its event was deleted', async () => {
  await insert();
  await expect(insert()).rejects.toEqual(refused(409, 'duplicate'));
  await sandbox.calendar.delete({ calendarId, eventId: id }, sandbox.atSandbox);
  await expect(insert()).rejects.toEqual(refused(409, 'duplicate'));
});

test('deleting answers 204 once, then that it is gone', async () => {
  await insert();
  const { status } = await sandbox.calendar.delete({ calendarId, eventId: id }, sandbox.atSandbox);
  expect(status).toBe(204);
  await expect(sandbox.calendar.delete({ calendarId, eventId: id }, sandbox.atSandbox)).rejects.toEqual(
    refused(410, 'deleted'),
  );
  expect((await sandbox.calendar.get({ calendarId, eventId: id }, sandbox.atSandbox)).data.status).toBe('cancelled');
  expect(await sandbox.control.get('calendar')).toEqual([expect.objectContaining({ id, calendarId, deleted: true })]);
});

test('a patch changes what it names and keeps the link', async () => {
  const { data } = await insert();
  const { data: patched } = await sandbox.calendar.patch(
    {
      calendarId,
      eventId: id,
      requestBody: { summary: 'Otra hora' },
    },
    sandbox.atSandbox,
  );
  expect(patched).toMatchObject({ summary: 'Otra hora', hangoutLink: data.hangoutLink, start: appointment.start });
});

test('a deleted event comes back when it is confirmed again', async () => {
  await insert();
  await sandbox.calendar.delete({ calendarId, eventId: id }, sandbox.atSandbox);
  const requestBody = { status: 'confirmed' };
  await sandbox.calendar.patch({ calendarId, eventId: id, requestBody }, sandbox.atSandbox);
  expect(await sandbox.control.get('calendar')).toMatchObject([{ id, status: 'confirmed', deleted: false }]);
});

test('events are listed in the order of their hours', async () => {
  await insert();
  const earlier = { dateTime: '2026-11-25T09:00:00+01:00' };
  await insert({ id: 'earlier0', start: earlier, end: { dateTime: '2026-11-25T10:00:00+01:00' } });
  const { data } = await sandbox.calendar.list({ calendarId }, sandbox.atSandbox);
  expect(data.items?.map((event) => event.id)).toEqual(['earlier0', id]);
  const { data: later } = await sandbox.calendar.list(
    { calendarId, timeMin: '2026-11-26T00:00:00Z' },
    sandbox.atSandbox,
  );
  expect(later.items?.map((event) => event.id)).toEqual([id]);
});

test.each([
  ['an id with other letters', { id: 'WXYZ-1' }, 'invalid'],
  ['no end', { end: undefined }, 'required'],
  ['an end before the start', { end: { dateTime: '2026-11-26T10:00:00+01:00' } }, 'timeRangeEmpty'],
])('%s is refused', async (_what, change, reason) => {
  await expect(insert(change)).rejects.toEqual(refused(400, reason));
});

test('an unknown event and a missing token are refused as Google refuses them', async () => {
  await expect(sandbox.calendar.get({ calendarId, eventId: 'unknown' }, sandbox.atSandbox)).rejects.toEqual(
    refused(404, 'notFound'),
  );
  const response = await fetch(`${sandbox.url}/google/calendar/v3/calendars/primary/events`);
  expect(response.status).toBe(401);
});
