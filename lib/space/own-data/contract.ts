import type { AppointmentMode } from '@/lib/shared/appointment-mode';
import type { Cents } from '@/lib/shared/money';

/* The JSON of what the firm holds about the mailbox of a space, types only. */

/** ISO 8601 in UTC, with milliseconds. */
type Timestamp = string;

/** GET /api/space/purchases: what was paid, and free hours that are confirmed; the latest first. */
export type PurchasesBody = { purchases: PurchaseView[]; freeHours: FreeHourView[] };
export type FreeHourView = {
  id: string;
  startsAt: Timestamp;
  mode: AppointmentMode;
  isPast: boolean;
  /** Its own page, and its meeting once there is one: as `path` of a purchase, and null for one that is past. */
  page: string | null;
  meeting: string | null;
};
export type PurchaseView = {
  id: string;
  /** The number of the order, as people see it. */
  reference: string;
  service: string;
  amount: Cents;
  paidAt: Timestamp;
  state: 'confirmed' | 'waiting' | 'refunded';
  /** The hour of its live or past appointment; null without one. */
  appointment: { startsAt: Timestamp; mode: string | null } | null;
  /** Its own page, which its link opens without the space: null unless a key was used in the last five minutes. */
  path: string | null;
};

/**
 * GET /api/space/consultations: consultations and messages, the latest first, with the replies that their sender wrote here.
 * POST /api/space/replies: a text of the open space for the team, sealed for the desk and for the space itself → 201 `{ id }`. 404 `not_found`
 * (its thread is gone), 409 `desk_key_changed`, 429 `too_many_replies` of this space, 429 `day_ceiling` of all senders. The same `submission`
 * again is stored once.
 */
export type ConsultationsBody = { threads: ThreadView[] };
export type ThreadView = AskedView & { replies: AskedView[] };
export type AskedView = {
  kind: 'consultation' | 'message';
  id: string;
  reference: string;
  sentAt: Timestamp;
  files: number;
  /** The last moment of the promised answer. */
  dueAt: Timestamp;
  /** Where its answer is wanted. */
  replyVia: 'mail' | 'space';
  /** As it was typed, where the server knows it. */
  text: string | null;
  /** Of a reply that was written here: an age file, in base64. */
  sealed: string | null;
  answers: OwnAnswerView[];
};
export type OwnAnswerView = {
  id: string;
  at: Timestamp;
  byName: string;
  via: 'mail' | 'space' | 'elsewhere';
  /** Of one by mail that is not sealed yet. */
  text: string | null;
  /** An age file in base64: for this space, unless it was sealed when its mailbox had another one, or none. */
  sealed: string | null;
  /** The same of what was asked, as the desk has sealed it along. */
  question: string | null;
};

/** GET /api/space/kept: what there is, and what a deletion takes and leaves, before it is asked for. */
export type KeptBody = {
  /** As it was written last; null: the mailbox has never bought anything. */
  profile: { fullName: string; phone: string | null } | null;
  isSubscribed: boolean;
  goes: Record<GoingKind, number>;
  /** Confirmed free hours that are still to come: a deletion cancels them. */
  cancelled: Timestamp[];
  stays: StayingView[];
  /** E-mails in the team's own mailbox, which a person deletes afterwards and confirms. */
  mailed: number;
  /** A payment that is not ended yet: nothing can be deleted until it is. */
  hasOpenPayment: boolean;
  /** When all of it can be taken along, deleted, or moved to another mailbox: this one is new to the space. Null: now. */
  opensAt: Timestamp | null;
};
type GoingKind = 'documents' | 'consultations' | 'messages' | 'unpaidOrders' | 'freeAppointments' | 'subscriptions';
export type StayingView = {
  kind: 'order' | 'statement';
  reference: string;
  about: string | null;
  /** An hour that is still to come: it stands. */
  appointmentAt: Timestamp | null;
  /** The last day on which it is kept, in Madrid. */
  until: string;
};

/**
 * DELETE /api/space → 204, and the cookie goes. 403 `confirm_needed`, 422 beside `word`, 409 `payment_open`, 409 `data_waits`.
 *
 * - GET /api/space/data: everything that is not sealed, as one object with Spanish names, for its owner to keep; 403 `confirm_needed`, 409
 *   `data_waits`.
 * - PATCH /api/space/profile → 204. 403 `confirm_needed`, 422 beside a field, 404 `not_found` where there is no profile.
 * - POST /api/space/mailbox/code: a code to the wanted mailbox, 202 CodeResponseBody, verified as any other; 429 `too_many_requests`. PUT
 *   /api/space/mailbox with its ticket → 204. 403 `confirm_needed`, 410 `ticket_over`, 409 `mailbox_taken` (it has a space of its own), 409 `mailbox_changed`, 409
 *   `data_waits`.
 * - Of a mailbox that has a code and may have no space: POST /api/space/visit → KeptBody, and the wait begins; POST /api/space/visit/data → as
 *   GET /api/space/data, 409 `data_waits`; DELETE /api/space/visit, which uses the ticket up → 204, as DELETE /api/space. 410 `ticket_over`,
 *   409 `space_first`.
 */
export type DeletionBody = { word: string };
