import fc, { type Arbitrary } from 'fast-check';
import { constantFrom, oneOf } from './draws';

type Headers = Record<string, string | string[]>;

/** Any text that may stand in a header at all: Latin-1 without control characters. */
const headerText: Arbitrary<string> = oneOf(
  'text of a header',
  fc.stringMatching(/^[ -~]{0,80}$/),
  fc
    .uint8Array({ maxLength: 60 })
    .map((bytes) => Buffer.from(bytes.map((byte) => (byte < 32 || byte === 127 ? 33 : byte))).toString('latin1')),
  fc.integer({ min: 1, max: 3_000 }).map((length) => 'x'.repeat(length)),
);

const contentTypes = [
  'application/json',
  'application/json; charset=utf-8',
  'APPLICATION/JSON',
  'application/json;charset=utf-16',
  'application/json, text/plain',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  '',
];

const oddHeaders: Arbitrary<Headers> = fc
  .tuple(
    constantFrom(
      'odd header',
      'Accept',
      'Accept-Language',
      'Content-Encoding',
      'Cookie',
      'Expect',
      'Forwarded',
      'Idempotency-Key',
      'If-None-Match',
      'Next-Action',
      'Next-Router-State-Tree',
      'Next-Url',
      'Origin',
      'Range',
      'Referer',
      'RSC',
      'Sec-Fetch-Site',
      'Stripe-Signature',
      'User-Agent',
      'X-Forwarded-Host',
      'X-Forwarded-Proto',
      'X-Http-Method-Override',
      'X-Middleware-Subrequest',
      'X-Request-Id',
      'X-Socket-Address',
    ),
    oneOf(
      'value of an odd header',
      headerText,
      constantFrom(
        'usual value',
        'null',
        'same-origin',
        'cross-site',
        'http://evil.example',
        'gzip',
        '1',
        '*/*',
        'text/html',
        't=1,v1=00',
      ),
    ),
  )
  // Node answers any other expectation by itself, before the application is asked.
  .map(([name, value]) => ({ [name]: name === 'Expect' ? '100-continue' : value }));

const address: Arbitrary<string> = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((parts) => `10.${parts.join('.')}`);
const forwardedFor: Arbitrary<string> = oneOf(
  'address',
  { weight: 8, arbitrary: address },
  {
    weight: 1,
    arbitrary: constantFrom(
      'odd address',
      'unknown',
      '::ffff:192.0.2.1',
      'fe80::1%eth0',
      '[2001:db8::1]:443',
      ',,,',
      '300.1.1.1',
      '2001:db8:::::1',
      '-',
      '_hidden',
    ),
  },
  { weight: 1, arbitrary: headerText },
);

/** Mostly those of an ordinary call, from an address of its own. */
export function headers(contentType?: string): Arbitrary<Headers> {
  return fc
    .tuple(
      forwardedFor,
      oneOf<string | undefined>(
        'content type',
        { weight: 8, arbitrary: fc.constant(contentType) },
        { weight: 1, arbitrary: constantFrom('any content type', ...contentTypes) },
      ),
      oneOf<Headers>(
        'odd headers',
        { weight: 3, arbitrary: fc.constant({}) },
        { weight: 2, arbitrary: oddHeaders },
        { weight: 1, arbitrary: fc.tuple(oddHeaders, oddHeaders).map(([one, other]) => ({ ...one, ...other })) },
      ),
    )
    .map(([forwarded, type, odd]) => ({
      'X-Forwarded-For': forwarded,
      ...(type !== undefined && { 'Content-Type': type }),
      ...odd,
    }));
}
