import { Decrypter } from 'age-encryption';
import type { Result } from '@/lib/shared/result';
import type { Opener } from './identity';
import { beginsSealed } from './is-sealed';

export type OpenRefusal = 'wrong-key' | 'damaged';

/** The library's own words for a file that none of the keys is for; lib/private/sealing's tests hold them. */
const NOT_FOR_THIS_KEY = /no identity matched/;

/** `recipients`: how many keys open it. The file authenticates them: only the holder of a key can add or hide one. */
export type OpenedFile = { content: Uint8Array<ArrayBuffer>; recipients: number };

/** What `seal` has sealed. Every byte is authenticated: a cut or changed file is damaged as a whole, and so is one for many recipients. */
export async function open(sealed: Uint8Array, openers: readonly Opener[]): Promise<Result<OpenedFile, OpenRefusal>> {
  if (!beginsSealed(sealed)) return { ok: false, reason: 'damaged' };
  const decrypter = new Decrypter();
  let recipients = 0;
  // Opens nothing: it is shown what the file lists.
  decrypter.addIdentity({
    unwrapFileKey(listed) {
      recipients = listed.length;
      return null;
    },
  });
  for (const opener of openers) decrypter.addIdentity(opener);
  try {
    const content = (await decrypter.decrypt(sealed)) as Uint8Array<ArrayBuffer>;
    return { ok: true, content, recipients };
  } catch (error) {
    const isForeign = error instanceof Error && NOT_FOR_THIS_KEY.test(error.message);
    return { ok: false, reason: isForeign ? 'wrong-key' : 'damaged' };
  }
}
