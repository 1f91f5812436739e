import type { DeskKeyView } from '@/lib/private/desk-key/find-desk-key';
import { epochVoucher, vouchesForHalf, vouchForEpoch, vouchForPaper } from '@/lib/private/sealing/desk-way';
import { type Identity, type Recipient, recipientOf } from '@/lib/private/sealing/identity';
import { parseRecoveryKey } from '@/lib/private/sealing/recovery-key';
import { deskKeyApi } from '../desk/desk-key-api';
import { touchedOpener } from '../desk/passkeys/desk-opener';
import { PAPER_FAULTS } from '../desk/passkeys/enter-demonstration';
import { sendAccess } from '../desk/passkeys/give-access';
import { allOwnEpochs, openByPaper, opensAll } from '../desk/passkeys/open-epochs';
import { provePossession } from '../desk/passkeys/prove-possession';
import { wrapEpoch, wrapFor } from '../desk/passkeys/wrap-epoch';
import { localProblem } from '../desk/problem-note';
import { newEpoch, newPaper, type Paper, paperOf, type Sheet } from './desk-epochs';

/*
 * What is done with the desk's key, each a Problem or done. The secret halves exist in these functions only.
 */

type View = Pick<DeskKeyView, 'epochs' | 'keys' | 'printed'>;

const read = (): Promise<DeskKeyView> => deskKeyApi.get('/').read();

/** Whether this passkey can open anything at all; its public half is told to the server. */
export async function touchKey(): Promise<void> {
  await touchedOpener();
}

/** What its passkey does not know yet its person compares, and then it does. */
export async function compareKey(): Promise<void> {
  await allOwnEpochs();
}

type NewDeskKey = Sheet & { identity: Identity };

/** The first epoch, and the paper for it: nothing is stored yet. */
export async function newDeskKey(): Promise<NewDeskKey> {
  const [paper, { identity, recipient }] = await Promise.all([newPaper(), newEpoch()]);
  return { paper, epoch: { epoch: 1, recipient }, identity };
}

export async function beginDeskKey({ paper, epoch, identity }: NewDeskKey): Promise<void> {
  const own = await touchedOpener();
  const key = (await read()).keys.find(({ credentialId }) => credentialId === own.credentialId);
  if (!key) throw localProblem('key_opens_nothing');
  await deskKeyApi.post('/')({
    recipient: epoch.recipient,
    printed: {
      recipient: paper.recipient,
      mac: await vouchForPaper(await epochVoucher(identity), paper.recipient),
      wrapped: await wrapEpoch(identity, paper.recipient, paper.identity),
      wrapMac: await vouchForEpoch(paper.voucher, epoch),
    },
    wraps: [await wrapFor({ keyId: key.id, ...own }, epoch.epoch, identity)],
  });
}

/** The touched passkey gets access by the key on paper, or by one that was replaced not long ago. */
export async function openWithPaper(text: string): Promise<void> {
  const own = await touchedOpener();
  const { view, paper, stored } = await typedPaper(text);
  const key = view.keys.find(({ credentialId }) => credentialId === own.credentialId);
  if (!key) throw localProblem('key_opens_nothing');
  const { epochs } = await openedByPaper(view, paper, stored);
  await sendAccess({ keyId: key.id, ...own }, epochs);
}

type Keys = DeskKeyView['keys'];

/** Passkeys that open the next epoch, and prepared ones that wait for access to it. */
export type Rotation = { opens: Keys; waits: Keys };

/** What another epoch begins with. Asks for a touch: the last epoch says for whom the next one is wrapped. */
async function beginRotation() {
  const { view, touched, epochs, isPaperVouched } = await allOwnEpochs();
  const last = lastOf(view);
  const former = epochs.get(last);
  const paper = view.printed?.recipient as Recipient | undefined;
  // The new epoch would be wrapped for whatever paper the server names.
  if (!former || !paper || !isPaperVouched) throw localProblem('paper_unvouched');
  return { last, former, paper, touched, next: await nextOpeners(view.keys, former, touched.recipient) };
}

export async function planRotation(): Promise<Rotation> {
  return (await beginRotation()).next;
}

