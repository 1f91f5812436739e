import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';

type Options = { name?: string; email?: string; staffId?: string; createdAt?: Date };

/** Of a new invitation for an hour, straight into the database. */
export async function invitationToken(db: pg.Pool, options: Options = {}): Promise<string> {
  const { name = 'Marta Ruiz', email, staffId = null, createdAt = new Date() } = options;
  const id = randomUUID();
  const token = randomBytes(16).toString('base64url');
  await db.query(
    `INSERT INTO staff_invitations (id, token_hash, staff_id, name, email, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $6::timestamptz + interval '1 hour')`,
    [
      id,
      createHash('sha256').update(token).digest('hex'),
      staffId,
      name,
      email ?? `${id.slice(0, 8)}@equipo.example`,
      createdAt,
    ],
  );
  return token;
}
