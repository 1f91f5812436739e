import { log } from '@/lib/server/log';
import { SOCKET_ADDRESS_HEADER } from '@/lib/server/security/client-ip';
import { visitorAddress } from '@/lib/server/security/visitor-address';
import { configureServer } from '@/tests/support/stack/server-environment';

const from = (peer: string) => new Headers({ [SOCKET_ADDRESS_HEADER]: peer, 'x-forwarded-for': '203.0.113.1' });

beforeAll(() => {
  configureServer();
  process.env.TRUSTED_PROXY_HOPS = '1';
});

test('a proxy with another address than the configured ones is logged once an hour, without its address', () => {
  const said = jest.spyOn(log, 'error').mockImplementation(() => undefined);
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  expect(visitorAddress(from('10.0.0.1'))).toBe('203.0.113.1');
  expect(said).not.toHaveBeenCalled();
  expect([visitorAddress(from('198.51.100.8')), visitorAddress(from('198.51.100.8'))]).toEqual([
    '198.51.100.8',
    '198.51.100.8',
  ]);
  expect(said).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(said.mock.calls)).not.toContain('198.51');
  clock.mockReturnValue(3_600_000);
  visitorAddress(from('198.51.100.8'));
  expect(said).toHaveBeenCalledTimes(2);
});
