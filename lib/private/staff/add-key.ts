import 'server-only';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import type { RegistrationAnswer } from '@/lib/private/passkeys/answers';
import { takeCeremony } from '@/lib/private/passkeys/ceremony';
import { relyingParty } from '@/lib/private/passkeys/relying-party';
import { verifyNewPasskey } from '@/lib/private/passkeys/verify-new-passkey';
import { db } from '@/lib/server/db';
import type { Result } from '@/lib/shared/result';
import { lockPeople } from './lock-people';
import { storeKey } from './store-key';

type Input = { staff: StaffMember; ceremonyId: string; label: string; answer: RegistrationAnswer };

type Added = Result<object, 'name-needed' | 'ceremony-over' | 'passkey-refused'>;

export async function addKey({ staff, ceremonyId, label, answer }: Input, now: Date): Promise<Added> {
  const party = relyingParty();
  if (!party) return { ok: false, reason: 'name-needed' };
  const ceremony = await takeCeremony('new-key', ceremonyId, now);
  if (!ceremony || ceremony.subject !== staff.id) return { ok: false, reason: 'ceremony-over' };
  const passkey = await verifyNewPasskey(answer, ceremony.challenge, party);
  if (!passkey) return { ok: false, reason: 'passkey-refused' };
  return db().$transaction(async (tx) => {
    await lockPeople(tx, staff);
    const keyId = await storeKey(tx, { ...passkey, staffId: staff.id, label }, now);
    if (!keyId) return { ok: false, reason: 'passkey-refused' };
    await recordDeskEvent(tx, { staff, kind: 'people.key-added', subject: label, now });
    return { ok: true };
  });
}
