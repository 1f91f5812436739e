import type { LetterStatus } from '@/lib/generated/prisma/client';

/** What a letter may consist of: nothing else reaches an e-mail. */
export type LetterInline =
  | { kind: 'text'; text: string }
  | { kind: 'break' }
  | { kind: 'strong' | 'emphasis'; children: LetterInline[] }
  /** https or mailto. */
  | { kind: 'link'; href: string; children: LetterInline[] };

export type LetterBlock =
  | { kind: 'heading'; level: 2 | 3; children: LetterInline[] }
  | { kind: 'paragraph'; children: LetterInline[] }
  | { kind: 'quote'; children: LetterBlock[] }
  | { kind: 'list'; start: number | null; items: LetterBlock[][] }
  | { kind: 'rule' };

/** What was written and cannot be in a letter. `line` is counted from 1; the kinds after `code` are about how much there is of something. */
export type LetterFault = {
  kind: 'html' | 'image' | 'link' | 'code' | 'nested' | 'manyLines' | 'manyMarks';
  line: number;
};

export type LetterText = { blocks: LetterBlock[]; faults: LetterFault[] };

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

type SubscriberRow = { id: string; email: string; state: keyof SubscriberCounts; since: string };
export type SubscriberList = { subscribers: SubscriberRow[]; total: number; page: number; pages: number };
