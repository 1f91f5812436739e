/** What the log of a space tells its owner. `SpaceLog.kinds` in the messages has a sentence for each. */
export const SPACE_EVENT_KINDS = [
  'created',
  'opened',
  'open-failed',
  'phrase-locked',
  'closed',
  'key-added',
  'key-removed',
  'key-vouched',
  'phrase-changed',
  'recovery-renewed',
  'recovered',
  'wipe-asked',
  'wipe-cancelled',
  'unused-told',
  'document-added',
  'document-removed',
  'document-shared',
  'document-unshared',
  'document-opened-by-team',
  'data-downloaded',
  'data-corrected',
  'mailbox-changed',
] as const;

export type SpaceEventKind = (typeof SPACE_EVENT_KINDS)[number];
