import { randomUUID } from 'node:crypto';
import fc, { type Arbitrary } from 'fast-check';
import type { Call } from './call';
import { constantFrom, oneOf } from './draws';
import { headers } from './headers';
import { anyText, jsonBody, pathSegment, query } from './values';

// What stands for a person: it must not come back in any answer.
export const NAME = 'Zoraida Marcada';
export const EMAIL = 'zoraida-marcada@example.com';
export const PHONE = '699 123 987';
export const NOTES = 'Secreto de Zoraida';
export const secrets = [NAME, EMAIL, PHONE, NOTES];

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];

/** Mostly the methods that the handler has. */
export function method(...own: string[]): Arbitrary<string> {
  return oneOf(
    'method',
    { weight: 9, arbitrary: constantFrom(own.join(' '), ...own) },
    { weight: 1, arbitrary: constantFrom('any method', ...methods, 'PROPFIND', 'TRACE') },
  );
}

type Parts = {
  method: Arbitrary<string>;
  path: Arbitrary<string>;
  headers?: Arbitrary<Call['headers']>;
  body?: Arbitrary<Call['body']>;
};

export function calls({
  method,
  path,
  headers: given = headers(),
  body = fc.constant(undefined),
}: Parts): Arbitrary<Call> {
  return fc.record({ method, path, headers: given, body }).map((call) => ({ ...call, secrets }));
}

export const anyQuery = oneOf(
  'query or none',
  { weight: 2, arbitrary: fc.constant('') },
  { weight: 1, arbitrary: query(fc.constant({ a: '1' })) },
);

export function at(prefix: string, segment: Arbitrary<string>, suffix = ''): Arbitrary<string> {
  return fc.tuple(segment, anyQuery).map(([one, rest]) => `${prefix}${one}${suffix}${rest}`);
}

export const asked = (path: string, valid: Arbitrary<Record<string, string>>) =>
  query(valid).map((rest) => `${path}${rest}`);

/** Without a body. */
export const bare = (path: Arbitrary<string>, ...verbs: string[]) =>
  calls({ method: method(...(verbs.length > 0 ? verbs : ['GET'])), path });

export const read = (path: string) => bare(at(path, fc.constant('')));

/** With the JSON that the route wants, or something like it. */
export const sent = (path: Arbitrary<string>, body: Arbitrary<Record<string, unknown>>, ...verbs: string[]) =>
  calls({ method: method(...verbs), path, headers: headers('application/json'), body: jsonBody(body) });

/** Of nothing that is there. */
export const anyId = oneOf('id', fc.constant(randomUUID()), pathSegment);

/** Few of what is right, more of what is not. */
export function rightOrAny(right: string[]): Arbitrary<string> {
  return right.length === 0
    ? pathSegment
    : oneOf(
        'segment that is there',
        { weight: 1, arbitrary: fc.constantFrom(...right) },
        { weight: 3, arbitrary: pathSegment },
      );
}

export function json(path: string, valid: Arbitrary<Record<string, unknown>>): Arbitrary<Call> {
  return calls({
    method: method('POST'),
    path: anyQuery.map((rest) => `${path}${rest}`),
    headers: fc
      .tuple(headers('application/json'), fc.option(anyText, { freq: 4, nil: undefined }))
      .map(([given, key]) =>
        key === undefined
          ? given
          : {
              ...given,
              'Idempotency-Key': Buffer.from(key)
                .toString('latin1')
                .replaceAll(/[^\t -~\x80-\xff]/g, ''),
            },
      ),
    body: jsonBody(valid),
  });
}
