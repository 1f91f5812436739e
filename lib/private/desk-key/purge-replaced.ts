import 'server-only';
import { subDays } from 'date-fns';
import { sqlQuery } from '@/lib/server/db';
import { REPLACED_DESK_KEY_RETENTION_DAYS } from '@/lib/shared/retention';

/** Wraps and papers that were replaced long ago. Those of an epoch that no passkey is known to open stay until one does. */
export async function purgeReplaced(now: Date): Promise<void> {
  const before = subDays(now, REPLACED_DESK_KEY_RETENTION_DAYS);
  await sqlQuery({
    text: `DELETE FROM desk_wraps AS kept WHERE kept.replaced_at < $1 AND EXISTS (
        SELECT FROM desk_wraps AS live
        WHERE live.epoch = kept.epoch AND live.proved_at IS NOT NULL AND live.replaced_at IS NULL)`,
    values: [before],
  });
  await sqlQuery({
    text: `DELETE FROM desk_printed_keys WHERE replaced_at < $1
      AND NOT EXISTS (SELECT FROM desk_wraps WHERE printed_key_id = desk_printed_keys.id)`,
    values: [before],
  });
}
