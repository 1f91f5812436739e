import 'server-only';
import { db } from '@/lib/server/db';
import { type AccessState, keyPeople } from './key-people';
import { openDeskKey } from './open-desk-key';

type WaitingPerson = {
  personId: string;
  name: string;
  /** The passkey that access is given to. */
  keyId: string;
  label: string;
  /** Public half of that passkey. */
  recipient: string;
  madeAt: Date;
};

export type AccessView = {
  /** State of the person who asks; null while the desk's key is not open. */
  own: AccessState | null;
  canGive: boolean;
  /** The others who can give it. */
  givers: string[];
  /** The others who wait for it. */
  waiting: WaitingPerson[];
};

/** Who opens what is sealed for the desk, and who waits for it. */
export async function findAccess(staffId: string): Promise<AccessView> {
  const [open, people] = await Promise.all([openDeskKey(), keyPeople(db())]);
  if (!open) return { own: null, canGive: false, givers: [], waiting: [] };
  const self = people.find(({ id }) => id === staffId);
  const others = people.filter(({ id }) => id !== staffId);
  return {
    own: self?.access.state ?? null,
    canGive: self?.isOpener ?? false,
    givers: others.filter(({ isOpener }) => isOpener).map(({ name }) => name),
    waiting: others.flatMap(({ id, name, access }) => {
      if (access.state !== 'waits') return [];
      const { id: keyId, label, sealRecipient: recipient, createdAt: madeAt } = access.passkey;
      return [{ personId: id, name, keyId, label, recipient, madeAt }];
    }),
  };
}
