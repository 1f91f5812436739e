/** Everything that the log knows. A text of `DeskLog.kinds` in messages/es.json names each, its dots as dashes. */
export const DESK_EVENT_KINDS = [
  'desk.entered',
  'desk.left',
  'people.invited',
  'people.invitation-withdrawn',
  'people.joined',
  'people.removed',
  'people.key-added',
  'people.key-removed',
  'log.exported',
  'settings.changed',
  'consultations.answered',
  'consultations.answered-elsewhere',
  'messages.answered',
  'messages.answered-elsewhere',
  'services.paused',
  'services.resumed',
  'agenda.blocked',
  'agenda.unblocked',
] as const;

export type DeskEventKind = (typeof DESK_EVENT_KINDS)[number];
