import type { Consultation } from '@/lib/consultations/schema';
import { plainFormData, type SentForm } from '../form-data';
import { type SendResult, sendConsultation } from '../send-consultation';
import { sealedFormData } from './sealed-form-data';
import type { SealingKeys } from './use-sealing-key';

/** `not-sealed`: this device could not seal it, and nothing was sent. */
export type SealedSendResult = SendResult | { kind: 'not-sealed' };

type Sending = {
  form: SentForm;
  /** Null if it could not be checked here. */
  valid: Consultation | null;
  keys: SealingKeys;
  /** Null while it is being sealed, then the uploaded share. */
  onProgress: (share: number | null) => void;
};

const UNREACHABLE: SendResult = { kind: 'transport-failure', cause: { kind: 'offline' } };

/** Sealed, if the desk has an open key; as it is, if it has none. A key that has changed meanwhile is noticed once, silently. */
export async function sendSealed(sending: Sending): Promise<SealedSendResult> {
  const first = await attempt(sending);
  if (first.kind !== 'rejected' || first.code !== 'desk_key_changed') return first;
  const key = await sending.keys.renew().catch(() => null);
  // What was to be sealed is not sent plain: its sender sees the sentence of the server, and sends it again or not.
  return key ? attempt(sending) : first;
}

async function attempt({ form, valid, keys, onProgress }: Sending): Promise<SealedSendResult> {
  const key = await keys.settled().catch(() => 'unknown' as const);
  if (key === 'unknown') return UNREACHABLE;
  if (!key) return sendConsultation(plainFormData(form), onProgress);
  if (!valid) return { kind: 'not-sealed' };
  onProgress(null);
  const data = await sealedFormData(form, valid, key).catch(() => null);
  return data ? sendConsultation(data, onProgress) : { kind: 'not-sealed' };
}
