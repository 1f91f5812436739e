import 'server-only';
import { db } from '@/lib/server/db';
import { keyPeople } from './key-people';
import { openDeskKey } from './open-desk-key';

type Wrap = {
  epoch: number;
  /** base64. */
  wrapped: string;
  /** What the key that it is for has said of the epoch; null until it has. */
  mac: string | null;
  /** MAC under the epoch over the public half of the passkey that it is for; null until there is one, and for the paper. */
  halfMac: string | null;
};

type Paper = { recipient: string; wraps: Wrap[] };

/** Moments as ISO 8601 in UTC. */
export type DeskKeyView = {
  /** Whether consultations can be sealed for it: a passkey and the key on paper open the last epoch. */
  isOpen: boolean;
  /** The last one first. */
  epochs: { epoch: number; recipient: string; mac: string | null; createdAt: string; byName: string | null }[];
  printed: (Paper & { mac: string | null; createdAt: string; checkedAt: string }) | null;
  /** The latest first: what was replaced opens what it opened for thirty days more. */
  earlierPapers: Paper[];
  /** Every passkey of the people at the desk. */
  keys: {
    id: string;
    credentialId: string;
    label: string;
    personId: string;
    personName: string;
    /** Whether it can derive a secret at all. */
    prf: boolean;
    /** Null until its device has derived one. */
    recipient: string | null;
    /** Epochs that were wrapped for it. */
    epochs: number[];
    /** Epochs that it is known to open: its person has proved it. */
    proved: number[];
    /** Of its wrap of the last epoch. */
    halfMac: string | null;
  }[];
  /** Whether the person who asks has what opens every epoch, and so can give access to others. */
  canGive: boolean;
  /** For the passkeys of the person who asks: of each epoch what is in use first, then what was replaced, the latest first. */
  own: (Wrap & { id: string; credentialId: string; isReplaced: boolean })[];
};

export async function findDeskKey(staffId: string): Promise<DeskKeyView> {
  const [open, epochs, papers, keys, people] = await Promise.all([
    openDeskKey(),
    db().deskKey.findMany({ orderBy: { epoch: 'desc' }, include: { creator: { select: { name: true } } } }),
    db().deskPrintedKey.findMany({ orderBy: { id: 'desc' }, include: { wraps: { orderBy: { epoch: 'desc' } } } }),
    db().staffKey.findMany({
      where: { staff: { removedAt: null } },
      orderBy: [{ staff: { name: 'asc' } }, { createdAt: 'asc' }],
      include: {
        staff: { select: { id: true, name: true } },
        wraps: { orderBy: [{ epoch: 'desc' }, { replacedAt: { sort: 'desc', nulls: 'first' } }] },
      },
    }),
    keyPeople(db()),
  ]);
  const printed = papers.find(({ replacedAt }) => replacedAt === null) ?? null;
  return {
    isOpen: open !== null,
    epochs: epochs.map(({ epoch, recipient, mac, createdAt, creator }) => ({
      epoch,
      recipient,
      mac,
      createdAt: createdAt.toISOString(),
      byName: creator?.name ?? null,
    })),
    printed: printed && {
      ...paperOnTheWire(printed),
      mac: printed.mac,
      createdAt: printed.createdAt.toISOString(),
      checkedAt: printed.checkedAt.toISOString(),
    },
    earlierPapers: papers.filter((paper) => paper !== printed).map(paperOnTheWire),
    keys: keys.map(({ id, credentialId, label, staff, prf, sealRecipient, wraps }) => ({
      id,
      credentialId,
      label,
      personId: staff.id,
      personName: staff.name,
      prf,
      recipient: sealRecipient,
      epochs: inUse(wraps).map(({ epoch }) => epoch),
      proved: inUse(wraps).flatMap(({ epoch, provedAt }) => (provedAt ? [epoch] : [])),
      halfMac: inUse(wraps).find(({ epoch }) => epoch === epochs[0]?.epoch)?.halfMac ?? null,
    })),
    canGive: people.some(({ id, isOpener }) => id === staffId && isOpener),
    own: keys
      .filter(({ staff }) => staff.id === staffId)
      .flatMap(({ credentialId, wraps }) =>
        wraps.map((wrap) => ({
          id: wrap.id,
          credentialId,
          isReplaced: wrap.replacedAt !== null,
          ...onTheWire(wrap),
        })),
      ),
  };
}

function inUse<Stored extends { replacedAt: Date | null }>(wraps: readonly Stored[]): Stored[] {
  return wraps.filter(({ replacedAt }) => replacedAt === null);
}

type StoredWrap = Omit<Wrap, 'wrapped'> & { wrapped: Uint8Array };

function paperOnTheWire({ recipient, wraps }: { recipient: string; wraps: readonly StoredWrap[] }): Paper {
  return { recipient, wraps: wraps.map(onTheWire) };
}

function onTheWire({ epoch, wrapped, mac, halfMac }: StoredWrap): Wrap {
  return { epoch, wrapped: Buffer.from(wrapped).toString('base64'), mac, halfMac };
}
