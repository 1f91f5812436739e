import { Encrypter } from 'age-encryption';
import type { Recipient } from './identity';

/** An age file (age-encryption.org/v1) that the identity of any of these recipients opens. */
export function seal(
  content: Uint8Array,
  recipients: readonly [Recipient, ...Recipient[]],
): Promise<Uint8Array<ArrayBuffer>> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return encrypter.encrypt(content) as Promise<Uint8Array<ArrayBuffer>>;
}
