import 'server-only';
import { Prisma } from '@/lib/generated/prisma/client';

/**
 * A condition for rows of this table: those of which `where` is true, locked one after the other by id. Two statements that change several
 * rows in this order wait for each other, and end in no deadlock.
 */
export function lockedById(table: 'bookings' | 'orders', where: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`id IN (SELECT id FROM ${Prisma.raw(table)} WHERE ${where} ORDER BY id FOR UPDATE)`;
}
