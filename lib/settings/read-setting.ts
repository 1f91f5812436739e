import 'server-only';
import { type Db, db } from '@/lib/db';
import { readSettings } from './read-settings';
import type { SettingKey, SettingValue } from './setting-keys';

export async function readSetting<Key extends SettingKey>(key: Key, tx: Db = db()): Promise<SettingValue<Key>> {
  return (await readSettings([key], tx))[key].value;
}
