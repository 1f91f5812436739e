import { deskKeyApi } from '../desk-key-api';
import { localProblem } from '../problem-note';
import { allOwnEpochs, type OpenEpochs } from './open-epochs';
import { provePossession } from './prove-possession';
import { type Receiver, wrapFor } from './wrap-epoch';

/**
 * Another passkey opens every epoch of the desk's key from now on: the one whose code was shown, because the server refuses a half that is
 * no longer the passkey's. Asks for a touch if there was none. Throws a Problem.
 */
export async function giveAccess(receiver: Receiver): Promise<void> {
  const { epochs } = await allOwnEpochs();
  await sendAccess(receiver, epochs);
}

export async function sendAccess(receiver: Receiver, epochs: OpenEpochs): Promise<void> {
  const last = epochs.get(Math.max(...epochs.keys()));
  if (!last) throw localProblem('key_without_access');
  const wraps = await Promise.all(
    [...epochs].map(async ([epoch, identity]) => ({ epoch, ...(await wrapFor(receiver, epoch, identity)) })),
  );
  await deskKeyApi.post('/access')({ wraps, proof: await provePossession('key', last) });
}
