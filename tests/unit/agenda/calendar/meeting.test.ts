import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { cancelMeeting, createMeeting } from '@/lib/agenda/calendar/meeting';
import { configureServer } from '@/tests/support/stack/server-environment';

type Call = { method: string; path: string; body: string };
type Answer = { status: number; body?: object };

const request = {
  id: '019A8F2C-4d1e-7abc-9def-0123a1b2c3d4',
  startsAt: new Date('2025-11-13T10:00:00Z'),
  endsAt: new Date('2025-11-13T11:00:00Z'),
  summary: 'Consultoría · Irene Salas',
  description: 'irene@correo.example\nDos titulares',
};
const eventId = '019a8f2c4d1e7abc9def0123a1b2c3d4';
const event = { id: eventId, status: 'confirmed', hangoutLink: 'https://meet.google.com/abc-defg-hij' };

const calls: Call[] = [];
let answers: Record<string, Answer> = {};

const google = createServer(async (incoming, outgoing) => {
  const { method = '', url = '' } = incoming;
  const { pathname, search } = new URL(url, 'http://google');
  const token = pathname === '/google/token';
  if (!token) calls.push({ method, path: pathname + search, body: await text(incoming) });
  const answer = token ? { status: 200, body: { access_token: 'ya29.x', expires_in: 3599 } } : answers[method];
  outgoing.writeHead(answer?.status ?? 500, { 'content-type': 'application/json' });
  outgoing.end(JSON.stringify(answer?.body ?? { error: { message: 'irene@correo.example' } }));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
  const { port } = google.address() as AddressInfo;
  configureServer();
  process.env.GOOGLE_API_BASE = `http://127.0.0.1:${port}/google`;
});

afterAll(() => new Promise((resolve) => google.close(resolve)));

beforeEach(() => {
  calls.length = 0;
  answers = {};
});

test('a meeting is one event with a conference, under an id that follows from the booking, and Google invites nobody', async () => {
  answers = { POST: { status: 200, body: event } };
  await expect(createMeeting(request)).resolves.toEqual({ eventId, meetLink: event.hangoutLink });
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /google/calendar/v3/calendars/primary/events?conferenceDataVersion=1&sendUpdates=none',
  ]);
  expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({
    id: eventId,
    start: { dateTime: '2025-11-13T10:00:00.000Z', timeZone: 'Europe/Madrid' },
    end: { dateTime: '2025-11-13T11:00:00.000Z', timeZone: 'Europe/Madrid' },
    conferenceData: { createRequest: { requestId: request.id, conferenceSolutionKey: { type: 'hangoutsMeet' } } },
  });
});

test('a repeated request returns the existing event', async () => {
  answers = { POST: { status: 409 }, GET: { status: 200, body: event } };
  await expect(createMeeting(request)).resolves.toEqual({ eventId, meetLink: event.hangoutLink });
  expect(calls.map(({ method }) => method)).toEqual(['POST', 'GET']);
});

test('a deleted event is restored, as its id cannot be used twice', async () => {
  answers = {
    POST: { status: 409 },
    GET: { status: 200, body: { ...event, status: 'cancelled' } },
    PATCH: { status: 200, body: event },
  };
  await expect(createMeeting(request)).resolves.toEqual({ eventId, meetLink: event.hangoutLink });
  expect(JSON.parse(calls[2]?.body ?? '')).toEqual({ status: 'confirmed' });
});

test('a failed conference is requested anew', async () => {
  const conferenceData = { createRequest: { requestId: request.id, status: { statusCode: 'failure' } } };
  answers = {
    POST: { status: 409 },
    GET: { status: 200, body: { id: eventId, status: 'confirmed', conferenceData } },
    PATCH: { status: 200, body: event },
  };
  await createMeeting(request);
  const { conferenceData: asked } = JSON.parse(calls[2]?.body ?? '');
  expect(asked.createRequest.requestId).not.toBe(request.id);
});

test('a pending conference is an error, so that the job is retried', async () => {
  answers = { POST: { status: 200, body: { id: eventId, status: 'confirmed' } } };
  await expect(createMeeting(request)).rejects.toThrow('has not made the conference yet');
});

test('a failing calendar is called once, and its error contains nothing about the customer', async () => {
  const failure = await createMeeting(request).catch((error: unknown) => error);
  expect(failure).toMatchObject({ status: 500, message: 'Google Calendar: 500' });
  expect(JSON.stringify(failure)).not.toContain('irene');
  expect(calls).toHaveLength(1);
});

test.each([204, 404, 410])('a cancelled meeting is gone, also when Google answers %d', async (status) => {
  answers = { DELETE: { status } };
  await expect(cancelMeeting(eventId)).resolves.toBeUndefined();
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `DELETE /google/calendar/v3/calendars/primary/events/${eventId}?sendUpdates=none`,
  ]);
});

test('a failed deletion is an error, so that the job is retried', async () => {
  answers = { DELETE: { status: 503 } };
  await expect(cancelMeeting(eventId)).rejects.toThrow('Google Calendar: 503');
});
