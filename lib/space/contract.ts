import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { RegistrationAnswer } from '@/lib/private/passkeys/answers';
import type { Recipient } from '@/lib/private/sealing/identity';
import type { SpaceWrap } from '@/lib/private/sealing/space-way';
import type { Stretching } from '@/lib/private/sealing/stretch-phrase';
import type { SessionView } from '@/lib/private/session-view';
import type { SpaceEventKind } from './event-kinds';

// The JSON between /espacio and the server, types only. Refusals are those of lib/orders/contract.ts.

/** ISO 8601 in UTC, with milliseconds. */
type Timestamp = string;
/** Of bytes. */
type Base64 = string;

export type SpaceKeyKind = 'passkey' | 'phrase' | 'recovery';

/**
 * POST /api/space/code/verify: 422 `code_wrong` (`state.attemptsLeft`), 410 `code_expired` (used up, too old, or never sent). The ticket
 * proves the mailbox for 30 minutes, and allows one thing: what is refused leaves it.
 */
export type VerifyResponseBody = {
  ticket: string;
  /** Whether the mailbox has a space already. `none`: it may have none, and its ticket is for POST /api/space/visit. */
  space: 'new' | 'existing' | 'none';
  /** How its phrase is stretched; null without one. */
  stretching: Stretching | null;
};

/** POST /api/space/passkey/creation: with a ticket for a space that is to be made (30 minutes), without one for the open space. 409 `name_needed`, 410 `ticket_over`, 401 `space_closed`. */
export type CreationResponseBody = { ceremonyId: string; options: PublicKeyCredentialCreationOptionsJSON };

/** POST /api/space/passkey/touch: `open` for any passkey of the site, `confirm` for those of the open space. 409 `name_needed`, 401 `space_closed`. */
export type TouchResponseBody = { ceremonyId: string; options: PublicKeyCredentialRequestOptionsJSON };

/** Without `sealed` its passkey derives no secret: it lets in and opens nothing. */
export type NewPasskeyBody = { ceremonyId: string; label: string; answer: RegistrationAnswer; sealed?: SpaceWrap };
export type NewPhraseBody = SpaceWrap & { stretching: Stretching; proof: string };
export type NewRecoveryBody = SpaceWrap & { proof: string };

/**
 * What a key that was just used opens. `wrapped` is null for a passkey that opens nothing, `mac` also for a wrap from before there were any.
 * Nothing is sealed for `recipient`: the browser compares it with the identity that it has opened.
 *
 * - POST /api/space/open/passkey: 403 `key_refused`, 403 `key_behind` (its counter went back, as that of a copy), 409 `ceremony_over`.
 * - POST /api/space/open/phrase: 401 `phrase_wrong` and 429 `phrase_waits`, both with `state: PhraseWait` and Retry-After; 403 `phrase_off`
 *   after too many; 410 `ticket_over`.
 * - POST /api/space/open/recovery: 401 `recovery_wrong`, 429 `too_many_requests`. The session may only replace what is lost: PUT /api/space/recovered.
 * - POST /api/space/confirm/passkey, POST /api/space/confirm/phrase: as the ways in, for the open space; the cookie is replaced.
 */
export type OpenedBody = {
  keyId: string;
  kind: SpaceKeyKind;
  wrapped: Base64 | null;
  mac: string | null;
  recipient: Recipient;
};

export type PhraseWait = { failures: number; retryAfterSeconds: number };

export type SpaceKeyView = {
  id: string;
  kind: SpaceKeyKind;
  label: string;
  /** False for a passkey that lets in and opens nothing. */
  opens: boolean;
  /** base64url, of a passkey. */
  credentialId: string | null;
  backedUp: boolean;
  createdAt: Timestamp;
  lastUsedAt: Timestamp | null;
  /** The one with which this session was opened. */
  isThis: boolean;
};

/**
 * GET /api/space: `space` is null without a session. 404 `space_off` where there are no private spaces. POST /api/space makes one: 201 with
 * the cookie and no body. One passkey that opens, or the phrase, or both. Sent again as it was it answers again, while its ticket lives.
 * 409 `space_there` (the mailbox has one), 410 `ticket_over`, 409 `ceremony_over`, 403 `key_refused`, 409 `nothing_opens` (no way in but the recovery key).
 */
