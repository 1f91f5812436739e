import type { LetterStatus } from '@/lib/generated/prisma/client';
import type { LetterText } from './letter-text';

/** How many subscriptions; `left` have ended before their e-mail went. */
export type LetterProgress = {
  recipients: number;
  sent: number;
  waiting: number;
  left: number;
  refused: number;
  unclear: number;
};

/** Moments are ISO 8601. */
export type LetterRow = {
  id: string;
  subject: string;
  status: LetterStatus;
  byName: string;
  updatedAt: string;
  scheduledFor: string | null;
  startedAt: string | null;
  stoppedAt: string | null;
  sentAt: string | null;
  progress: LetterProgress;
};

export type LetterView = LetterRow & LetterText & { teaser: string; body: string; version: number };

export type SubscriberCounts = { confirmed: number; waiting: number };
export type LetterList = { letters: LetterRow[]; page: number; pages: number; subscribers: SubscriberCounts };

export type SubscriberRow = { id: string; email: string; state: keyof SubscriberCounts; since: string };
export type SubscriberList = { subscribers: SubscriberRow[]; total: number; page: number; pages: number };
