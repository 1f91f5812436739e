import type { DeskKeyView } from '@/lib/private/desk-key/find-desk-key';
import { fromBase64 } from '@/lib/private/sealing/base64';
import { epochVoucher, type PublicEpoch, vouchForEpoch, vouchForHalf } from '@/lib/private/sealing/desk-way';
import { type Identity, type Recipient, recipientOf } from '@/lib/private/sealing/identity';
import { unwrapIdentity } from '@/lib/private/sealing/wrap-identity';
import { deskKeyApi } from '../desk-key-api';
import { localProblem } from '../problem-note';
import { askAboutKey } from '../session-handler';
import { type DeskOpener, rememberedOpener, touchedOpener } from './desk-opener';
import { judgeEpochs, type OpenedWrap, type ToVouch } from './judge-epochs';
import { provePossession } from './prove-possession';

type Wrapped = Omit<OpenedWrap, 'identity' | 'recipient'> & { wrapped: string };
type Paper = DeskKeyView['earlierPapers'][number];

/** The secret halves of the desk's key, by epoch, while something is done with them. */
export type OpenEpochs = ReadonlyMap<number, Identity>;

type Trusted = { epochs: OpenEpochs; isPaperVouched: boolean };
type OwnEpochs = Trusted & { view: DeskKeyView; touched: DeskOpener };

/** What its person was told of, and went on with, in this tab. */
const accepted = new Set<string>();

/**
 * What the touched passkey opens, or the key on paper that was typed in its place; what it does not open is left out. Asks for a touch if
 * there was none, and its person before it goes on with what nothing vouches for. Throws a Problem, also if the server names another key
 * than the one that was opened.
 */
export async function openOwnEpochs(): Promise<OwnEpochs> {
  const touched = await touchedOpener();
  const view = await deskKeyApi.get('/').read();
  return { view, touched, ...(await openTrusted(view, wrapsFor(view, touched), touched)) };
}

/** As `openOwnEpochs`, all of them. */
export async function allOwnEpochs(): Promise<OwnEpochs> {
  const own = await openOwnEpochs();
  if (!opensAll(own.view, own.epochs)) throw localProblem('key_without_access');
  return own;
}

export function opensAll({ epochs }: Pick<DeskKeyView, 'epochs'>, opened: OpenEpochs): boolean {
  return epochs.every(({ epoch }) => opened.has(epoch));
}

/** Those that the remembered touch opens, and its passkey itself vouches for; none without a touch. Asks for nothing. */
export async function knownEpochs(view: DeskKeyView): Promise<PublicEpoch[]> {
  const touched = await rememberedOpener();
  if (!touched) return [];
  const judged = await judgeEpochs(view, await openWraps(wrapsFor(view, touched), touched), touched);
  return judged.ok ? judged.known : [];
}

/** What this key on paper opens of the wraps that are stored for it. */
export function openByPaper(view: DeskKeyView, paper: Paper, opener: DeskOpener): Promise<Trusted> {
  return openTrusted(view, wrapsOf(paper), opener);
}

function wrapsFor({ own, printed }: DeskKeyView, { credentialId }: DeskOpener): readonly Wrapped[] {
  return credentialId === null ? wrapsOf(printed) : own.filter((wrap) => wrap.credentialId === credentialId);
}

function wrapsOf(paper: Paper | null): readonly Wrapped[] {
  return paper?.wraps.map((wrap) => ({ id: null, isReplaced: false, ...wrap })) ?? [];
}

/** What the desk seals for: the last epoch of its key, as the touched passkey has opened it. Throws a Problem. */
export async function openedLastEpoch(): Promise<{ epoch: number; recipient: Recipient }> {
  const { view, epochs } = await openOwnEpochs();
  const [last] = view.epochs;
  if (!view.isOpen || !last) throw localProblem('no_desk_key');
  const identity = epochs.get(last.epoch);
  if (!identity) throw localProblem('key_without_access');
  return { epoch: last.epoch, recipient: await recipientOf(identity) };
}

async function openTrusted(view: DeskKeyView, wraps: readonly Wrapped[], by: DeskOpener): Promise<Trusted> {
  const judged = await judgeEpochs(view, await openWraps(wraps, by), by);
  if (!judged.ok) throw localProblem('desk_key_exchanged');
  const { epochs, isPaperVouched, toVouch } = judged;
  const last = epochs.get(view.epochs[0]?.epoch ?? 0);
  const nameOf = (recipient: string) => `${by.recipient} ${recipient}`;
  const notAccepted = ({ recipient }: { recipient: string }) => !accepted.has(nameOf(recipient));
  const [unvouched, following] = [judged.unvouched.filter(notAccepted), judged.following.filter(notAccepted)];
  // A key on paper that is typed vouches for itself.
  const isTyped = by.credentialId === null && view.printed?.recipient === by.recipient;
  const paper = view.printed?.recipient ?? '';
  const isPaperTold = !last || isPaperVouched || isTyped || accepted.has(nameOf(paper));
  const told = [...unvouched, ...following];
  if (told.length > 0 || !isPaperTold) {
    const goesOn = await askAboutKey({ unvouched, following, isPaperTold });
    if (!goesOn) throw localProblem('desk_key_unvouched');
    for (const { recipient } of told) accepted.add(nameOf(recipient));
    if (!isPaperTold) accepted.add(nameOf(paper));
  }
  // Without an answer it is told at the next opening.
  if (last && toVouch.length > 0) await vouch(by, toVouch, last).catch(() => undefined);
  return { epochs, isPaperVouched };
}

async function openWraps(wraps: readonly Wrapped[], { opener }: DeskOpener): Promise<OpenedWrap[]> {
  const opened = await Promise.all(
    wraps.map(async ({ wrapped, epoch, ...wrap }): Promise<OpenedWrap[]> => {
      const answer = await unwrapIdentity(fromBase64(wrapped), opener);
      if (!answer.ok) return [];
      const { identity } = answer;
      return [{ ...wrap, epoch, identity, recipient: await recipientOf(identity) }];
    }),
  );
  return opened.flat();
}

/**
 * The next time this passkey knows these epochs again, and each of them knows the passkey: the next epoch is wrapped for it too. For the
 * server it is a way to open them.
 */
async function vouch({ credentialId, voucher, recipient }: DeskOpener, toVouch: readonly ToVouch[], last: Identity) {
  // A key on paper vouches for itself alone.
  if (credentialId === null) return;
  const wraps = await Promise.all(
    toVouch.map(async ({ id, identity, ...epoch }) => ({
      id,
      mac: await vouchForEpoch(voucher, epoch),
      halfMac: await vouchForHalf(await epochVoucher(identity), recipient),
    })),
  );
  const proof = await provePossession('key', last);
  await deskKeyApi.post('/vouched')({ credentialId, wraps, proof });
}
