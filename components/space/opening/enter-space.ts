import { type Touch, touchPasskey } from '@/components/keys/passkey';
import type { Identity } from '@/lib/sealing/identity';
import type { Phrase } from '@/lib/sealing/phrase';
import type { RecoveryKey } from '@/lib/sealing/recovery-key';
import type { Stretching } from '@/lib/sealing/stretch-phrase';
import type { OpenedBody, TouchResponseBody } from '@/lib/space/contract';
import { localFault } from '../shared/space-fault';
import { spaceFetch } from '../shared/space-fetch';
import { loadWays } from './load-ways';

/** Opens the space, or confirms in the open one that its owner is there. */
export type Purpose = 'open' | 'confirm';

/** The server has accepted the key; what it opens, or null for a passkey that derives no secret and opens nothing. */
type Entered = Identity | null;

export async function byPasskey(purpose: Purpose): Promise<Entered> {
  const { ceremonyId, options } = await spaceFetch<TouchResponseBody>('/passkey/touch', { body: { purpose } });
  const touch = await touchPasskey(options, 'espacio');
  const body = { ceremonyId, answer: touch.answer };
  return openedByTouch(touch, await spaceFetch<OpenedBody>(`/${purpose}/passkey`, { body }));
}

async function openedByTouch({ secret }: Touch, { wrapped }: OpenedBody): Promise<Entered> {
  if (!secret || !wrapped) return null;
  const { passkeyWay, openedBy } = await loadWays();
  return openedBy(await passkeyWay(secret), wrapped);
}

/** `ticket`: to open; an open space needs none. */
export async function byPhrase(phrase: Phrase, stretching: Stretching, ticket: string | null): Promise<Identity> {
  const { phraseWay, openedBy } = await loadWays();
  const way = await phraseWay(phrase, stretching);
  const { wrapped } = await (ticket === null
    ? spaceFetch<OpenedBody>('/confirm/phrase', { body: { proof: way.proof } })
    : spaceFetch<OpenedBody>('/open/phrase', { body: { ticket, proof: way.proof } }));
  if (!wrapped) throw localFault('damaged');
  return openedBy(way, wrapped);
}

export async function byRecovery(key: RecoveryKey): Promise<Identity> {
  const { recoveryWay, openedBy } = await loadWays();
  const way = await recoveryWay(key);
  const { wrapped } = await spaceFetch<OpenedBody>('/open/recovery', { body: { proof: way.proof } });
  if (!wrapped) throw localFault('damaged');
  return openedBy(way, wrapped);
}
