import 'server-only';
import { keyedHash } from './keyed-hash';

/** Keyed hashes, which do not lead back to the address: of a visitor's network (/64), and of the /56 and the /48 around it. */
export type Claimant = { network: string; site: string; prefix: string };

/** Of a network as lib/server/security/client-ip.ts names it. An IPv4 address has nothing wider around it: three times the same. */
export function claimantOf(network: string): Claimant {
  const [, first, second, third, fourth] = /^([\da-f]+):([\da-f]+):([\da-f]+):([\da-f]+)::\/64$/.exec(network) ?? [];
  const hash = (name: string) => keyedHash('claimant', name);
  const own = hash(network);
  if (fourth === undefined) return { network: own, site: own, prefix: own };
  const site = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return {
    network: own,
    site: hash(`${first}:${second}:${third}:${site}::/56`),
    prefix: hash(`${first}:${second}:${third}::/48`),
  };
}