export type SpaceView = {
  email: string;
  createdAt: Timestamp;
  recipient: Recipient;
  /** `recovery`: only the replacement of what was lost is allowed. */
  session: { kind: SpaceKeyKind; isConfirmed: boolean };
  keys: SpaceKeyView[];
  /** How its phrase is stretched; null without one. */
  stretching: Stretching | null;
  /** When it will be deleted, because its mailbox has asked to begin anew. */
  wipeAt: Timestamp | null;
  /** Shown where the address names none; missing from servers before it. */
  firstRoom?: 'documentos' | 'consultas' | 'contrataciones';
};

/**
 * Changes of the open space. 401 `space_closed`; 403 `confirm_needed` without a key used in the last five minutes; 403
 * `recovery_unfinished` in a session of the recovery key.
 *
 * - POST /api/space/keys: NewPasskeyBody → 201 `{ id }`
 * - DELETE /api/space/keys/{id}: 204. 409 `last_key`: at least one key besides the recovery key opens. Ends the sessions of that key.
 * - PUT /api/space/keys/{id}/wrap: SpaceWrap → 204, for a passkey that has opened nothing so far. 404 if it has a wrap, or is none.
 * - PUT /api/space/wrap: RenewedWrapBody → 204. 409 `ceremony_over`: the key of this session has another wrap than `earlier`.
 * - PUT /api/space/phrase: NewPhraseBody → 204
 * - PUT /api/space/recovery: NewRecoveryBody → 204; the earlier one opens nothing from then on.
 * - PUT /api/space/recovered: RecoveredBody → 204, in a session of the recovery key alone; the other keys and sessions go.
 * - DELETE /api/space/session: 204, also without one.
 * - POST /api/space/restart: 202 `{ wipeAt }`, with a ticket and without a session. 404 `not_found` if the mailbox has no space.
 * - DELETE /api/space/restart: the open space is kept, 204. POST /api/space/restart/keep: the same by the link of the e-mail; 404
 *   `keep_link_over` for that of an earlier request.
 * - DELETE /api/space/sessions: 204, every other session ends. DELETE /api/space/sessions/{id}: 204, one of the others; 404 `session_unknown`.
 */
export type RecoveredBody = { passkey?: NewPasskeyBody; phrase?: NewPhraseBody; recovery: NewRecoveryBody };

/** In the place of a wrap without a MAC. */
export type RenewedWrapBody = SpaceWrap & { earlier: Base64 };

/** GET /api/space/sessions: where the space is open, the one that was used last first. */
export type SessionsBody = { sessions: SessionView[] };

/** GET /api/space/sealed: the latest heads of documents and answers that were sealed for this space, to try a key without a MAC on. */
export type SealedBody = { sealed: Base64[] };

/** GET /api/space/events?before={id}: newest first, 50 at a time; `next` is the `before` of the next page. */
export type EventsBody = { events: SpaceEventView[]; next: string | null };
export type SpaceEventView = {
  id: string;
  at: Timestamp;
  kind: SpaceEventKind;
  method: SpaceKeyKind | null;
  device: string | null;
  network: 'same' | 'other' | null;
  /** The name of a key; of a failed phrase its number in a row; of a document its id; of an ended session its device. */
  subject: string | null;
};

/** GET /api/space/items: newest first. */
export type ItemsBody = { items: ItemView[]; usedBytes: number };
export type ItemView = {
  id: string;
  /** An age file: lib/private/items/item-head.ts. */
  head: Base64;
  /** Of the sealed content, in bytes. */
  size: number;
  /** The team is shown it. Who can open it is in the head, which the page counts. */
  isShared: boolean;
  createdAt: Timestamp;
  deskOpenedAt: Timestamp | null;
};
/**
 * POST /api/space/items: multipart with `attemptKey`, `head`, `content`, optionally `deskEpoch` and `replaces` (an item that goes in the
 * same transaction: 403 `confirm_needed`) → 201 `{ id }`. 409 `desk_key_changed`, 413 `quota_exceeded`, 422 `invalid`.
 * GET /api/space/items/{id}/content: the age file. DELETE /api/space/items/{id}: 204. 403 `confirm_needed`.
 */
export type StoredItemBody = { id: string };
