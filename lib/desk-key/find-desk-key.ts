import 'server-only';
import { db } from '@/lib/db';
import { keyPeople } from './key-people';
import { openDeskKey } from './open-desk-key';

type Wrap = {
  epoch: number;
  /** base64. */
  wrapped: string;
};

/** Moments as ISO 8601 in UTC. */
export type DeskKeyView = {
  /** Whether consultations can be sealed for it: a passkey and the key on paper open the last epoch. */
  isOpen: boolean;
  /** The last one first. */
  epochs: { epoch: number; recipient: string; createdAt: string; byName: string | null }[];
  printed: { recipient: string; createdAt: string; checkedAt: string; wraps: Wrap[] } | null;
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
    /** Those that it opens. */
    epochs: number[];
  }[];
  /** Whether the person who asks has what opens every epoch, and so can give access to others. */
  canGive: boolean;
  /** For the passkeys of the person who asks. */
  own: (Wrap & { credentialId: string })[];
};

export async function findDeskKey(staffId: string): Promise<DeskKeyView> {
  const [open, epochs, printed, keys, people] = await Promise.all([
    openDeskKey(),
    db().deskKey.findMany({ orderBy: { epoch: 'desc' }, include: { creator: { select: { name: true } } } }),
    db().deskPrintedKey.findFirst({ include: { wraps: { orderBy: { epoch: 'desc' } } } }),
    db().staffKey.findMany({
      where: { staff: { removedAt: null } },
      orderBy: [{ staff: { name: 'asc' } }, { createdAt: 'asc' }],
      include: { staff: { select: { id: true, name: true } }, wraps: { orderBy: { epoch: 'desc' } } },
    }),
    keyPeople(db()),
  ]);
  return {
    isOpen: open !== null,
    epochs: epochs.map(({ epoch, recipient, createdAt, creator }) => ({
      epoch,
      recipient,
      createdAt: createdAt.toISOString(),
      byName: creator?.name ?? null,
    })),
    printed: printed && {
      recipient: printed.recipient,
      createdAt: printed.createdAt.toISOString(),
      checkedAt: printed.checkedAt.toISOString(),
      wraps: printed.wraps.map(onTheWire),
    },
    keys: keys.map(({ id, credentialId, label, staff, prf, sealRecipient, wraps }) => ({
      id,
      credentialId,
      label,
      personId: staff.id,
      personName: staff.name,
      prf,
      recipient: sealRecipient,
      epochs: wraps.map(({ epoch }) => epoch),
    })),
    canGive: people.some(({ id, isOpener }) => id === staffId && isOpener),
    own: keys
      .filter(({ staff }) => staff.id === staffId)
      .flatMap(({ credentialId, wraps }) => wraps.map((wrap) => ({ credentialId, ...onTheWire(wrap) }))),
  };
}

function onTheWire({ epoch, wrapped }: { epoch: number; wrapped: Uint8Array }): Wrap {
  return { epoch, wrapped: Buffer.from(wrapped).toString('base64') };
}
