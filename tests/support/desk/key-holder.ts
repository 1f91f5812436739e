import { randomBytes, randomUUID } from 'node:crypto';
import {
  type DeskWay,
  deskWay,
  epochVoucher,
  type PublicEpoch,
  vouchForEpoch,
  vouchForHalf,
  vouchForPaper,
} from '@/lib/private/sealing/desk-way';
import { type Identity, newIdentity, type Recipient, recipientOf } from '@/lib/private/sealing/identity';
import { openToken } from '@/lib/private/sealing/possession';
import { newRecoveryKey, recoverySecret } from '@/lib/private/sealing/recovery-key';
import { wrapIdentity } from '@/lib/private/sealing/wrap-identity';
import type { Answer } from '../http/api';
import type { SharedStack } from '../stack/stack';
import { type AtTheDesk, atTheDesk } from './at-the-desk';

export type KeyHolder = AtTheDesk & DeskWay & { keyId: string; credentialId: string };

type Challenge = { challengeId: string; sealed: string };
type Proof = { challengeId: string; token: string };

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

export async function wrap(identity: Identity, recipient: Recipient): Promise<string> {
  return base64(await wrapIdentity(identity, recipient));
}

/** At the desk with a passkey whose device has derived its secret. */
export async function keyHolder(
  stack: SharedStack,
  name: string,
  { noted = true, prf = true } = {},
): Promise<KeyHolder> {
  const desk = await atTheDesk(stack, { name });
  const keyId = randomUUID();
  const credentialId = randomUUID().replaceAll('-', '');
  await stack.db.query(
    `INSERT INTO staff_keys (id, staff_id, label, credential_id, public_key, counter, transports, backed_up, prf, created_at)
     VALUES ($1, $2, 'Portátil', $3, '\\x00', 0, '{}', false, $4, now())`,
    [keyId, desk.staff.id, credentialId, prf],
  );
  await touchedInSession(stack, desk, keyId);
  const way = await deskWay(new Uint8Array(randomBytes(32)), 'passkey');
  if (noted) await desk.post('/desk-key/recipient', { credentialId, recipient: way.recipient });
  return { ...desk, keyId, credentialId, ...way };
}

/** This passkey of the person was the last one that was touched in their session. */
export async function touchedInSession({ db }: Pick<SharedStack, 'db'>, { staff }: AtTheDesk, keyId: string) {
  await db.query('UPDATE desk_sessions SET key_id = $2 WHERE staff_id = $1', [staff.id, keyId]);
}

/** What the identity opens of a challenge for the key, or for its paper; the token is of another one if it opens nothing. */
export async function provedBy(
  ask: (body: { of: 'key' | 'paper' }) => Promise<Answer<Challenge>>,
  of: 'key' | 'paper',
  identity: Identity,
): Promise<Proof> {
  const { body } = await ask({ of });
  const token = await openToken(Buffer.from(body.sealed, 'base64'), identity);
  return { challengeId: body.challengeId, token: token ?? 'x'.repeat(22) };
}

export function proofOf(by: AtTheDesk, identity: Identity, of: 'key' | 'paper' = 'key'): Promise<Proof> {
  return provedBy((body) => by.post<Challenge>('/desk-key/proof', body), of, identity);
}

/** Of an epoch, for the passkey of the person who stores it. */
export async function ownWrap({ keyId, recipient, voucher }: KeyHolder, identity: Identity, epoch: PublicEpoch) {
  return {
    keyId,
    recipient,
    wrapped: await wrap(identity, recipient),
    mac: await vouchForEpoch(voucher, epoch),
    halfMac: await vouchForHalf(await epochVoucher(identity), recipient),
  };
}

/** Makes the key of the desk. */
export async function beginDeskKey(by: KeyHolder) {
  const identity = await newIdentity();
  const paper = await deskWay(recoverySecret(newRecoveryKey()), 'recovery');
  const epoch = { epoch: 1, recipient: await recipientOf(identity) };
  const answer = await by.post('/desk-key', {
    recipient: epoch.recipient,
    printed: {
      recipient: paper.recipient,
      mac: await vouchForPaper(await epochVoucher(identity), paper.recipient),
      wrapped: await wrap(identity, paper.recipient),
      wrapMac: await vouchForEpoch(paper.voucher, epoch),
    },
    wraps: [await ownWrap(by, identity, epoch)],
  });
  return { answer, identity, paper };
}

/** A person at the desk, who has made its key. */
export async function deskWithKey(stack: SharedStack) {
  const marta = await keyHolder(stack, 'Marta Ruiz');
  return { marta, ...(await beginDeskKey(marta)) };
}

/** The next key after the one of `beginDeskKey`, for the same passkey and paper. */
export async function rotateDeskKey(by: KeyHolder, former: Identity, paper: Recipient) {
  const identity = await newIdentity();
  const epoch = { epoch: 2, recipient: await recipientOf(identity) };
  const answer = await by.post('/desk-key/epochs', {
    ...epoch,
    mac: await vouchForEpoch(await epochVoucher(former), epoch),
    printed: {
      recipient: paper,
      wrapped: await wrap(identity, paper),
      mac: await vouchForPaper(await epochVoucher(identity), paper),
    },
    wraps: [await ownWrap(by, identity, epoch)],
    proof: await proofOf(by, former),
  });
  return { answer, identity };
}

/** A colleague's passkey, or one of their own, opens the first epoch from now on. */
export async function giveAccess(by: KeyHolder, { keyId, recipient }: KeyHolder, identity: Identity) {
  const halfMac = await vouchForHalf(await epochVoucher(identity), recipient);
  const wraps = [{ keyId, recipient, epoch: 1, wrapped: await wrap(identity, recipient), halfMac }];
  return by.post('/desk-key/access', { wraps, proof: await proofOf(by, identity) });
}
