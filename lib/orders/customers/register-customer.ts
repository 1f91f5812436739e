import 'server-only';
import { randomUUID } from 'node:crypto';
import { db } from '@/lib/server/db';
import type { Customer } from './schema';

/** Callers are unauthenticated: the answer does not reveal whether the user existed, and nothing is overwritten. */
export async function registerCustomer({ email, fullName, phone }: Customer, now: Date): Promise<{ userId: string }> {
  const rows = await db().$queryRaw<{ id: string }[]>`
    INSERT INTO users (id, email, full_name, phone, created_at)
    VALUES (${randomUUID()}::uuid, ${email}, ${fullName}, ${phone ?? null}, ${now}::timestamptz)
    ON CONFLICT (email) DO UPDATE SET email = excluded.email
    RETURNING id`;
  const [row] = rows;
  if (!row) throw new Error('An upsert always returns its row');
  return { userId: row.id };
}
