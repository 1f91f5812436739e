import { Encrypter } from 'age-encryption';
import type { Recipient } from './identity';

/** An age file (age-encryption.org/v1) that the identity of any of these recipients opens. */
export function seal(
  content: Uint8Array,
  recipients: readonly [Recipient, ...Recipient[]],
): Promise<Uint8Array<ArrayBuffer>> {
  return encrypterFor(recipients).encrypt(content) as Promise<Uint8Array<ArrayBuffer>>;
}

/** Seals as `seal` does a content that need not fit into memory. */
export function sealStream(
  content: ReadableStream<Uint8Array>,
  recipients: readonly [Recipient, ...Recipient[]],
): Promise<ReadableStream<Uint8Array>> {
  return encrypterFor(recipients).encrypt(content);
}

function encrypterFor(recipients: readonly Recipient[]): Encrypter {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return encrypter;
}
