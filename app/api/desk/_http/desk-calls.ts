import type { Context } from 'hono';
import type { OpenSession } from '@/lib/private/staff/desk-sessions';
import { callsOf, type SessionRules } from '../../(server)/_http/in-session';
import { openDesk } from './open-desk';

/** For the routers below /api/desk: 401 `desk_closed` without a session. */
export const { call, change, entry, anyone } = callsOf<OpenSession, SessionRules>({
  sessionOf: openDesk,
  closed: 'desk_closed',
});

/** A call about the one that its address names. */
export type OneCall = Context<{ Variables: { session: OpenSession; now: Date } }, '/:id'>;
