import type { Opener, Recipient } from './identity';
import { open } from './open';
import { seal } from './seal';

/** A page opens for the server what begins like this, and nothing else: a sealed consultation could be given out as a challenge. */
const BEGINNING = 'elsofadeldinero/mesa/prueba/v1\n';

const TOKEN = /^[\w-]{22}$/;

/** A challenge: who tells the token has the secret half. */
export function sealToken(token: string, recipient: Recipient): Promise<Uint8Array<ArrayBuffer>> {
  return seal(new TextEncoder().encode(`${BEGINNING}${token}`), [recipient]);
}

/** Null for what is no challenge, or is for another key. */
export async function openToken(sealed: Uint8Array, opener: Opener): Promise<string | null> {
  const opened = await open(sealed, [opener]);
  if (!opened.ok) return null;
  const text = new TextDecoder().decode(opened.content);
  const token = text.slice(BEGINNING.length);
  return text.startsWith(BEGINNING) && TOKEN.test(token) ? token : null;
}
