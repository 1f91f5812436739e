import type { Result } from '@/lib/shared/result';
import { type Identity, type Opener, type Recipient, scalarOf } from './identity';
import { type OpenRefusal, open } from './open';
import { seal } from './seal';

/** An identity sealed for one way in. About 270 bytes; what the server keeps of it. */
export function wrapIdentity(identity: Identity, recipient: Recipient): Promise<Uint8Array<ArrayBuffer>> {
  return seal(new TextEncoder().encode(identity), [recipient]);
}

export async function unwrapIdentity(
  wrapped: Uint8Array,
  opener: Opener,
): Promise<Result<{ identity: Identity }, OpenRefusal>> {
  const opened = await open(wrapped, [opener]);
  if (!opened.ok) return opened;
  const identity = new TextDecoder().decode(opened.content) as Identity;
  try {
    scalarOf(identity);
  } catch {
    return { ok: false, reason: 'damaged' };
  }
  return { ok: true, identity };
}
