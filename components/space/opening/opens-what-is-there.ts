import { fromBase64 } from '@/lib/private/sealing/base64';
import type { Opener } from '@/lib/private/sealing/identity';
import { openInWorker } from '@/lib/private/sealing/worker/in-worker';
import { ownDataApi } from '../shared/own-data-api';

/** Whether this key opens at least one of the latest documents and answers; true also while there are none. Throws a Problem. */
export async function opensWhatIsThere(opener: Opener): Promise<boolean> {
  const { sealed } = await ownDataApi.get('/sealed').read();
  for (const one of sealed) {
    const opened = await openInWorker(fromBase64(one), [opener]);
    if (opened.ok) return true;
  }
  return sealed.length === 0;
}
