import type { TouchRequest } from '@/components/private/keys/passkey';
import { deskFetch } from '../desk-fetch';
import { rememberTouch } from './desk-opener';
import { touchDeskPasskey } from './desk-passkey';

/** A touch of one's own passkey, which confirms the session and is remembered. Throws a DeskFault. */
export async function confirmWithPasskey(): Promise<void> {
  const { ceremonyId, options } = await deskFetch<TouchRequest>('/confirm/options', { body: {} });
  const touch = await touchDeskPasskey(options);
  await deskFetch('/confirm', { body: { ceremonyId, answer: touch.answer } });
  rememberTouch(touch);
}
