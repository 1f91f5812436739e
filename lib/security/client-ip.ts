import { isIPv4, isIPv6 } from 'node:net';

/** lib/server-process/socket-address.ts overwrites a value from the client. */
export const SOCKET_ADDRESS_HEADER = 'x-socket-address';

/** Each of our `hops` proxies appends its peer to X-Forwarded-For. Entries further left come from the client. */
export function clientAddress(headers: Headers, hops: number): string {
  const entries = (headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  const trusted = entries.filter(Boolean).slice(-hops);
  const address = (hops > 0 && trusted[0]) || headers.get(SOCKET_ADDRESS_HEADER) || '';
  return networkOf(address);
}

/** An IPv4 address, or the /64 of an IPv6 one, which belongs to one subscriber. */
export function networkOf(address: string): string {
  const bare = withoutPort(address);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1] ?? bare;
  if (isIPv4(mapped)) return mapped;
  if (isIPv6(mapped)) return `${firstFourGroups(mapped)}::/64`;
  return 'unknown';
}

// "[2001:db8::1]:443", "192.0.2.1:443", "fe80::1%eth0"
function withoutPort(address: string): string {
  const bracketed = /^\[([^\]]+)\]/.exec(address)?.[1];
  const plain = bracketed ?? (/^\d+\.\d+\.\d+\.\d+:\d+$/.test(address) ? address.replace(/:\d+$/, '') : address);
  return plain.replace(/%.*$/, '');
}

function firstFourGroups(address: string): string {
  // A dotted end stands for two groups, which are never among the first four here.
  const [head = '', tail] = address.replace(/\d+\.\d+\.\d+\.\d+$/, '0:0').split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