/** A new epoch, which the shown passkeys and the paper open, and which the last one vouches for. */
export async function rotateDeskKey(shown: Rotation): Promise<void> {
  const { last, former, paper, touched, next } = await beginRotation();
  // Others are served than were shown, as after a change by a colleague.
  if (idsOf(next.opens) !== idsOf(shown.opens)) throw localProblem('desk_key_other');
  const { identity, recipient } = await newEpoch();
  const epoch = { epoch: last + 1, recipient };
  const wraps = await Promise.all(
    next.opens.map(({ id: keyId, credentialId, recipient: theirs }) => {
      const receiver = credentialId === touched.credentialId ? touched : { recipient: theirs as Recipient };
      return wrapFor({ keyId, ...receiver }, epoch.epoch, identity);
    }),
  );
  const printed = {
    recipient: paper,
    wrapped: await wrapEpoch(identity, paper),
    mac: await vouchForPaper(await epochVoucher(identity), paper),
  };
  const mac = await vouchForEpoch(await epochVoucher(former), epoch);
  const proof = await provePossession('key', former);
  await deskKeyApi.post('/epochs')({ ...epoch, mac, printed, wraps, proof });
}

/**
 * Serves the touched passkey and those whose half the last epoch vouches for. Whatever else the database says of a passkey, who writes to
 * it can have written.
 */
export async function nextOpeners(keys: Keys, last: Identity, own: Recipient): Promise<Rotation> {
  const voucher = await epochVoucher(last);
  const rotation: Rotation = { opens: [], waits: [] };
  for (const key of keys) {
    if (key.recipient === null) continue;
    const half = key.recipient as Recipient;
    const isVouched = half === own || (await vouchesForHalf(voucher, key.halfMac, half));
    rotation[isVouched ? 'opens' : 'waits'].push(key);
  }
  return rotation;
}

const idsOf = (keys: Keys) => keys.map(({ id }) => id).join();

/** Another paper for what the touched passkey opens: nothing is stored yet. */
export async function newPrintedKey(): Promise<Sheet> {
  const [{ view, epochs }, paper] = await Promise.all([allOwnEpochs(), newPaper()]);
  const epoch = lastOf(view);
  const last = epochs.get(epoch);
  if (!last) throw localProblem('key_without_access');
  return { paper, epoch: { epoch, recipient: await recipientOf(last) } };
}

export async function replacePaper({ paper, epoch }: Sheet): Promise<void> {
  const { view, epochs } = await allOwnEpochs();
  const last = epochs.get(lastOf(view));
  if (!last) throw localProblem('key_without_access');
  // Another code is printed than that of the last epoch by now.
  if ((await recipientOf(last)) !== epoch.recipient) throw localProblem('desk_key_other');
  const { recipient } = paper;
  const wraps = await Promise.all(
    [...epochs].map(async ([number, identity]) => ({
      epoch: number,
      wrapped: await wrapEpoch(identity, recipient, paper.identity),
      mac: await vouchForEpoch(paper.voucher, { epoch: number, recipient: await recipientOf(identity) }),
    })),
  );
  const mac = await vouchForPaper(await epochVoucher(last), recipient);
  const proof = await provePossession('key', last);
  await deskKeyApi.post('/printed')({ recipient, mac, wraps, proof });
}

/** The typed key is the one that is on paper: it opens what the server has sealed for that, and every epoch; the last vouches for it. */
export async function checkPaper(text: string): Promise<void> {
  const { view, paper, stored } = await typedPaper(text);
  if (stored !== view.printed) throw localProblem('paper_other');
  const { epochs, last } = await openedByPaper(view, paper, stored);
  if (!opensAll(view, epochs)) throw localProblem('paper_incomplete');
  const mac = await vouchForPaper(await epochVoucher(last), paper.recipient);
  const proof = await provePossession('paper', paper.identity);
  await deskKeyApi.post('/printed/checked')({ mac, proof });
}

type StoredPaper = DeskKeyView['earlierPapers'][number];

/** The key that was typed, and what the server keeps of it. */
async function typedPaper(text: string): Promise<{ paper: Paper; view: DeskKeyView; stored: StoredPaper }> {
  const parsed = parseRecoveryKey(text);
  if (!parsed.ok) throw localProblem(PAPER_FAULTS[parsed.reason]);
  const [paper, view] = await Promise.all([paperOf(parsed.key), read()]);
  const kept = [...(view.printed ? [view.printed] : []), ...view.earlierPapers];
  const stored = kept.find(({ recipient }) => recipient === paper.recipient);
  if (!stored) throw localProblem('paper_other');
  return { paper, view, stored };
}

/** An earlier paper does not open what has come since. */
async function openedByPaper(view: DeskKeyView, { identity, recipient, voucher }: Paper, stored: StoredPaper) {
  const opener = { credentialId: null, opener: identity, recipient, voucher };
  const { epochs } = await openByPaper(view, stored, opener);
  const last: Identity | undefined = epochs.get(lastOf(view));
  if (!last) throw localProblem('paper_other');
  return { epochs, last };
}

function lastOf({ epochs }: Pick<View, 'epochs'>): number {
  return epochs[0]?.epoch ?? 0;
}
