import 'server-only';
import { auth, calendar, type calendar_v3 } from '@googleapis/calendar';
import { serverEnv } from '@/lib/shared/env';

const TIMEOUT_MS = 10_000;

/** Node's fetch, without retries: the queue repeats the job. */
const transporterOptions = {
  fetchImplementation: fetch,
  timeout: TIMEOUT_MS,
  retryConfig: { retry: 0, noResponseRetries: 0 },
};

function base(): string | undefined {
  return serverEnv().GOOGLE_API_BASE?.replace(/\/$/, '');
}

function connect(): calendar_v3.Resource$Events {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_REFRESH_TOKEN } = serverEnv();
  const standIn = base();
  const oauth = new auth.OAuth2({
    clientId: GOOGLE_CLIENT_ID,
    clientSecret: GOOGLE_CLIENT_SECRET,
    endpoints: standIn ? { oauth2TokenUrl: `${standIn}/token` } : {},
    transporterOptions,
  });
  oauth.setCredentials({ refresh_token: GOOGLE_REFRESH_TOKEN });
  return calendar({ version: 'v3', auth: oauth }).events;
}

let shared: calendar_v3.Resource$Events | undefined;

export function events(): calendar_v3.Resource$Events {
  shared ??= connect();
  return shared;
}

/** For every call: as a client option, Google's library drops the path of the URL. */
export function callOptions(): { rootUrl?: string } {
  const standIn = base();
  return standIn ? { rootUrl: `${standIn}/` } : {};
}

/** Safe to log: Google's own error carries the request with names and tokens. */
export class CalendarFault extends Error {
  readonly code: string;

  constructor(
    /** HTTP status; undefined when there was no answer. */
    readonly status: number | undefined,
  ) {
    super(`Google Calendar: ${status ?? 'no answer'}`);
    this.name = 'CalendarFault';
    this.code = String(status ?? 'no answer');
  }
}

export async function responseData<Data>(call: Promise<{ data: Data }>): Promise<Data> {
  try {
    return (await call).data;
  } catch (error) {
    const status = error instanceof Error && 'status' in error ? error.status : undefined;
    throw new CalendarFault(typeof status === 'number' ? status : undefined);
  }
}
