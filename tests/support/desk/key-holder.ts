import { randomUUID } from 'node:crypto';
import { deriveIdentity } from '@/lib/sealing/derive';
import { type Identity, newIdentity, type Recipient, recipientOf } from '@/lib/sealing/identity';
import { newRecoveryKey, recoverySecret } from '@/lib/sealing/recovery-key';
import { wrapIdentity } from '@/lib/sealing/wrap-identity';
import type { SharedStack } from '../stack/stack';
import { type AtTheDesk, atTheDesk } from './at-the-desk';

export type KeyHolder = AtTheDesk & { keyId: string; credentialId: string; identity: Identity; recipient: Recipient };

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
  const identity = await newIdentity();
  const recipient = await recipientOf(identity);
  if (noted) await desk.post('/desk-key/recipient', { credentialId, recipient });
  return { ...desk, keyId, credentialId, identity, recipient };
}

/** Makes the key of the desk. */
export async function beginDeskKey(by: KeyHolder) {
  const identity = await newIdentity();
  const paper = await deriveIdentity(recoverySecret(newRecoveryKey()), 'mesa', 'recovery');
  const paperRecipient = await recipientOf(paper);
  const answer = await by.post('/desk-key', {
    recipient: await recipientOf(identity),
    printed: { recipient: paperRecipient, wrapped: await wrap(identity, paperRecipient) },
    wraps: [{ keyId: by.keyId, recipient: by.recipient, wrapped: await wrap(identity, by.recipient) }],
  });
  return { answer, identity, paper, paperRecipient };
}

/** The next key after the one of `beginDeskKey`, for the same passkey and paper. */
export async function rotateDeskKey(by: KeyHolder, paperRecipient: Recipient) {
  const identity = await newIdentity();
  return by.post('/desk-key/epochs', {
    epoch: 2,
    recipient: await recipientOf(identity),
    printedWrap: await wrap(identity, paperRecipient),
    wraps: [{ keyId: by.keyId, recipient: by.recipient, wrapped: await wrap(identity, by.recipient) }],
  });
}
