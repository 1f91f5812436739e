import 'server-only';
import { z } from 'zod';
import { beginsSealed, SEALED_BEGINNING_LENGTH } from '@/lib/private/sealing/is-sealed';
import {
  type FilePart,
  type MultipartRules,
  receiveMultipart,
  type UploadRefusal,
} from '@/lib/server/uploads/receive-multipart';
import { closeAll, type Spooled, spool, spooledBytes } from '@/lib/server/uploads/spool';
import type { Result } from '@/lib/shared/result';
import { MAX_ITEM_REQUEST_SIZE, MAX_SEALED_CONTENT_SIZE, MAX_SEALED_HEAD_SIZE } from './item-limits';

export type ReceivedItem = {
  attemptKey: string;
  /** Null: for its owner alone. */
  deskEpoch: number | null;
  replaces: string | null;
  head: Buffer;
  /** The caller closes it. */
  content: Spooled;
};

const texts = z.object({
  attemptKey: z.uuid(),
  deskEpoch: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number)
    .optional(),
  replaces: z.uuid().optional(),
});

type ItemPart = FilePart & { field: string; spooled: Spooled };

const RULES: MultipartRules<ItemPart> = {
  maxFields: 10,
  maxParts: 2,
  maxPartSize: MAX_SEALED_CONTENT_SIZE,
  maxSize: MAX_ITEM_REQUEST_SIZE,
  receive: async (field, _name, stream) => ({ field, spooled: await spool(stream) }),
};

/** Only what can be told from outside is checked. `invalid`: what the page itself never sends. */
export async function receiveItem(
  contentType: string,
  body: AsyncIterable<Uint8Array>,
  timeoutMs: number,
): Promise<Result<{ item: ReceivedItem }, UploadRefusal | 'invalid'>> {
  const received = await receiveMultipart(contentType, body, RULES, { timeoutMs });
  if (!received.ok) return received;
  const spooled = received.parts.map((part) => part.spooled);
  let kept: Spooled | undefined;
  try {
    const given = texts.safeParse(Object.fromEntries(received.fields));
    const [head, content] = ['head', 'content'].map(
      (name) => received.parts.find(({ field }) => field === name)?.spooled,
    );
    if (!given.success || !head || !content) return { ok: false, reason: 'invalid' };
    if (head.size > MAX_SEALED_HEAD_SIZE || content.size > MAX_SEALED_CONTENT_SIZE) {
      return { ok: false, reason: 'too-large' };
    }
    const beginnings = await Promise.all([head, content].map((one) => spooledBytes(one, 0, SEALED_BEGINNING_LENGTH)));
    if (!beginnings.every(beginsSealed)) return { ok: false, reason: 'invalid' };
    const { attemptKey, deskEpoch = null, replaces = null } = given.data;
    const item = { attemptKey, deskEpoch, replaces, head: await spooledBytes(head, 0, head.size), content };
    kept = content;
    return { ok: true, item };
  } finally {
    await closeAll(spooled.filter((one) => one !== kept));
  }
}
