import { type Touch, touchPasskey } from '@/components/private/keys/passkey';
import type { Recipient } from '@/lib/private/sealing/identity';
import type { Phrase } from '@/lib/private/sealing/phrase';
import type { RecoveryKey } from '@/lib/private/sealing/recovery-key';
import type { Stretching } from '@/lib/private/sealing/stretch-phrase';
import type { OpenedBody } from '@/lib/space/contract';
import { entriesApi } from '../shared/entries-api';
import { loadWays } from './load-ways';
import type { Opened } from './ways';

/** Opens the space, or confirms in the open one that its owner is there. */
type Purpose = 'open' | 'confirm';

/** The server has accepted the key; null for a passkey that derives no secret and opens nothing. */
type Entered = Opened | null;

/** `held`: of the space that is open here already. */
export async function byPasskey(purpose: Purpose, held: Recipient | null): Promise<Entered> {
  const { ceremonyId, options } = await entriesApi.post('/passkey/touch')({ purpose });
  const touch = await touchPasskey(options, 'espacio');
  const body = { ceremonyId, answer: touch.answer };
  return openedByTouch(touch, await entriesApi.post(`/${purpose}/passkey`)(body), held);
}

async function openedByTouch({ secret }: Touch, body: OpenedBody, held: Recipient | null): Promise<Entered> {
  if (!secret || !body.wrapped) return null;
  const { passkeyWay, openedBy } = await loadWays();
  return openedBy(await passkeyWay(secret), body, held);
}

/** With a ticket it opens the space; without one it confirms in the open one. */
export async function byPhrase(
  phrase: Phrase,
  stretching: Stretching,
  at: { ticket: string } | { held: Recipient | null },
): Promise<Opened> {
  const { phraseWay, openedBy } = await loadWays();
  const way = await phraseWay(phrase, stretching);
  const { proof } = way;
  if ('held' in at) return openedBy(way, await entriesApi.post('/confirm/phrase')({ proof }), at.held);
  return openedBy(way, await entriesApi.post('/open/phrase')({ ...at, proof }));
}

export async function byRecovery(key: RecoveryKey): Promise<Opened> {
  const { recoveryWay, openedBy } = await loadWays();
  const way = await recoveryWay(key);
  return openedBy(way, await entriesApi.post('/open/recovery')({ proof: way.proof }));
}
