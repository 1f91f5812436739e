import { type TouchRequest, touchPasskey } from '@/components/private/keys/passkey';
import { deskFetch } from '../desk-fetch';
import { rememberTouch } from './desk-opener';

/** A touch of one's own passkey, which confirms the session and is remembered. Throws a PrivateFault. */
export async function confirmWithPasskey(): Promise<void> {
  const { ceremonyId, options } = await deskFetch<TouchRequest>('/confirm/options', { body: {} });
  const touch = await touchPasskey(options, 'mesa');
  await deskFetch('/confirm', { body: { ceremonyId, answer: touch.answer } });
  rememberTouch(touch);
}
