import 'server-only';
import { Prisma } from '@/lib/generated/prisma/client';
import { sqlQuery } from '@/lib/server/db';

/** When the first person came to the desk: before that nothing is known of answers. Null without a desk. */
export async function deskOpenedAt(): Promise<Date | null> {
  const [row] = await sqlQuery<{ opened: Date | null }>(Prisma.sql`SELECT min(created_at) AS opened FROM staff`);
  return row?.opened ?? null;
}
