import { loadCode } from '@/components/shared/browser/load-code';
import type { Consultation } from '@/lib/questions/consultations/schema';
import { plainFormData, type SentForm } from '../form-data';
import { type SendResult, sendConsultation } from '../send-consultation';
import { sealedFormData } from './sealed-form-data';
import type { SealingKeys } from './use-sealing-key';

const loadSealing = () => import('./seal-form');

/** Nothing was sent: this device could not seal it (`device`), or there is no key any more (`no-key`). */
export type NotSealed = { kind: 'not-sealed'; cause: 'device' | 'no-key' };
export type SealedSendResult = SendResult | NotSealed;

type Sending = {
  form: SentForm;
  /** Null if the code that checks it could not be loaded. */
  valid: Consultation | null;
  keys: SealingKeys;
  /** Null while it is being sealed, then the uploaded share. */
  onProgress: (share: number | null) => void;
};

const UNREACHABLE: SendResult = { kind: 'transport-failure', cause: { kind: 'offline' } };
const NOT_LOADED: SendResult = { kind: 'transport-failure', cause: { kind: 'code' } };

/**
 * Sealed, if the desk has an open key; as it is, if it has none and its writer was never told otherwise. A key that has changed meanwhile is
 * noticed once, silently, and one that was not open before is asked for again.
 */
export async function sendSealed(sending: Sending): Promise<SealedSendResult> {
  const first = await attempt(sending);
  if (first.kind !== 'rejected' || first.code !== 'desk_key_changed') return first;
  const key = await sending.keys.renew().catch(() => 'unknown' as const);
  if (key === 'unknown') return UNREACHABLE;
  return key ? attempt(sending) : { kind: 'not-sealed', cause: 'no-key' };
}

/** Not sealed here, because its sender has said so. */
export function sendAsItIs({ form, onProgress }: Pick<Sending, 'form' | 'onProgress'>): Promise<SendResult> {
  return sendConsultation(plainFormData(form), onProgress);
}

async function attempt({ form, valid, keys, onProgress }: Sending): Promise<SealedSendResult> {
  const held = keys.settled().then((known) => known ?? (keys.isPromised ? keys.renew() : null));
  const key = await held.catch(() => 'unknown' as const);
  if (key === 'unknown') return UNREACHABLE;
  if (!key && keys.isPromised) return { kind: 'not-sealed', cause: 'no-key' };
  if (!key) return sendAsItIs({ form, onProgress });
  const sealing = await loadCode(loadSealing).catch(() => null);
  if (!valid || !sealing) return NOT_LOADED;
  onProgress(null);
  const data = await sealedFormData(form, valid, key, sealing.sealForm).catch(() => null);
  return data ? sendConsultation(data, onProgress) : { kind: 'not-sealed', cause: 'device' };
}
