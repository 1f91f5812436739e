import 'server-only';
import { Prisma } from '@/lib/generated/prisma/client';
import type { Db, SqlTransaction } from '@/lib/server/db';

/** The session was open when its request was judged, and has ended since. Rolls back the transaction in which it is thrown. */
export class SessionEnded extends Error {
  constructor() {
    super('The session has ended');
  }
}

const SESSIONS = {
  desk: Prisma.sql`staff AS owner JOIN desk_sessions AS session ON session.staff_id = owner.id`,
  space: Prisma.sql`spaces AS owner JOIN space_sessions AS session ON session.space_id = owner.id`,
};

/**
 * The session cannot end until the transaction does; throws `SessionEnded` if it has ended. Locks the row of its owner first, as what ends
 * sessions does. A stronger lock of that row (`lockPeople`, `lockSpace`) has to be taken before this one. Where hours are closed or
 * moved this one comes last: after a lock by name, overdue holds by id, `day/{day}` and the claimed row.
 */
export async function lockSession(
  tx: Db | SqlTransaction,
  realm: keyof typeof SESSIONS,
  sessionId: string,
): Promise<void> {
  const statement = Prisma.sql`
    SELECT 1 FROM ${SESSIONS[realm]} WHERE session.id = ${sessionId}::uuid FOR KEY SHARE OF owner, session`;
  const open: unknown[] = await ('query' in tx ? tx.query(statement) : tx.$queryRaw(statement));
  if (open.length === 0) throw new SessionEnded();
}
