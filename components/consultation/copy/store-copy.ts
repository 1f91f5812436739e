import { sealInWorker } from '@/lib/sealing/worker/in-worker';
import type { SpaceBody } from '@/lib/space/contract';
import { itemForm } from '@/lib/space/items/item-form';
import { headOf, writeItemHead } from '@/lib/space/items/item-head';

/** `closed`: no space is open in this browser. `full`: the space holds no more. */
export type CopyOutcome = 'stored' | 'closed' | 'full' | 'failed';

const TIMEOUT_MS = 60_000;

/** Seals a text for the space that is open in this browser, for its owner alone, and puts it among its documents. */
export async function storeCopy(text: string, name: string, attemptKey: string): Promise<CopyOutcome> {
  try {
    const { space } = await ask<SpaceBody>('/api/space');
    if (!space || space.session.kind === 'recovery') return 'closed';
    const content = new TextEncoder().encode(text);
    const head = await sealInWorker(writeItemHead(await headOf(name, content)), [space.recipient]);
    const body = itemForm({ attemptKey, head, content: await sealInWorker(content, [space.recipient]) });
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { status } = await fetch('/api/space/items', { method: 'POST', body, signal });
    if (status === 201) return 'stored';
    if (status === 401) return 'closed';
    return status === 413 ? 'full' : 'failed';
  } catch {
    return 'failed';
  }
}

async function ask<Answer>(path: string): Promise<Answer> {
  const response = await fetch(path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  return response.json();
}
