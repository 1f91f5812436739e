import { fromBase64, toBase64 } from '@/lib/sealing/base64';
import { deriveIdentity, deriveProof } from '@/lib/sealing/derive';
import { type Identity, newIdentity, openerOf, type Recipient, recipientOf } from '@/lib/sealing/identity';
import type { Phrase } from '@/lib/sealing/phrase';
import { type RecoveryKey, recoverySecret } from '@/lib/sealing/recovery-key';
import { newStretching, type Stretching } from '@/lib/sealing/stretch-phrase';
import { stretchInWorker } from '@/lib/sealing/worker/in-worker';
import { unwrapIdentity, wrapIdentity } from '@/lib/sealing/wrap-identity';
import type { NewPhraseBody, NewRecoveryBody } from '@/lib/space/contract';
import { localFault } from '../shared/space-fault';

/*
 * What becomes of a key that was touched or typed. Secrets and identities exist in these functions and in what calls them; none of them
 * is sent. Loaded when the first key is used.
 */

type Secret = Uint8Array<ArrayBuffer>;

/** A way in, with what it proves itself with to the server; a passkey has its signature instead. */
type Way = { identity: Identity; recipient: Recipient };
type TypedWay = Way & { proof: string };

export async function passkeyWay(secret: Secret): Promise<Way> {
  const identity = await deriveIdentity(secret, 'espacio', 'passkey');
  return { identity, recipient: await recipientOf(identity) };
}

export async function phraseWay(phrase: Phrase, stretching: Stretching): Promise<TypedWay> {
  return typedWay(await stretchInWorker(phrase, stretching), 'phrase');
}

export function recoveryWay(key: RecoveryKey): Promise<TypedWay> {
  return typedWay(recoverySecret(key), 'recovery');
}

async function typedWay(secret: Secret, way: 'phrase' | 'recovery'): Promise<TypedWay> {
  const [identity, proof] = await Promise.all([
    deriveIdentity(secret, 'espacio', way),
    deriveProof(secret, 'espacio', way),
  ]);
  return { identity, recipient: await recipientOf(identity), proof };
}

/** The space's identity for this way, opened once before anything is stored: a key that does not open is found out here. */
export async function sealedFor(space: Identity, { identity, recipient }: Way) {
  const wrapped = await wrapIdentity(space, recipient);
  const opened = await unwrapIdentity(wrapped, identity);
  if (!opened.ok || opened.identity !== space) throw localFault('self_test');
  return { recipient, wrapped: toBase64(wrapped) };
}

export async function newPhraseBody(space: Identity, phrase: Phrase): Promise<NewPhraseBody> {
  const stretching = newStretching();
  const way = await phraseWay(phrase, stretching);
  return { ...(await sealedFor(space, way)), stretching, proof: way.proof };
}

export async function newRecoveryBody(space: Identity, key: RecoveryKey): Promise<NewRecoveryBody> {
  const way = await recoveryWay(key);
  return { ...(await sealedFor(space, way)), proof: way.proof };
}

/** What the server keeps for this way. Throws a SpaceFault if it is for another one, or damaged. */
export async function openedBy({ identity }: Way, wrapped: string): Promise<Identity> {
  const opened = await unwrapIdentity(fromBase64(wrapped), identity);
  if (opened.ok) return opened.identity;
  throw localFault(opened.reason === 'wrong-key' ? 'opens_nothing' : 'damaged');
}

export { newIdentity, openerOf, recipientOf };
