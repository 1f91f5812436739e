import { type Voucher, vouchForEpoch } from '@/lib/private/sealing/desk-way';
import { type Recipient, recipientOf } from '@/lib/private/sealing/identity';
import { deskKeyApi } from '../desk-key-api';
import { localProblem } from '../problem-note';
import { allOwnEpochs, type OpenEpochs } from './open-epochs';
import { provePossession } from './prove-possession';
import { wrapEpoch } from './wrap-epoch';

/**
 * Another passkey opens every epoch of the desk's key from now on. Its device may derive another secret by now than the screen knows.
 * Asks for a touch if there was none. Throws a Problem.
 */
export async function giveAccess(keyId: string): Promise<void> {
  const { view, epochs } = await allOwnEpochs();
  const recipient = view.keys.find(({ id }) => id === keyId)?.recipient;
  if (!recipient) throw localProblem('key_opens_nothing');
  await sendAccess({ keyId, recipient: recipient as Recipient }, epochs);
}

type Receiver = {
  keyId: string;
  recipient: Recipient;
  /** Of the touched passkey, when that is the one that gets access. */
  voucher?: Voucher;
};

export async function sendAccess({ keyId, recipient, voucher }: Receiver, epochs: OpenEpochs): Promise<void> {
  const last = epochs.get(Math.max(...epochs.keys()));
  if (!last) throw localProblem('key_without_access');
  const wraps = await Promise.all(
    [...epochs].map(async ([epoch, identity]) => {
      const wrapped = await wrapEpoch(identity, recipient);
      const named = { epoch, recipient: await recipientOf(identity) };
      return { keyId, recipient, epoch, wrapped, ...(voucher && { mac: await vouchForEpoch(voucher, named) }) };
    }),
  );
  await deskKeyApi.post('/access')({ wraps, proof: await provePossession('key', last) });
}
