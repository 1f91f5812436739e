import { createHash, randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { EmailRecord } from '../records';
import { keepReplay, recentReplay } from '../replays';
import type { Env, Sandbox } from '../sandbox';
import { type EmailPayload, ResendRefusal, readEmail } from './payload';

const MAX_KEY_LENGTH = 256;
const MAX_BATCH_SIZE = 100;
/** Each e-mail to such an address fails, however often it is tried. */
const FAILING_DOMAIN = '@fault.example';

/** Resend's API: sent e-mails go to the outbox only. */
export function resendApi(sandbox: Sandbox): Hono<Env> {
  const app = new Hono<Env>();
  app.use(async (c, next) => {
    checkUserAgent(c.req.header('user-agent'));
    checkKey(c.req.header('authorization'));
    await next();
  });
  app.post('/emails', async (c) => {
    const given = await readJson(c);
    return once(sandbox, c, given, (key) => ({ id: keep(sandbox, readEmail(given), key) }));
  });
  app.post('/emails/batch', async (c) => {
    const given = await readJson(c);
    return once(sandbox, c, given, (key) => ({ data: keepBatch(sandbox, given, key) }));
  });
  app.get('/emails/:id', (c) => {
    const email = sandbox.state.get('emails', c.req.param('id'));
    if (!email) throw new ResendRefusal(404, 'not_found', 'Email not found');
    return c.json(emailObject(email));
  });
  app.all('*', () => {
    throw new ResendRefusal(404, 'not_found', 'The requested endpoint does not exist.');
  });
  app.onError((error, c) => {
    if (error instanceof ResendRefusal) return c.json(error.body(), error.status);
    throw error;
  });
  return app;
}

/** Resend refuses such requests before they reach its API. */
function checkUserAgent(userAgent: string | undefined): void {
  if (!userAgent) throw new ResendRefusal(403, 'missing_user_agent', 'error code: 1010');
}

function checkKey(authorization: string | undefined): void {
  const key = /^Bearer (.+)$/.exec(authorization ?? '')?.[1];
  if (!key) throw new ResendRefusal(401, 'missing_api_key', 'Missing API Key');
  if (!key.startsWith('re_')) throw new ResendRefusal(403, 'invalid_api_key', 'API key is invalid');
}

async function readJson(c: Context<Env>): Promise<unknown> {
  const body = await c.req.text();
  try {
    return JSON.parse(body);
  } catch {
    throw new ResendRefusal(400, 'validation_error', 'The request body is not valid JSON.');
  }
}

/** For 24 hours a key with the same payload returns the same e-mail, and with another payload is refused. */
function once(sandbox: Sandbox, c: Context<Env>, payload: unknown, act: (key: string | null) => object): Response {
  const key = c.req.header('idempotency-key') ?? null;
  if (key === null) return c.json(act(null));
  if (key.length === 0 || key.length > MAX_KEY_LENGTH) {
    throw new ResendRefusal(400, 'invalid_idempotency_key', 'The key must be between 1-256 chars.');
  }
  const path = c.req.path;
  const fingerprint = createHash('sha256')
    .update(`${path}\n${JSON.stringify(payload)}`)
    .digest('base64url');
  const known = recentReplay(sandbox, 'resendReplays', key);
  if (known && known.fingerprint !== fingerprint) {
    const message = 'Same idempotency key used with a different request payload.';
    throw new ResendRefusal(409, 'invalid_idempotent_request', message);
  }
  const body = known?.body ?? JSON.stringify(act(key));
  if (!known) keepReplay(sandbox, 'resendReplays', key, { fingerprint, path, requestId: '', body });
  c.header('Content-Type', 'application/json');
  return c.body(body);
}

function keep(sandbox: Sandbox, payload: EmailPayload, idempotencyKey: string | null): string {
  if (payload.to.some((address) => address.endsWith(FAILING_DOMAIN))) {
    throw new ResendRefusal(500, 'internal_server_error', 'An unexpected error occurred.');
  }
  const id = randomUUID();
  const createdAt = new Date(sandbox.now()).toISOString();
  sandbox.state.put('emails', id, { id, createdAt, idempotencyKey, ...payload });
  return id;
}

/** All or none, like Resend's strict validation. */
function keepBatch(sandbox: Sandbox, given: unknown, key: string | null): { id: string }[] {
  if (!Array.isArray(given) || given.length === 0 || given.length > MAX_BATCH_SIZE) {
    throw new ResendRefusal(422, 'validation_error', 'The batch must contain between 1 and 100 emails.');
  }
  const emails = given.map((member) => readEmail(member));
  if (emails.some(({ attachments }) => attachments.length > 0)) {
    throw new ResendRefusal(422, 'validation_error', 'The `attachments` field is not supported in batches.');
  }
  return emails.map((email) => ({ id: keep(sandbox, email, key) }));
}

function emailObject(email: EmailRecord): object {
  return {
    object: 'email',
    id: email.id,
    message_id: `<${email.id}@sandbox.invalid>`,
    to: email.to,
    from: email.from,
    created_at: email.createdAt,
    subject: email.subject,
    html: email.html,
    text: email.text,
    bcc: email.bcc,
    cc: email.cc,
    reply_to: email.replyTo,
    tags: email.tags,
    last_event: email.scheduledAt ? 'scheduled' : 'delivered',
    scheduled_at: email.scheduledAt,
  };
}
