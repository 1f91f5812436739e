import type { DeskKeyView } from '@/lib/private/desk-key/find-desk-key';
import {
  epochVoucher,
  type PublicEpoch,
  type Voucher,
  vouchesForEpoch,
  vouchesForHalf,
  vouchesForPaper,
} from '@/lib/private/sealing/desk-way';
import type { Identity, Recipient } from '@/lib/private/sealing/identity';
import type { Result } from '@/lib/shared/result';
import type { DeskOpener } from './desk-opener';

type Epoch = DeskKeyView['epochs'][number];

/** What a key has opened of the desk's key. */
export type OpenedWrap = {
  /** Null for a wrap of the key on paper, which is vouched for when it is made. */
  id: string | null;
  epoch: number;
  identity: Identity;
  recipient: Recipient;
  mac: string | null;
  halfMac: string | null;
  isReplaced: boolean;
};

export type ToVouch = OpenedWrap & { id: string };

type Judged = {
  epochs: ReadonlyMap<number, Identity>;
  /** Those that this key itself says to be of the desk. */
  known: PublicEpoch[];
  /** Those of which the epoch before alone says so, as who has opened that one can make it say: a person who has left since. */
  following: Epoch[];
  /** Those of which neither says so. Each in the order of their numbers. */
  unvouched: Epoch[];
  /** Whether the last epoch says so of the key on paper; of no interest while it is not open. */
  isPaperVouched: boolean;
  /** What this key has yet to vouch for, or what has yet to vouch for this key. */
  toVouch: ToVouch[];
};

/**
 * What the server keeps can be exchanged by who writes to its database; what a key has said of an epoch, or the epoch before of it, cannot.
 * `exchanged`: the server names another epoch than the one that was opened.
 */
export async function judgeEpochs(
  { epochs, printed }: Pick<DeskKeyView, 'epochs' | 'printed'>,
  opened: readonly OpenedWrap[],
  { voucher, recipient: half }: Pick<DeskOpener, 'voucher' | 'recipient'>,
): Promise<Result<Judged, 'exchanged'>> {
  const identities = new Map<number, Identity>();
  const vouched = new Map<number, Identity>();
  const [known, following, unvouched]: [PublicEpoch[], Epoch[], Epoch[]] = [[], [], []];
  const toVouch: Judged['toVouch'] = [];
  for (const said of [...epochs].sort((one, other) => one.epoch - other.epoch)) {
    const { epoch } = said;
    const all = opened.filter((wrap) => wrap.epoch === epoch);
    const right = all.find(({ recipient }) => recipient === said.recipient);
    if (all.length > 0 && !right) return { ok: false, reason: 'exchanged' };
    const before = vouched.get(epoch - 1);
    const named = { epoch, recipient: said.recipient as Recipient };
    const own = await ownOf(all, voucher);
    const isOwn = own.some(({ recipient }) => recipient === named.recipient);
    // A number is given once: what this key has said of it weighs more than what the epoch before says.
    const isOther = own.length > 0 && !isOwn;
    const isNext =
      before !== undefined && !isOther && (await vouchesForEpoch(await epochVoucher(before), said.mac, named));
    if (!right) {
      // One that is not open can be told by the one before alone.
      if (before && !isNext) unvouched.push(said);
      continue;
    }
    identities.set(epoch, right.identity);
    if (isOwn) known.push(named);
    else if (isNext) following.push(said);
    else unvouched.push(said);
    if (isOwn || isNext) vouched.set(epoch, right.identity);
    const isOwnHalf = await vouchesForHalf(await epochVoucher(right.identity), right.halfMac, half);
    const isSaid = own.includes(right) && isOwnHalf && !right.isReplaced;
    if (right.id !== null && !isSaid) toVouch.push({ ...right, id: right.id });
  }
  const last = identities.get(epochs[0]?.epoch ?? 0);
  const isPaperVouched = last !== undefined && (await vouchesFor(last, printed));
  return { ok: true, epochs: identities, known, following, unvouched, isPaperVouched, toVouch };
}

/** Those that this key has vouched for. */
async function ownOf(wraps: readonly OpenedWrap[], voucher: Voucher): Promise<OpenedWrap[]> {
  const judged = await Promise.all(wraps.map((wrap) => vouchesForEpoch(voucher, wrap.mac, wrap)));
  return wraps.filter((_, index) => judged[index]);
}

async function vouchesFor(last: Identity, printed: DeskKeyView['printed']): Promise<boolean> {
  if (!printed) return false;
  return vouchesForPaper(await epochVoucher(last), printed.mac, printed.recipient as Recipient);
}
