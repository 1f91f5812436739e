import type { Recipient } from '@/lib/sealing/identity';
import { localFault } from '../desk-fault';
import { deskFetch } from '../desk-fetch';
import { allOwnEpochs, type OpenEpochs } from './open-epochs';
import { wrapEpoch } from './wrap-epoch';

/**
 * Another passkey opens every epoch of the desk's key from now on. Its device may derive another secret by now than the screen knows.
 * Asks for a touch if there was none. Throws a DeskFault.
 */
export async function giveAccess(keyId: string): Promise<void> {
  const { view, epochs } = await allOwnEpochs();
  const recipient = view.keys.find(({ id }) => id === keyId)?.recipient;
  if (!recipient) throw localFault('key_opens_nothing');
  await sendAccess(keyId, recipient as Recipient, epochs);
}

export async function sendAccess(keyId: string, recipient: Recipient, epochs: OpenEpochs): Promise<void> {
  const wraps = await Promise.all(
    [...epochs].map(async ([epoch, identity]) => ({
      keyId,
      recipient,
      epoch,
      wrapped: await wrapEpoch(identity, recipient),
    })),
  );
  await deskFetch('/desk-key/access', { body: { wraps } });
}
