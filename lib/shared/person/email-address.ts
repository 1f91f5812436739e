import { z } from 'zod';
import { EMAIL_MAX, isDeliverable } from './limits';

/** That of `z.email`, and the names of countries in other scripts, as "xn--p1ai", which it refuses. */
const PATTERN = new RegExp(
  z.regexes.email.source.replace(/\[A-Za-z\]\{2,\}\$$/, '(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]{2,59})$'),
);

/** Parts of an address that are no domain; with them it would be read as more than one. */
const NO_DOMAIN = /[\s/?#@:%\\[\]]/;

/**
 * The one form in which an address is stored: in lower case, a domain of other letters as browsers send it ("xn--…"), without the
 * marks that cannot be seen and that contact apps add.
 */
export function storedEmail(typed: string): string {
  const visible = typed.replace(/\p{Cf}/gu, '').trim();
  const at = visible.lastIndexOf('@');
  return `${visible.slice(0, at + 1)}${domainInAscii(visible.slice(at + 1))}`.toLowerCase();
}

/** Judges an address in its stored form. */
export const isEmail = (address: string): boolean =>
  address.length <= EMAIL_MAX && z.email({ pattern: PATTERN }).safeParse(address).success && isDeliverable(address);

/** Returns the domain as typed if it cannot be converted: the address is refused then. */
function domainInAscii(domain: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
  if (/^[\x00-\x7f]*$/.test(domain) || NO_DOMAIN.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}
