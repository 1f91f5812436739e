import { addHours, addMinutes, subMinutes } from 'date-fns';
import { SESSION_IDLE_MINUTES, SESSION_MAX_HOURS } from './session-rules';

/** A session that is open, as its person reads it: the same at the desk and in a space. */
export type SessionView = {
  /** Not the token: it opens nothing. */
  id: string;
  /** "Firefox, Windows" */
  device: string;
  /** ISO 8601 in UTC, as is the other moment. */
  startedAt: string;
  lastSeenAt: string;
  isThis: boolean;
};

type Row = { id: string; device: string; createdAt: Date; lastSeenAt: Date };

/**
 * Condition of Prisma for sessions that are neither idle nor over. A time that no session reaches was written by who can write to the
 * database, and counts as over.
 */
export function stillOpen(now: Date) {
  return {
    expiresAt: { gt: now, lte: addHours(now, SESSION_MAX_HOURS) },
    lastSeenAt: { gt: subMinutes(now, SESSION_IDLE_MINUTES), lte: addMinutes(now, SESSION_IDLE_MINUTES) },
  };
}

export function sessionView({ id, device, createdAt, lastSeenAt }: Row, thisId: string): SessionView {
  return {
    id,
    device,
    startedAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isThis: id === thisId,
  };
}
