import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { type Answer, type AnyBody, Api } from '../http/api';

type Options = {
  name?: string;
  /** When the passkey was touched: by default now, so that money, people and exports are open. */
  confirmedAt?: Date;
  now?: Date;
};

export type AtTheDesk = {
  staff: { id: string; name: string };
  token: string;
  /** For calls of one's own. */
  headers: Record<string, string>;
  /** Paths below /api/desk. */
  get: <Body = AnyBody>(path: string) => Promise<Answer<Body>>;
  send: <Body = AnyBody>(method: string, path: string, body?: unknown) => Promise<Answer<Body>>;
  post: <Body = AnyBody>(path: string, body?: unknown) => Promise<Answer<Body>>;
};

type Running = { db: pg.Pool; baseUrl: string };

/** A new person with a session, straight into the database: for tests of what happens at the desk, not of the way in. */
export async function atTheDesk({ db, baseUrl }: Running, options: Options = {}): Promise<AtTheDesk> {
  const { name = 'Marta Ruiz', now = new Date(), confirmedAt = now } = options;
  const id = randomUUID();
  const email = `${id.slice(0, 8)}@equipo.example`;
  await db.query('INSERT INTO staff (id, name, email, handle, created_at) VALUES ($1, $2, $3, $4, $5)', [
    id,
    name,
    email,
    randomBytes(16),
    now,
  ]);
  return withSession(baseUrl, { id, name }, await sessionOf(db, id, { device: 'Prueba', now, confirmedAt }));
}

type Session = { device: string; now?: Date; confirmedAt?: Date };

/** A further session of this person, straight into the database. Returns its token. */
export async function sessionOf(
  db: pg.Pool,
  staffId: string,
  { device, now = new Date(), confirmedAt = now }: Session,
): Promise<string> {
  const token = randomBytes(16).toString('base64url');
  const hash = createHash('sha256').update(token).digest('hex');
  await db.query(
    `INSERT INTO desk_sessions (token_hash, staff_id, created_at, last_seen_at, expires_at, confirmed_at, device, network_hash)
     VALUES ($1, $2, $3, $3, $3::timestamptz + interval '12 hours', $4, $5, 'prueba')`,
    [hash, staffId, now, confirmedAt, device],
  );
  return token;
}

/** At the desk with the session of this token. */
export function withSession(baseUrl: string, staff: AtTheDesk['staff'], token: string): AtTheDesk {
  const api = new Api(`${baseUrl}/api/desk`);
  const headers = { Cookie: `__Host-mesa=${token}` };
  const send = <Body = AnyBody>(method: string, path: string, body?: unknown) =>
    api.send<Body>(path, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return {
    staff,
    token,
    headers,
    get: (path) => send('GET', path),
    send,
    post: (path, body = {}) => send('POST', path, body),
  };
}
