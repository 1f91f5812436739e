import type { Opener } from '@/lib/private/sealing/identity';
import type { OpenRefusal } from '@/lib/private/sealing/open';
import { type Listed, type Open, openListed } from '@/lib/private/sealing/open-listed';
import type { Result } from '@/lib/shared/result';
import type { ContentRefusal } from './content';
import type { judgeBytes } from './judge-bytes';
import type { Kind } from './judge-content';

/** `type`: the form does not take files of this kind. */
export type HandOutRefusal = OpenRefusal | ContentRefusal | 'changed' | 'type';

type Sealed = { sealed: Uint8Array<ArrayBuffer>; listed: Listed; kind: Kind | null };
type Means = { opener: Opener; open: Open; judge: typeof judgeBytes };

/** A sealed file as it leaves the desk: the one that was listed, and looked at as the server looks at what arrives readable. */
export async function handOut(
  { sealed, listed, kind }: Sealed,
  { opener, open, judge }: Means,
): Promise<Result<{ content: Uint8Array<ArrayBuffer> }, HandOutRefusal>> {
  const opened = await openListed(sealed, listed, [opener], open);
  if (!opened.ok) return opened;
  return kind ? judge(kind, opened.content) : { ok: false, reason: 'type' };
}
