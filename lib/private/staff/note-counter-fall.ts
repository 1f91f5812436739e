import 'server-only';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import type { Db } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import type { Touched } from './touch-key';

/** In the transaction of a touch that was let in although the counter of its synced passkey went back: a line each time, an e-mail once. */
export async function noteCounterFall(tx: Db, { key, touch }: Touched, staff: StaffMember, now: Date): Promise<void> {
  if (!touch.counterFell) return;
  await recordDeskEvent(tx, { staff, kind: 'people.key-counter-fell', subject: key.label, now });
  if (key.counterFellAt === null) await enqueue(tx, 'send-desk-email', { email: 'counter-fell', keyId: key.id });
}
