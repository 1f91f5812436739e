import 'server-only';
import { type Db, db } from '@/lib/server/db';
import { SETTINGS, type SettingKey, type SettingValue } from './setting-keys';

type SettingState<Key extends SettingKey = SettingKey> = {
  value: SettingValue<Key>;
  /** Null: it was never changed. */
  since: Date | null;
  byName: string | null;
};

/** A value that this release does not understand counts as never set. */
export async function readSettings<Key extends SettingKey>(
  keys: readonly Key[],
  tx: Db = db(),
): Promise<{ [Name in Key]: SettingState<Name> }> {
  const rows = await tx.setting.findMany({
    where: { key: { in: [...keys] } },
    distinct: ['key'],
    orderBy: [{ key: 'asc' }, { since: 'desc' }, { id: 'desc' }],
  });
  const states = keys.map((key) => {
    const row = rows.find((one) => one.key === key);
    const parsed = SETTINGS[key].schema.safeParse(row?.value);
    if (!row || !parsed.success) return [key, { value: SETTINGS[key].initial, since: null, byName: null }];
    return [key, { value: parsed.data, since: row.since, byName: row.byName }];
  });
  return Object.fromEntries(states);
}
