import { randomBytes, randomUUID } from 'node:crypto';
import { deriveIdentity, deriveProof } from '@/lib/sealing/derive';
import { type Identity, newIdentity, recipientOf } from '@/lib/sealing/identity';
import { newRecoveryKey, recoverySecret } from '@/lib/sealing/recovery-key';
import { newStretching } from '@/lib/sealing/stretch-phrase';
import type { OpenedBody, SpaceView, VerifyResponseBody } from '@/lib/space/contract';
import { answers } from '@/tests/support/shop/consultation-payload';
import { send as sendConsultation } from '@/tests/support/shop/consultations';
import { Authenticator } from '../desk/authenticator';
import { wrap } from '../desk/key-holder';
import { type Creation, cookieOf, originOf } from '../desk/new-person';
import { type Answer, type AnyBody, Api } from '../http/api';
import { newAddress } from '../http/new-address';
import { Outbox } from '../http/outbox';
import { dueJobsDone } from '../shop/jobs';
import type { SharedStack } from '../stack/stack';

type Secret = Uint8Array<ArrayBuffer>;

/** A way in that is typed: what the server is told of it, and the identity that it stands for. */
export type TypedKey = { secret: Secret; proof: string; identity: Identity };

export async function typedKey(way: 'phrase' | 'recovery'): Promise<TypedKey> {
  const secret: Secret = way === 'recovery' ? recoverySecret(newRecoveryKey()) : Uint8Array.from(randomBytes(32));
  return {
    secret,
    proof: await deriveProof(secret, 'espacio', way),
    identity: await deriveIdentity(secret, 'espacio', way),
  };
}

async function sealedFor(space: Identity, key: Identity) {
  const recipient = await recipientOf(key);
  return { recipient, wrapped: await wrap(space, recipient) };
}

export async function phraseBody(space: Identity, { identity, proof }: TypedKey) {
  return { ...(await sealedFor(space, identity)), proof, stretching: newStretching() };
}

export async function recoveryBody(space: Identity, { identity, proof }: TypedKey) {
  return { ...(await sealedFor(space, identity)), proof };
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

/** Six digits of the last e-mail, once every one that was asked for is sent. */
export async function mailedCode(stack: SharedStack, email: string): Promise<string> {
  await dueJobsDone(stack.db);
  const mails = await new Outbox(stack.sandbox).find({ to: email, subject: /es tu código/ });
  return mails.at(-1)?.subject.slice(0, 6) ?? '';
}

export async function ticketFor(stack: SharedStack, email: string) {
  const { requestId } = await askCode(stack, email);
  const code = await mailedCode(stack, email);
  const verified = await spaceApi(stack).post<VerifyResponseBody & AnyBody>('/code/verify', { requestId, code });
  if (verified.status !== 200) throw new Error(`The code was refused: ${JSON.stringify(verified.body)}`);
  return verified.body;
}

export type SpaceOwner = {
  email: string;
  identity: Identity;
  phrase: TypedKey;
  recovery: TypedKey;
  device: Authenticator;
  deviceIdentity: Identity;
  cookie: string;
  /** What was sent to make the space. */
  request: Record<string, unknown>;
};

export async function registered(stack: SharedStack, ticket: string | undefined, cookie?: string, prf = true) {
  const device = new Authenticator({ origin: originOf(stack), prf });
  const headers = cookie ? { Cookie: cookie } : undefined;
  const { body } = await spaceApi(stack).post<Creation>('/passkey/creation', { ticket }, headers);
  return { device, ceremonyId: body.ceremonyId, answer: device.register(body.options) };
}

/** A space with a passkey, a phrase and a recovery key, made as a browser makes it, and its session. */
export async function newSpace(stack: SharedStack, mailbox?: string): Promise<SpaceOwner> {
  const email = await knownMailbox(stack, mailbox);
  const { ticket } = await ticketFor(stack, email);
  const identity = await newIdentity();
  const deviceIdentity = await newIdentity();
  const [phrase, recovery] = [await typedKey('phrase'), await typedKey('recovery')];
  const { device, ceremonyId, answer } = await registered(stack, ticket);
  const request = {
    ticket,
    recipient: await recipientOf(identity),
    passkey: { ceremonyId, label: 'Portátil', answer, sealed: await sealedFor(identity, deviceIdentity) },
    phrase: await phraseBody(identity, phrase),
    recovery: await recoveryBody(identity, recovery),
  };
  const made = await spaceApi(stack).post('', request);
  if (made.status !== 201) throw new Error(`The space was refused: ${JSON.stringify(made.body)}`);
  return { email, identity, phrase, recovery, device, deviceIdentity, cookie: cookieOf(made.headers), request };
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
