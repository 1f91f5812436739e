import type { Problem } from '@/components/private/problem';
import { deriveProof } from '@/lib/private/sealing/derive';
import { type Identity, newIdentity, openerOf, type Recipient, recipientOf } from '@/lib/private/sealing/identity';
import type { Phrase } from '@/lib/private/sealing/phrase';
import { type RecoveryKey, recoverySecret } from '@/lib/private/sealing/recovery-key';
import { type SpaceWay, type SpaceWrap, spaceWay, unwrapSpace, wrapSpace } from '@/lib/private/sealing/space-way';
import { newStretching, type Stretching } from '@/lib/private/sealing/stretch-phrase';
import { isWithinLimits } from '@/lib/private/sealing/stretching-limits';
import { stretchInWorker } from '@/lib/private/sealing/worker/in-worker';
import type { NewPhraseBody, NewRecoveryBody, OpenedBody, RenewedWrapBody } from '@/lib/space/contract';
import { localProblem } from '../shared/problem-note';
import { reportClosed } from '../shared/session-handler';

/*
 * What becomes of a key that was touched or typed. Secrets and identities exist in these functions and in what calls them; none of them
 * is sent. Loaded when the first key is used.
 */

type Secret = Uint8Array<ArrayBuffer>;

/** With what it proves itself with to the server; a passkey has its signature instead. */
type TypedWay = SpaceWay & { proof: string };

/** What a key has opened. */
export type Opened = {
  identity: Identity;
  /** Of this identity, never what the server says: the one thing for which this page seals. */
  recipient: Recipient;
  /** For a key from before its wrap had a MAC: what takes its place once its owner was warned. Null for a wrap that was vouched for. */
  renewal: RenewedWrapBody | null;
};

export function passkeyWay(secret: Secret): Promise<SpaceWay> {
  return spaceWay(secret, 'passkey');
}

/** Throws a Problem for a stretching that gives the phrase away, or that no device can do. */
export async function phraseWay(phrase: Phrase, stretching: Stretching): Promise<TypedWay> {
  if (!isWithinLimits(stretching)) throw localProblem('stretching_refused');
  return typedWay(await stretchInWorker(phrase, stretching), 'phrase');
}

export function recoveryWay(key: RecoveryKey): Promise<TypedWay> {
  return typedWay(recoverySecret(key), 'recovery');
}

async function typedWay(secret: Secret, way: 'phrase' | 'recovery'): Promise<TypedWay> {
  const [own, proof] = await Promise.all([spaceWay(secret, way), deriveProof(secret, 'espacio', way)]);
  return { ...own, proof };
}

/** The space's identity for this way, opened once before anything is stored: a key that does not open is found out here. */
export async function sealedFor(space: Identity, way: SpaceWay): Promise<SpaceWrap> {
  const wrap = await wrapSpace(space, way);
  if (!wrap) throw localProblem('self_test');
  return wrap;
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

const FAULTS = { 'wrong-key': 'opens_nothing', damaged: 'damaged' } as const;

/** The page says so wherever it is by then: the server has let in, and nothing is open. */
function exchanged(): Problem {
  reportClosed('exchanged');
  return localProblem('space_exchanged');
}

/**
 * What the server keeps for this way. Throws a Problem if it is for another one, damaged, or not of the space that the server names or
 * that is open here already (`held`).
 */
export async function openedBy(
  way: SpaceWay,
  { wrapped, mac, recipient: said }: OpenedBody,
  held: Recipient | null = null,
): Promise<Opened> {
  if (wrapped === null) throw localProblem('damaged');
  const opened = await unwrapSpace(way, { wrapped, mac });
  if (!opened.ok) throw opened.reason === 'exchanged' ? exchanged() : localProblem(FAULTS[opened.reason]);
  const { identity, recipient, isVouched } = opened;
  if (recipient !== said || recipient !== (held ?? said)) throw exchanged();
  return { identity, recipient, renewal: isVouched ? null : { ...(await sealedFor(identity, way)), earlier: wrapped } };
}

/** The identity of a space that is yet to be made. */
export async function newSpace(): Promise<Opened> {
  const identity = await newIdentity();
  return { identity, recipient: await recipientOf(identity), renewal: null };
}

export { openerOf };
