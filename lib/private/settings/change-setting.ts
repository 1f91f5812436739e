import 'server-only';
import { Prisma } from '@/lib/generated/prisma/client';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import type { Db } from '@/lib/server/db';
import { SETTINGS, type SettingKey, type SettingValue } from './setting-keys';

type Change<Key extends SettingKey> = { key: Key; value: SettingValue<Key>; staff: StaffMember; now: Date };

/** Adds the value, its author and the line of the log in the caller's transaction. */
export async function changeSetting<Key extends SettingKey>(tx: Db, change: Change<Key>): Promise<void> {
  const { key, staff, now } = change;
  const value = SETTINGS[key].schema.parse(change.value);
  const stored = value === null ? Prisma.JsonNull : value;
  await tx.setting.create({ data: { key, value: stored, since: now, byId: staff.id, byName: staff.name } });
  await recordDeskEvent(tx, { staff, kind: 'settings.changed', subject: key, now });
}
