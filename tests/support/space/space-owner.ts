import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { deriveProof } from '@/lib/private/sealing/derive';
import { type Identity, newIdentity, recipientOf } from '@/lib/private/sealing/identity';
import { newRecoveryKey, recoverySecret } from '@/lib/private/sealing/recovery-key';
import { type SpaceWay, spaceWay, wrapSpace } from '@/lib/private/sealing/space-way';
import { newStretching } from '@/lib/private/sealing/stretch-phrase';
import type { OpenedBody, SpaceView, VerifyResponseBody } from '@/lib/space/contract';
import { answers } from '@/tests/support/shop/consultation-payload';
import { send as sendConsultation } from '@/tests/support/shop/consultations';
import { Authenticator } from '../desk/authenticator';
import { wrap } from '../desk/key-holder';
import { type Creation, cookieOf, originOf } from '../desk/new-person';
import { type Answer, type AnyBody, Api } from '../http/api';
import { newAddress } from '../http/new-address';
import type { SharedStack } from '../stack/stack';

type Secret = Uint8Array<ArrayBuffer>;

/** A way in that is typed: what it stands for, and what the server is told of it. */
export type TypedKey = SpaceWay & { proof: string };

export async function typedKey(way: 'phrase' | 'recovery', secret = newSecret(way)): Promise<TypedKey> {
  return { ...(await spaceWay(secret, way)), proof: await deriveProof(secret, 'espacio', way) };
}

function newSecret(way: 'passkey' | 'phrase' | 'recovery'): Secret {
  return way === 'recovery' ? recoverySecret(newRecoveryKey()) : Uint8Array.from(randomBytes(32));
}

async function sealedFor(space: Identity, way: SpaceWay) {
  const sealed = await wrapSpace(space, way);
  if (!sealed) throw new Error('What was wrapped does not open.');
  return sealed;
}

export async function phraseBody(space: Identity, key: TypedKey) {
  return { ...(await sealedFor(space, key)), proof: key.proof, stretching: newStretching() };
}

export async function recoveryBody(space: Identity, key: TypedKey) {
  return { ...(await sealedFor(space, key)), proof: key.proof };
}

/** As ways in were wrapped before wraps had a MAC: this way's wrap in the database of the space with this mailbox. */
export async function wrapAsBefore({ db }: Pick<SharedStack, 'db'>, email: string, space: Identity, key: SpaceWay) {
  const recipient = await recipientOf(key.former);
  await db.query(
    `UPDATE space_keys SET recipient = $1, wrapped = $2, mac = NULL
     WHERE kind = $3 AND space_id = (SELECT id FROM spaces WHERE email = $4)`,
    [recipient, Buffer.from(await wrap(space, recipient), 'base64'), key.way, email],
  );
}

export function spaceApi(stack: Pick<SharedStack, 'baseUrl'>): Api {
  return new Api(`${stack.baseUrl}/api/space`);
}

/** The mailbox has written to the firm: it may have a space. */
export async function knownMailbox(stack: SharedStack, email = `${randomUUID().slice(0, 8)}@correo.example`) {
  const sent = await sendConsultation(stack, answers({ email }));
  if (sent.status !== 201) throw new Error(`The consultation was refused: ${JSON.stringify(sent.body)}`);
  return email;
}

export async function askCode(stack: SharedStack, email: string, headers?: Record<string, string>) {
  const api = spaceApi(stack);
  const asked = await api.post<{ requestId: string } & AnyBody>('/code', { email }, headers);
  return { asked, requestId: asked.body.requestId };
}

/** The digits of the last e-mail, once every one that was asked for is sent. */
export async function mailedCode(stack: SharedStack, email: string): Promise<string> {
  await stack.jobs.dueDone();
  const mails = await stack.outbox.find({ to: email, subject: /es tu código/ });
  return mails.at(-1)?.subject.split(' ')[0] ?? '';
}

export async function ticketFor(stack: SharedStack, email: string) {
  const { requestId } = await askCode(stack, email);
  const code = await mailedCode(stack, email);
  const verified = await spaceApi(stack).post<VerifyResponseBody & AnyBody>('/code/verify', { requestId, code });
  if (verified.status !== 200) throw new Error(`The code was refused: ${JSON.stringify(verified.body)}`);
  return verified.body;
}

/** As after the code of an e-mail, straight into the database: for tests of what happens in a space, not of the way in. */
export async function placedTicket({ db }: SharedStack, email: string): Promise<string> {
  const ticket = randomBytes(16).toString('base64url');
  await db.query(
    `INSERT INTO mail_codes (request_hash, email, created_at, expires_at, ticket_hash, ticket_expires_at)
     VALUES ($1, $2, now(), now(), $1, now() + interval '15 minutes')`,
    [createHash('sha256').update(ticket).digest('hex'), email],
  );
  return ticket;
}

type Habits = { prf?: boolean; synced?: boolean };

export async function registered(stack: SharedStack, ticket: string | undefined, cookie?: string, habits: Habits = {}) {
  const device = new Authenticator({ origin: originOf(stack), ...habits });
  const headers = cookie ? { Cookie: cookie } : undefined;
  const { body } = await spaceApi(stack).post<Creation>('/passkey/creation', { ticket }, headers);
  return { device, ceremonyId: body.ceremonyId, answer: device.register(body.options) };
}

