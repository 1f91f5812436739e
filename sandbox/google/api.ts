import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { Env, Sandbox } from '../sandbox';
import { changeEvent, deleteEvent, getEvent, insertEvent, listEvents } from './calendar';
import { GoogleRefusal } from './errors';

const TOKEN_TTL_SECONDS = 3599;
const MAX_RESULTS = 2500;

/** Google's token endpoint and, under /calendar/v3, the events of its calendars. */
export function googleApi(sandbox: Sandbox): Hono<Env> {
  const app = new Hono<Env>();
  app.post('/token', (c) => grantToken(c));
  app.use('/calendar/*', async (c, next) => {
    checkToken(c.req.header('authorization'));
    await next();
  });
  const events = '/calendar/v3/calendars/:calendarId/events' as const;
  app.get(events, (c) => {
    const query = c.req.query();
    const listing = {
      timeMin: query.timeMin,
      timeMax: query.timeMax,
      iCalUID: query.iCalUID,
      showDeleted: query.showDeleted === 'true',
      maxResults: Math.min(Number(query.maxResults ?? 250) || 250, MAX_RESULTS),
      first: Number(query.pageToken ?? 0) || 0,
    };
    return c.json(listEvents(sandbox, c.req.param('calendarId'), listing));
  });
  app.post(events, async (c) => c.json(insertEvent(sandbox, await readJson(c), writing(c))));
  app.get(`${events}/:id`, (c) => c.json(getEvent(sandbox, c.req.param('calendarId'), c.req.param('id'))));
  app.on(['PATCH', 'PUT'], `${events}/:id`, async (c) =>
    c.json(changeEvent(sandbox, c.req.param('id'), await readJson(c), writing(c))),
  );
  app.delete(`${events}/:id`, (c) => {
    deleteEvent(sandbox, c.req.param('calendarId'), c.req.param('id'));
    return c.body(null, 204);
  });
  app.all('*', () => {
    throw new GoogleRefusal(404, 'notFound', 'Not Found');
  });
  app.onError((error, c) => {
    if (error instanceof GoogleRefusal) return c.json(error.body(), error.status);
    throw error;
  });
  return app;
}

function writing(c: Context<Env>): { calendarId: string; conferenceDataVersion: number } {
  const version = Number(c.req.query('conferenceDataVersion') ?? 0);
  return { calendarId: c.req.param('calendarId') ?? '', conferenceDataVersion: version };
}

async function readJson(c: Context<Env>): Promise<unknown> {
  const body = await c.req.text();
  try {
    return body === '' ? {} : JSON.parse(body);
  } catch {
    throw new GoogleRefusal(400, 'parseError', 'Parse Error');
  }
}

async function grantToken(c: Context<Env>): Promise<Response> {
  const form = new URLSearchParams(await c.req.text());
  if (form.get('grant_type') !== 'refresh_token') {
    const message = `Invalid grant_type: ${form.get('grant_type') ?? ''}`;
    return c.json({ error: 'unsupported_grant_type', error_description: message }, 400);
  }
  if (!form.get('client_id') || !form.get('client_secret')) {
    return c.json({ error: 'invalid_client', error_description: 'The OAuth client was not found.' }, 401);
  }
  if (!form.get('refresh_token')) return c.json({ error: 'invalid_grant', error_description: 'Bad Request' }, 400);
  return c.json({
    access_token: `ya29.sandbox-${randomBytes(24).toString('base64url')}`,
    expires_in: TOKEN_TTL_SECONDS,
    scope: 'https://www.googleapis.com/auth/calendar.events',
    token_type: 'Bearer',
  });
}

function checkToken(authorization: string | undefined): void {
  if (/^Bearer ya29\..+$/.test(authorization ?? '')) return;
  const message =
    'Request had invalid authentication credentials. Expected OAuth 2 access token, login cookie or other valid authentication credential.';
  throw new GoogleRefusal(401, 'authError', message);
}
