import fc, { type Arbitrary } from 'fast-check';
import { constantFrom, oneOf } from './draws';

const loneSurrogates = ['\ud800', '\udfff', 'a\ud83d', '\udca9b'];
const awkward = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\r\n',
  '\u202eabc',
  '\ufeff',
  '💶'.repeat(70),
  "'; DROP TABLE orders; --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../../../etc/passwd',
  'NaN',
  '-0',
  '1e999',
  '9'.repeat(400),
  '2027-02-30',
  '0000-00-00',
  '+275760-09-13',
  '24:00',
  'null',
  '__proto__',
  'constructor',
  ...loneSurrogates,
];

/** Any text, short or long, of any signs, broken ones included. */
export const anyText: Arbitrary<string> = oneOf(
  'text',
  { weight: 3, arbitrary: constantFrom('awkward text', ...awkward) },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 300 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 20_000 }).map((length) => 'x'.repeat(length)) },
);

const anyNumber: Arbitrary<unknown> = oneOf(
  'number',
  fc.integer(),
  fc.double(),
  constantFrom('awkward number', 0, -0, -1, 1e308, Number.MAX_SAFE_INTEGER, 2 ** 31, 2 ** 53, 5e-324),
);

function nested(depth: number, make: (inner: unknown) => unknown): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level += 1) value = make(value);
  return value;
}

/** Any JSON value: wrong types, odd keys, deep ones. */
export const anyValue: Arbitrary<unknown> = oneOf<unknown>(
  'value',
  { weight: 4, arbitrary: anyText },
  { weight: 2, arbitrary: anyNumber },
  {
    weight: 1,
    arbitrary: constantFrom<unknown>(
      'awkward value',
      ...[null, true, false, [], {}, [[]], { $ne: 1 }, { toString: 1 }, { length: 1e9 }],
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.array(anyText, { maxLength: 5 }) },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 1, max: 2_000 }).chain((depth) =>
      constantFrom(
        'nesting',
        nested(depth, (inner) => [inner]),
        nested(depth, (inner) => ({ a: inner })),
      ),
    ),
  },
);

/** JSON text, written by hand where an object could not say it: keys that are there twice, a prototype of its own. */
function withTwins(body: Record<string, unknown>): Arbitrary<string> {
  const keys = Object.keys(body);
  const twin = oneOf(
    'twin',
    fc.constantFrom(...keys, 'x'),
    constantFrom('key of the prototype', '__proto__', 'constructor', 'prototype'),
  );
  return fc.tuple(twin, anyValue).map(([key, value]) => {
    const whole = JSON.stringify(body);
    return `${whole.slice(0, -1)},${JSON.stringify(key)}:${JSON.stringify(value) ?? 'null'}}`;
  });
}

/** A body that is right, or nearly: some fields are anything, some are missing, one is too many. */
function nearly(valid: Arbitrary<Record<string, unknown>>): Arbitrary<string> {
  return fc
    .tuple(valid, fc.array(fc.tuple(fc.nat(30), fc.option(anyValue, { nil: undefined })), { maxLength: 2 }))
    .chain(([body, changes]) => {
      const keys = Object.keys(body);
      for (const [index, value] of changes) body[keys[index % keys.length] ?? 'x'] = value;
      return oneOf(
        'nearly right body',
        { weight: 4, arbitrary: fc.constant(JSON.stringify(body)) },
        { weight: 1, arbitrary: withTwins(body) },
        {
          weight: 1,
          arbitrary: fc.tuple(anyText, anyValue).map(([key, value]) => JSON.stringify({ ...body, [key]: value })),
        },
      );
    });
}

const brokenJson = ['', '{', '[', '{"a":', '{"a":1}}', 'undefined', "{'a':1}", '\ufeff{}', 'a=1&b=2', '-', '"', '\0'];
const notJson = oneOf<string | Buffer>(
  'no JSON',
  { weight: 3, arbitrary: constantFrom('broken JSON', ...brokenJson) },
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc.constant(`${'['.repeat(30_000)}`),
  fc.constant(`{"a":"${'x'.repeat(70_000)}"}`),
);

/** What may arrive as the JSON body of a call that wants `valid`. */
export function jsonBody(valid: Arbitrary<Record<string, unknown>>): Arbitrary<string | Buffer> {
  return oneOf<string | Buffer>(
    'body',
    { weight: 3, arbitrary: valid.map((body) => JSON.stringify(body)) },
    { weight: 8, arbitrary: nearly(valid) },
    { weight: 2, arbitrary: anyValue.map((value) => JSON.stringify(value) ?? '') },
    { weight: 1, arbitrary: notJson },
  );
}

/** A piece of an address: encoded rightly, wrongly or not at all, but without what ends the line of the request. */
export const pathSegment: Arbitrary<string> = oneOf(
  'segment',
  { weight: 3, arbitrary: anyText.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 6_000)) },
  {
    weight: 2,
    arbitrary: constantFrom(
      'awkward segment',
      '%',
      '%ff',
      '%E0%A4',
      '%00',
      '%2e%2e',
      '%2F',
      '%5c',
      '..;',
      ';a=b',
      '%25%30%30',
      '%c0%ae',
      '%u0041',
    ),
  },
  { weight: 1, arbitrary: fc.stringMatching(/^[!-"$->@-~]{1,60}$/) },
);

/** The part after the question mark, with or without sense. */
export function query(valid: Arbitrary<Record<string, string>>): Arbitrary<string> {
  const changed = fc
    .tuple(valid, constantFrom('parameter', 'start', 'end', 'duration', 'x'), anyText)
    .map(([given, key, text]) => ({
      ...given,
      [key]: text.toWellFormed().slice(0, 4_000),
    }));
  return oneOf(
    'query',
    { weight: 2, arbitrary: valid.map(write) },
    { weight: 3, arbitrary: changed.map(write) },
    { weight: 1, arbitrary: valid.map((given) => `${write(given)}&${write(given)}`) },
    { weight: 1, arbitrary: fc.array(pathSegment, { maxLength: 4 }).map((parts) => `?${parts.join('&')}`) },
  );
}

function write(given: Record<string, string>): string {
  return `?${new URLSearchParams(given)}`;
}
