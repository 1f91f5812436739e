/** Everything that the log knows. A text of `DeskLog.kinds` in messages/<room>/es.json names each, its dots as dashes. */
export const DESK_EVENT_KINDS = [
  'desk.entered',
  'desk.left',
  'desk.session-ended',
  'people.invited',
  'people.invitation-withdrawn',
  'people.joined',
  'people.removed',
  'people.sessions-ended',
  'people.key-added',
  'people.key-removed',
  'people.key-counter-fell',
  'desk-key.begun',
  'desk-key.rotated',
  'desk-key.access-given',
  'desk-key.access-lost',
  'desk-key.access-regained',
  'desk-key.printed-replaced',
  'desk-key.printed-checked',
  'letters.written',
  'letters.edited',
  'letters.deleted',
  'letters.tried',
  'letters.scheduled',
  'letters.unscheduled',
  'letters.started',
  'letters.stopped',
  'letters.resumed',
  'log.exported',
  'numbers.exported',
  'settings.changed',
  'consultations.opened',
  'consultations.file-opened',
  'consultations.answered',
  'consultations.answered-in-space',
  'consultations.answered-elsewhere',
  'consultations.answer-resent',
  'consultations.mail-attended',
  'documents.opened',
  'messages.answered',
  'messages.answered-elsewhere',
  'messages.answer-resent',
  'messages.mail-attended',
  'services.paused',
  'services.resumed',
  'agenda.blocked',
  'agenda.unblocked',
  'agenda.overlap-attended',
  'agenda.holiday-added',
  'agenda.holiday-removed',
  'orders.confirmation-resent',
  'orders.moved',
  'orders.cancelled',
  'orders.hour-chosen',
  'orders.invoice-noted',
  'orders.refunded',
  'orders.transfer-noted',
  'orders.withdrawn',
  'orders.exported',
  'orders.attended',
  'withdrawals.joined',
  'withdrawals.attended',
  'mailbox.erased',
] as const;

export type DeskEventKind = (typeof DESK_EVENT_KINDS)[number];

type Dashed<Text extends string> = Text extends `${infer Head}.${infer Rest}` ? `${Head}-${Rest}` : Text;

/** The key of a kind's text: a dot in a key of the messages would be a level. */
export function kindTextKey<Kind extends DeskEventKind>(kind: Kind): Dashed<Kind> {
  return kind.replace('.', '-') as Dashed<Kind>;
}

type SettingText = 'settings.weekly-hours';

/** The texts of `DeskLog`. */
type LogTexts = { (key: SettingText): string; has: (key: SettingText) => boolean };

/** What a line of the log is about, as people read it: a setting by its name, also one that is no more. */
export function subjectText(
  { kind, subject }: { kind: DeskEventKind; subject: string | null },
  texts: LogTexts,
): string {
  const key = `settings.${subject}` as SettingText;
  return kind === 'settings.changed' && texts.has(key) ? texts(key) : (subject ?? '');
}
