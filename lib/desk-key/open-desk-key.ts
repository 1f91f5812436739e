import 'server-only';
import { sqlQuery } from '@/lib/db';
import type { Recipient } from '@/lib/sealing/identity';

export type OpenDeskKey = { epoch: number; recipient: Recipient };

type Row = OpenDeskKey & { openers: number; isPrinted: boolean };

/** What new contents are sealed for; null unless a passkey and the key on paper can open it. */
export async function openDeskKey(): Promise<OpenDeskKey | null> {
  const [last] = await sqlQuery<Row>({
    text: `SELECT epoch, recipient,
        (SELECT count(*) FROM desk_wraps WHERE desk_wraps.epoch = desk_keys.epoch AND staff_key_id IS NOT NULL)::int AS openers,
        EXISTS (SELECT FROM desk_wraps WHERE desk_wraps.epoch = desk_keys.epoch AND printed_key_id IS NOT NULL) AS "isPrinted"
      FROM desk_keys ORDER BY epoch DESC LIMIT 1`,
    values: [],
  });
  return last && isOpenWith(last) ? { epoch: last.epoch, recipient: last.recipient } : null;
}

/** Two ways at least: what only one passkey opens would be lost with its device. */
export function isOpenWith({ openers, isPrinted }: Pick<Row, 'openers' | 'isPrinted'>): boolean {
  return openers > 0 && isPrinted;
}