type FirstKeys = {
  passkey: { ceremonyId: string; answer: object; deviceWay: SpaceWay };
  phrase?: TypedKey;
  recovery: TypedKey;
};

/** A space that these keys open, made as a browser makes it, and its session. */
async function makeSpace(stack: SharedStack, ticket: string, { passkey, phrase, recovery }: FirstKeys) {
  const { ceremonyId, answer, deviceWay } = passkey;
  const identity = await newIdentity();
  const request = {
    ticket,
    recipient: await recipientOf(identity),
    passkey: { ceremonyId, label: 'Portátil', answer, sealed: await sealedFor(identity, deviceWay) },
    ...(phrase && { phrase: await phraseBody(identity, phrase) }),
    recovery: await recoveryBody(identity, recovery),
  };
  const made = await spaceApi(stack).post('', request);
  if (made.status !== 201) throw new Error(`The space was refused: ${JSON.stringify(made.body)}`);
  return { identity, cookie: cookieOf(made.headers), request };
}

export type SpaceOwner = {
  email: string;
  identity: Identity;
  phrase: TypedKey;
  recovery: TypedKey;
  device: Authenticator;
  deviceWay: SpaceWay;
  cookie: string;
  /** What was sent to make the space. */
  request: Record<string, unknown>;
};

/** A space with a passkey in software, a phrase and a recovery key. */
export async function newSpace(stack: SharedStack, mailbox?: string, habits: Habits = {}): Promise<SpaceOwner> {
  const email = await knownMailbox(stack, mailbox);
  const { ticket } = await ticketFor(stack, email);
  const deviceWay = await spaceWay(newSecret('passkey'), 'passkey');
  const [phrase, recovery] = [await typedKey('phrase'), await typedKey('recovery')];
  const { device, ...passkey } = await registered(stack, ticket, undefined, habits);
  const made = await makeSpace(stack, ticket, { passkey: { ...passkey, deviceWay }, phrase, recovery });
  return { email, phrase, recovery, device, deviceWay, ...made };
}

/** A space of yesterday with the passkey that `register` makes, and a recovery key. */
export async function placedSpace(
  stack: SharedStack,
  email: string,
  register: (options: Creation['options']) => Promise<{ answer: object; secret: Secret | null }>,
) {
  const ticket = await placedTicket(stack, email);
  const { body } = await spaceApi(stack).post<Creation>('/passkey/creation', { ticket });
  const { answer, secret } = await register(body.options);
  if (!secret) throw new Error('The passkey derives no secret.');
  const deviceWay = await spaceWay(secret, 'passkey');
  const recoveryKey = newRecoveryKey();
  const recovery = await typedKey('recovery', recoverySecret(recoveryKey));
  const passkey = { ceremonyId: body.ceremonyId, answer, deviceWay };
  const made = await makeSpace(stack, ticket, { passkey, recovery });
  await aDayLater(stack);
  return { recoveryKey, deviceWay, ...made };
}

/** As if every space had had its mailbox for a day: what stands under it can be taken along and deleted. */
export async function aDayLater({ db }: Pick<SharedStack, 'db'>): Promise<void> {
  await db.query("UPDATE space_events SET at = at - interval '1 day' WHERE kind IN ('created', 'mailbox-changed')");
}

/** A call with the session. */
export function inSpace<Body = AnyBody>(
  stack: SharedStack,
  cookie: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer<Body>> {
  return spaceApi(stack).send<Body>(path, {
    method,
    headers: {
      Cookie: cookie,
      'X-Forwarded-For': newAddress(),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

export async function viewOf(stack: SharedStack, cookie: string): Promise<SpaceView | null> {
  return (await inSpace<{ space: SpaceView | null }>(stack, cookie, 'GET', '')).body.space;
}

export async function touch(stack: SharedStack, device: Authenticator, purpose: 'open' | 'confirm', cookie?: string) {
  type Request = { ceremonyId: string; options: Parameters<Authenticator['touch']>[0] } & AnyBody;
  const headers = cookie ? { Cookie: cookie } : undefined;
  const { body } = await spaceApi(stack).post<Request>('/passkey/touch', { purpose }, headers);
  return { ceremonyId: body.ceremonyId, answer: device.touch(body.options) };
}

export async function openByPasskey(stack: SharedStack, device: Authenticator) {
  return spaceApi(stack).post<OpenedBody & AnyBody>('/open/passkey', await touch(stack, device, 'open'));
}

/** As if another browser had opened the space of this mailbox with its passkey. Returns the cookie of that session. */
export async function openElsewhere({ db }: Pick<SharedStack, 'db'>, email: string, device: string): Promise<string> {
  const token = randomBytes(16).toString('base64url');
  await db.query(
    `INSERT INTO space_sessions (token_hash, space_id, key_id, created_at, last_seen_at, expires_at, confirmed_at, device, network_hash)
     SELECT $1, space.id, key.id, now(), now(), now() + interval '12 hours', now(), $2, 'prueba'
     FROM spaces space JOIN space_keys key ON key.space_id = space.id AND key.kind = 'passkey' WHERE space.email = $3`,
    [createHash('sha256').update(token).digest('hex'), device, email],
  );
  return `__Host-espacio=${token}`;
}
