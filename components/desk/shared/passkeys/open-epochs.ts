import type { DeskKeyView } from '@/lib/desk-key/find-desk-key';
import { fromBase64 } from '@/lib/sealing/base64';
import { type Identity, type Opener, type Recipient, recipientOf } from '@/lib/sealing/identity';
import { unwrapIdentity } from '@/lib/sealing/wrap-identity';
import { localFault } from '../desk-fault';
import { deskFetch } from '../desk-fetch';
import { type DeskOpener, touchedOpener } from './desk-opener';

type Wrapped = NonNullable<DeskKeyView['printed']>['wraps'][number];

/** The secret halves of the desk's key, by epoch, while something is done with them. */
export type OpenEpochs = ReadonlyMap<number, Identity>;

/** What this key opens of these wraps; a wrap that it does not open is left out. */
export async function openEpochs(wraps: readonly Wrapped[], opener: Opener): Promise<OpenEpochs> {
  const opened = await Promise.all(
    wraps.map(async ({ epoch, wrapped }): Promise<[number, Identity][]> => {
      const answer = await unwrapIdentity(fromBase64(wrapped), opener);
      return answer.ok ? [[epoch, answer.identity]] : [];
    }),
  );
  return new Map(opened.flat());
}

/** What the touched passkey opens, or the key on paper that was typed in its place. */
export function openOwnEpochs(
  { own, printed }: Pick<DeskKeyView, 'own' | 'printed'>,
  touched: DeskOpener,
): Promise<OpenEpochs> {
  const ofPasskey = own.filter(({ credentialId }) => credentialId === touched.credentialId);
  const wraps = touched.credentialId === null ? (printed?.wraps ?? []) : ofPasskey;
  return openEpochs(wraps, touched.opener);
}

/** What the touched passkey opens, all of it. Asks for a touch if there was none. Throws a DeskFault, also if it does not open every epoch. */
export async function allOwnEpochs(): Promise<{ view: DeskKeyView; epochs: OpenEpochs; opener: DeskOpener }> {
  const opener = await touchedOpener();
  const view = await deskFetch<DeskKeyView>('/desk-key');
  const epochs = await openOwnEpochs(view, opener);
  if (!view.epochs.every(({ epoch }) => epochs.has(epoch))) throw localFault('key_without_access');
  return { view, epochs, opener };
}

/**
 * What the desk seals for: the last epoch of its key, as the touched passkey has opened it. Throws a DeskFault, also if the server names
 * another key than the one that it has opened.
 */
export async function openedLastEpoch(): Promise<{ epoch: number; recipient: Recipient }> {
  const touched = await touchedOpener();
  const view = await deskFetch<DeskKeyView>('/desk-key');
  const [last] = view.epochs;
  if (!view.isOpen || !last) throw localFault('no_desk_key');
  const identity = (await openOwnEpochs(view, touched)).get(last.epoch);
  if (!identity) throw localFault('key_without_access');
  const recipient = await recipientOf(identity);
  if (recipient !== last.recipient) throw localFault('desk_key_exchanged');
  return { epoch: last.epoch, recipient };
}
