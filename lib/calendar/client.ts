import 'server-only';
import { auth, calendar, type calendar_v3 } from '@googleapis/calendar';
import { serverEnv } from '@/lib/env';

const TIMEOUT_MS = 10_000;

/** Node's own fetch. No call is repeated here: the queue decides when to try again. */
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
  const elsewhere = base();
  const oauth = new auth.OAuth2({
    clientId: GOOGLE_CLIENT_ID,
    clientSecret: GOOGLE_CLIENT_SECRET,
    endpoints: elsewhere ? { oauth2TokenUrl: `${elsewhere}/token` } : {},
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

/** Given with every call: as an option of the client, Google's library would drop the path of the address. */
export function callOptions(): { rootUrl?: string } {
  const elsewhere = base();
  return elsewhere ? { rootUrl: `${elsewhere}/` } : {};
}

/** Google did not do what was asked. Its own error carries the whole request, names and tokens included; this one may be logged. */
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

/** The answer's data, or a CalendarFault. */
export async function answered<Data>(call: Promise<{ data: Data }>): Promise<Data> {
  try {
    return (await call).data;
  } catch (error) {
    const status = error instanceof Error && 'status' in error ? error.status : undefined;
    throw new CalendarFault(typeof status === 'number' ? status : undefined);
  }
}
