import { deskWay } from '@/lib/private/sealing/desk-way';
import { openerOf } from '@/lib/private/sealing/identity';
import { deskKeyApi } from '../desk-key-api';
import type { DeskOpener } from './desk-opener';

/** Of a passkey's secret. Tells the server the public half, so that colleagues can give it access. */
export async function deriveDeskOpener(credentialId: string, secret: Uint8Array<ArrayBuffer>): Promise<DeskOpener> {
  const { identity, recipient, voucher } = await deskWay(secret, 'passkey');
  // Without an answer it is told at the next touch.
  await deskKeyApi
    .post('/recipient')({ credentialId, recipient })
    .catch(() => undefined);
  return { credentialId, opener: await openerOf(identity), recipient, voucher };
}
