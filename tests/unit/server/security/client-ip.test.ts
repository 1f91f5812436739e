import { clientAddress, networkOf, SOCKET_ADDRESS_HEADER } from '@/lib/server/security/client-ip';
import { networks } from '@/lib/server/security/networks';

const socket = '198.51.100.7';
const addresses = networks([socket, '10.0.0.0/8', 'fd00::/8']);
const request = (forwarded?: string) =>
  new Headers({ [SOCKET_ADDRESS_HEADER]: socket, ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) });

describe('the address of a request', () => {
  test.each([
    ['without a proxy of ours nothing that is written counts', 0, '203.0.113.1', socket],
    ['behind one, its own entry', 1, '203.0.113.1', '203.0.113.1'],
    ['behind one, not what the visitor put in front', 1, '1.1.1.1, 2.2.2.2, 203.0.113.1', '203.0.113.1'],
    ['behind two, the entry of the outer one', 2, '1.1.1.1, 203.0.113.1, 10.0.0.2', '203.0.113.1'],
    ['with fewer entries than proxies, the leftmost', 2, '203.0.113.1', '203.0.113.1'],
    ['an empty header', 1, ' , ', socket],
    ['no header', 1, undefined, socket],
  ])('%s', (_, hops, forwarded, address) => {
    expect(clientAddress(request(forwarded), { hops, addresses })).toBe(address);
  });

  test('without anything it is one for all', () => {
    expect(clientAddress(new Headers(), { hops: 0, addresses })).toBe('unknown');
  });
});

describe('the header counts only on a connection of a proxy of ours', () => {
  test.each([
    ['198.51.100.7', '203.0.113.1'],
    ['::ffff:10.1.2.3', '203.0.113.1'],
    ['fd12::1', '203.0.113.1'],
    ['198.51.100.8', '198.51.100.8'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['', 'unknown'],
  ])('from %s the visitor is %s', (peer, visitor) => {
    const headers = new Headers({ [SOCKET_ADDRESS_HEADER]: peer, 'x-forwarded-for': '203.0.113.1' });
    expect(clientAddress(headers, { hops: 1, addresses })).toBe(visitor);
  });
});

describe('the network of an address', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['192.0.2.1:4711', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::ffff', '2001:db8:1:2::/64'],
    ['[2001:db8::1]:443', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
    ["'; DROP TABLE rate_limits; --", 'unknown'],
    ['', 'unknown'],
  ])('%s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
