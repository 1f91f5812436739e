import { base64 } from '@scure/base';

export function toBase64(bytes: Uint8Array): string {
  return base64.encode(bytes);
}

/** Throws if the text is none. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(base64.decode(text));
}
