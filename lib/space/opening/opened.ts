import type { SpaceKey } from '@/lib/generated/prisma/client';
import type { Recipient } from '@/lib/private/sealing/identity';
import type { OpenedBody, SpaceKeyKind } from '../contract';

/** What a session was opened with, and what that key opens. */
export type Opened = { sessionToken: string; opened: OpenedBody };

type OpeningKey = Pick<SpaceKey, 'id' | 'kind' | 'wrapped' | 'mac'>;

export function openedBody({ id, kind, wrapped, mac }: OpeningKey, recipient: string): OpenedBody {
  return {
    keyId: id,
    kind: kind as SpaceKeyKind,
    wrapped: wrapped && Buffer.from(wrapped).toString('base64'),
    mac,
    recipient: recipient as Recipient,
  };
}
