import type { DeskKeyView } from '@/lib/desk-key/find-desk-key';
import type { Recipient } from '@/lib/sealing/identity';
import { parseRecoveryKey } from '@/lib/sealing/recovery-key';
import { localFault } from '../shared/desk-fault';
import { deskFetch } from '../shared/desk-fetch';
import { touchedOpener } from '../shared/passkeys/desk-opener';
import { PAPER_FAULTS } from '../shared/passkeys/enter-demonstration';
import { sendAccess } from '../shared/passkeys/give-access';
import { allOwnEpochs, openEpochs } from '../shared/passkeys/open-epochs';
import { wrapEpoch } from '../shared/passkeys/wrap-epoch';
import { newEpoch, type Paper, paperOf } from './desk-epochs';

/*
 * What is done with the desk's key, each a DeskFault or done. The secret halves exist in these functions only.
 */

const PATH = '/desk-key';

type View = Pick<DeskKeyView, 'epochs' | 'keys' | 'printed'>;

async function read(): Promise<DeskKeyView> {
  return deskFetch<DeskKeyView>(PATH);
}

/** Whether this passkey can open anything at all; its public half is told to the server. */
export async function touchKey(): Promise<void> {
  await touchedOpener();
}

export async function beginDeskKey(paper: Paper): Promise<void> {
  const opener = await touchedOpener();
  const key = (await read()).keys.find(({ credentialId }) => credentialId === opener.credentialId);
  if (!key) throw localFault('key_opens_nothing');
  const { identity, recipient } = await newEpoch();
  await deskFetch(PATH, {
    body: {
      recipient,
      printed: { recipient: paper.recipient, wrapped: await wrapEpoch(identity, paper.recipient, paper.opener) },
      wraps: [
        {
          keyId: key.id,
          recipient: opener.recipient,
          wrapped: await wrapEpoch(identity, opener.recipient, opener.opener),
        },
      ],
    },
  });
}

/** The touched passkey gets access by the key on paper. */
export async function openWithPaper(text: string): Promise<void> {
  const opener = await touchedOpener();
  const { paper, view } = await typedPaper(text);
  const epochs = await openEpochs(view.printed?.wraps ?? [], paper.opener);
  const key = view.keys.find(({ credentialId }) => credentialId === opener.credentialId);
  if (!key) throw localFault('key_opens_nothing');
  await sendAccess(key.id, opener.recipient, epochs);
}

/** A new epoch, which the same keys open as the last one. */
export async function rotateDeskKey(): Promise<void> {
  const { view, opener } = await allOwnEpochs();
  const last = view.epochs[0]?.epoch ?? 0;
  const { identity, recipient } = await newEpoch();
  const wraps = await Promise.all(
    openersOf(view, last).map(async ({ id, credentialId, recipient: theirs }) => {
      const isOwn = credentialId === opener.credentialId;
      const wrapped = await wrapEpoch(identity, theirs as Recipient, isOwn ? opener.opener : undefined);
      return { keyId: id, recipient: theirs, wrapped };
    }),
  );
  const printedWrap = await wrapEpoch(identity, view.printed?.recipient as Recipient);
  await deskFetch(`${PATH}/epochs`, { body: { epoch: last + 1, recipient, printedWrap, wraps } });
}

/** The passkeys that open this epoch. */
export function openersOf({ keys }: Pick<View, 'keys'>, epoch: number): DeskKeyView['keys'] {
  return keys.filter(({ epochs, recipient }) => recipient !== null && epochs.includes(epoch));
}

export async function replacePaper(paper: Paper): Promise<void> {
  const { epochs } = await allOwnEpochs();
  const wraps = await Promise.all(
    [...epochs].map(async ([epoch, identity]) => ({
      epoch,
      wrapped: await wrapEpoch(identity, paper.recipient, paper.opener),
    })),
  );
  await deskFetch(`${PATH}/printed`, { body: { recipient: paper.recipient, wraps } });
}

/** The typed key is the one that is on paper. */
export async function checkPaper(text: string): Promise<void> {
  const { paper } = await typedPaper(text);
  await deskFetch(`${PATH}/printed/checked`, { body: { recipient: paper.recipient } });
}

async function typedPaper(text: string): Promise<{ paper: Paper; view: DeskKeyView }> {
  const parsed = parseRecoveryKey(text);
  if (!parsed.ok) throw localFault(PAPER_FAULTS[parsed.reason]);
  const [paper, view] = await Promise.all([paperOf(parsed.key), read()]);
  if (view.printed?.recipient !== paper.recipient) throw localFault('paper_other');
  return { paper, view };
}
