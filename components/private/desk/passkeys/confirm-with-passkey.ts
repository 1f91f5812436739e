import { touchPasskey } from '@/components/private/keys/passkey';
import { entranceApi } from '../entrance-api';
import { rememberTouch } from './desk-opener';

/** A touch of one's own passkey, which confirms the session and is remembered. Throws a Problem. */
export async function confirmWithPasskey(): Promise<void> {
  const { ceremonyId, options } = await entranceApi.post('/confirm/options')({});
  const touch = await touchPasskey(options, 'mesa');
  await entranceApi.post('/confirm')({ ceremonyId, answer: touch.answer });
  rememberTouch(touch);
}
