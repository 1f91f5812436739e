import { type BlockList, isIPv4, isIPv6 } from 'node:net';
import { isWithin } from './networks';

/** lib/server/process/socket-address.ts overwrites a value from the client. */
export const SOCKET_ADDRESS_HEADER = 'x-socket-address';

type Proxies = {
  /** How many of them a request passes. */
  hops: number;
  /** Where the last of them connects from. */
  addresses: BlockList;
};

/**
 * Each of our proxies appends its peer to X-Forwarded-For. Entries further left come from the client, and so does the whole
 * header if the connection is not a proxy's.
 */
export function clientAddress(headers: Headers, { hops, addresses }: Proxies): string {
  const peer = plainAddress(headers.get(SOCKET_ADDRESS_HEADER) ?? '');
  if (hops === 0 || !isWithin(addresses, peer)) return networkOf(peer);
  const entries = (headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  const [forwarded] = entries.filter(Boolean).slice(-hops);
  return networkOf(forwarded ?? peer);
}

/** A proxy whose address is not known: all its visitors count as one network. Or somebody who goes round the proxies. */
export function comesFromElsewhere(headers: Headers, { hops, addresses }: Proxies): boolean {
  const peer = headers.get(SOCKET_ADDRESS_HEADER) ?? '';
  return hops > 0 && peer !== '' && headers.has('x-forwarded-for') && !isWithin(addresses, plainAddress(peer));
}

/** An IPv4 address, or the /64 of an IPv6 one, which belongs to one subscriber. */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (isIPv4(plain)) return plain;
  if (isIPv6(plain)) return `${firstFourGroups(plain)}::/64`;
  return 'unknown';
}

/** Without port and zone; an IPv4 address that is mapped into IPv6 as itself. */
function plainAddress(address: string): string {
  const bare = withoutPort(address);
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1] ?? bare;
}

// "[2001:db8::1]:443", "192.0.2.1:443", "fe80::1%eth0"
function withoutPort(address: string): string {
  const bracketed = /^\[([^\]]+)\]/.exec(address)?.[1];
  const plain = bracketed ?? (/^\d+\.\d+\.\d+\.\d+:\d+$/.test(address) ? address.replace(/:\d+$/, '') : address);
  return plain.replace(/%.*$/, '');
}

function firstFourGroups(address: string): string {
  // A dotted end stands for two groups, which are never among the first four here.
  const [head = '', tail] = address.replace(/(?<=:)\d+\.\d+\.\d+\.\d+$/, '0:0').split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
