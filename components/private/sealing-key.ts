import type { DeskKeyAnswer } from '@/lib/private/desk-key/contract';
import type { Recipient } from '@/lib/private/sealing/identity';
import { type Guard, isNumber, isShape, isText } from '@/lib/shared/json-guards';

const TIMEOUT_MS = 15_000;

/** Whether it is a recipient is found out when something is sealed for it. */
const isRecipient = isText as Guard<Recipient>;
const isKey = isShape<DeskKeyAnswer>({ epoch: isNumber, recipient: isRecipient, fingerprint: isText });

/** What a consultation is sealed for; null while nothing is sealed. Rejects if that cannot be found out. */
export async function askForSealingKey(): Promise<DeskKeyAnswer | null> {
  const response = await fetch('/api/desk-key', { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (response.status === 204) return null;
  const answer: unknown = response.ok ? await response.json() : null;
  if (!isKey(answer)) throw new Error('No key could be read');
  return answer;
}
