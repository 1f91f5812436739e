import 'server-only';
import type { Condition } from '@/lib/server/condition';
import { sqlQuery } from '@/lib/server/db';
import { openDeskKey } from './open-desk-key';

type Begun = { epoch: number; since: Date };

/** The desk has a key that no passkey, or no paper, opens any more: what is sealed for it may be out of reach, and nothing new is. */
export async function closedDeskKey(): Promise<Condition[]> {
  const [begun] = await sqlQuery<Begun>({
    text: `SELECT epoch, greatest(created_at, (SELECT max(at) FROM desk_events WHERE kind = 'desk-key.access-lost')) AS since
      FROM desk_keys ORDER BY epoch DESC LIMIT 1`,
    values: [],
  });
  if (!begun || (await openDeskKey())) return [];
  const { epoch, since } = begun;
  return [{ kind: 'desk-key-closed', key: 'desk-key', since, figures: { epoch } }];
}
