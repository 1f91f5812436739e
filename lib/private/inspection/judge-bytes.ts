import type { Result } from '@/lib/shared/result';
import { type ContentRefusal, contentOf } from './content';
import { judgeContent, type Kind } from './judge-content';

/** The content again, unless it is refused. */
export async function judgeBytes(
  kind: Kind,
  content: Uint8Array<ArrayBuffer>,
): Promise<Result<{ content: Uint8Array<ArrayBuffer> }, ContentRefusal>> {
  const reason = await judgeContent(kind, contentOf(content));
  return reason ? { ok: false, reason } : { ok: true, content };
}
