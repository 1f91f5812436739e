import type { DeskKeyView } from '@/lib/desk-key/find-desk-key';
import type { Result } from '@/lib/result';
import { epochVoucher, type Voucher, vouchesForEpoch, vouchesForPaper } from '@/lib/sealing/desk-way';
import type { Identity, Recipient } from '@/lib/sealing/identity';

type Epoch = DeskKeyView['epochs'][number];

/** What a key has opened of the desk's key. */
export type OpenedWrap = {
  /** Null for a wrap of the key on paper, which is vouched for when it is made. */
  id: string | null;
  epoch: number;
  identity: Identity;
  recipient: Recipient;
  mac: string | null;
  isReplaced: boolean;
};

type Judged = {
  epochs: ReadonlyMap<number, Identity>;
  /** Those of which neither this key nor the epoch before says that they are of the desk, in the order of their numbers. */
  unvouched: Epoch[];
  /** Whether the last epoch says so of the key on paper; of no interest while it is not open. */
  isPaperVouched: boolean;
  /** What this key has yet to vouch for. */
  toVouch: { id: string; epoch: number; recipient: Recipient }[];
};

/**
 * What the server keeps can be exchanged by who writes to its database; what a key has said of an epoch, or the epoch before of it, cannot.
 * `exchanged`: the server names another epoch than the one that was opened.
 */
export async function judgeEpochs(
  { epochs, printed }: Pick<DeskKeyView, 'epochs' | 'printed'>,
  opened: readonly OpenedWrap[],
  voucher: Voucher,
): Promise<Result<Judged, 'exchanged'>> {
  const identities = new Map<number, Identity>();
  const vouched = new Map<number, Identity>();
  const unvouched: Epoch[] = [];
  const toVouch: Judged['toVouch'] = [];
  for (const said of [...epochs].sort((one, other) => one.epoch - other.epoch)) {
    const { epoch } = said;
    const all = opened.filter((wrap) => wrap.epoch === epoch);
    const right = all.find(({ recipient }) => recipient === said.recipient);
    if (all.length > 0 && !right) return { ok: false, reason: 'exchanged' };
    const before = vouched.get(epoch - 1);
    const named = { epoch, recipient: said.recipient as Recipient };
    const isNext = before !== undefined && (await vouchesForEpoch(await epochVoucher(before), said.mac, named));
    if (!right) {
      // One that is not open can be told by the one before alone.
      if (before && !isNext) unvouched.push(said);
      continue;
    }
    const isOwn = await vouchesForEpoch(voucher, right.mac, named);
    identities.set(epoch, right.identity);
    if (isOwn || isNext) vouched.set(epoch, right.identity);
    else unvouched.push(said);
    if (right.id !== null && (!isOwn || right.isReplaced)) toVouch.push({ id: right.id, ...named });
  }
  const last = identities.get(epochs[0]?.epoch ?? 0);
  const isPaperVouched = last !== undefined && (await vouchesFor(last, printed));
  return { ok: true, epochs: identities, unvouched, isPaperVouched, toVouch };
}

async function vouchesFor(last: Identity, printed: DeskKeyView['printed']): Promise<boolean> {
  if (!printed) return false;
  return vouchesForPaper(await epochVoucher(last), printed.mac, printed.recipient as Recipient);
}
