import 'server-only';
import type { Recipient } from '@/lib/private/sealing/identity';
import { sqlQuery } from '@/lib/server/db';
import { serverEnv } from '@/lib/shared/env';
import { site } from '@/lib/shared/site';

export type OpenDeskKey = { epoch: number; recipient: Recipient };

/**
 * What new contents are sealed for: the last epoch, if a passkey has proved that it opens it and the key on paper does, else null. Two ways at least: what only
 * one passkey opens would be lost with its device. A demonstration has only the paper, and nothing to lose.
 */
export async function openDeskKey(): Promise<OpenDeskKey | null> {
  const [open] = await sqlQuery<OpenDeskKey>({
    text: `SELECT epoch, recipient FROM desk_keys
      WHERE epoch = (SELECT max(epoch) FROM desk_keys)
        AND ($1 OR EXISTS (SELECT FROM desk_wraps
          WHERE desk_wraps.epoch = desk_keys.epoch AND proved_at IS NOT NULL AND replaced_at IS NULL))
        AND EXISTS (SELECT FROM desk_wraps
          WHERE desk_wraps.epoch = desk_keys.epoch AND printed_key_id IS NOT NULL AND replaced_at IS NULL)`,
    values: [serverEnv().DEMONSTRATION_PROOF_HASH !== undefined],
  });
  return open ?? null;
}

/** What consultations are sealed for; null while the private space is off or the desk's key is not open: then nothing is sealed. */
export async function sealingKey(): Promise<OpenDeskKey | null> {
  return site.hasPrivateSpace ? openDeskKey() : null;
}
