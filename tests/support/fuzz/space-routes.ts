import { randomUUID } from 'node:crypto';
import fc, { type Arbitrary } from 'fast-check';
import type { Call } from './call';
import { anyId, at, bare, json, read, sent } from './call-parts';
import { constantFrom, oneOf } from './draws';
import { headers } from './headers';
import { submissions } from './multipart';
import { anyText, pathSegment } from './values';

/** Without a session: those with one are tested by tests/integration/space. */
export function spaceRoutes(): Record<string, Arbitrary<Call>> {
  const token = oneOf('token', fc.constant('A'.repeat(22)), anyText);
  const proof = oneOf('proof', fc.constant('A'.repeat(43)), anyText);
  const email = constantFrom('mailbox', 'a@example.org', 'no', '');
  const sealed = fc.record({ recipient: anyText, wrapped: anyText, mac: proof });
  const recovery = fc.record({ recipient: anyText, wrapped: anyText, proof });
  const change = (path: string, verb: string, body: Arbitrary<Record<string, unknown>>) =>
    sent(at(path, fc.constant('')), body, verb);
  const phrase = fc.record({ recipient: anyText, wrapped: anyText, proof, stretching: fc.object() });
  const touch = fc.record({ ceremonyId: token, answer: fc.object(), label: anyText, sealed });
  return {
    '/api/space': oneOf(
      'call of a space',
      read('/api/space'),
      json('/api/space', fc.record({ ticket: token, recipient: anyText, phrase, recovery })),
      change('/api/space', 'DELETE', fc.record({ word: anyText })),
    ),
    '/api/space/code': json('/api/space/code', fc.record({ email })),
    '/api/space/code/verify': json('/api/space/code/verify', fc.record({ requestId: token, code: anyText })),
    '/api/space/passkey/creation': json('/api/space/passkey/creation', fc.record({ ticket: token })),
    '/api/space/passkey/touch': json(
      '/api/space/passkey/touch',
      fc.record({ purpose: constantFrom('purpose', 'open', 'confirm', 'x') }),
    ),
    '/api/space/open/passkey': json('/api/space/open/passkey', touch),
    '/api/space/open/phrase': json('/api/space/open/phrase', fc.record({ ticket: token, proof })),
    '/api/space/open/recovery': json('/api/space/open/recovery', fc.record({ proof })),
    '/api/space/confirm/passkey': json('/api/space/confirm/passkey', touch),
    '/api/space/confirm/phrase': json('/api/space/confirm/phrase', fc.record({ proof })),
    '/api/space/keys': json('/api/space/keys', touch),
    '/api/space/keys/[id]': bare(at('/api/space/keys/', anyId), 'DELETE'),
    '/api/space/keys/[id]/wrap': change(
      `/api/space/keys/${randomUUID()}/wrap`,
      'PUT',
      fc.record({ recipient: anyText, wrapped: anyText, mac: proof }),
    ),
    '/api/space/data': read('/api/space/data'),
    '/api/space/kept': read('/api/space/kept'),
    '/api/space/consultations': read('/api/space/consultations'),
    '/api/space/purchases': read('/api/space/purchases'),
    '/api/space/mailbox': change('/api/space/mailbox', 'PUT', fc.record({ ticket: token })),
    '/api/space/mailbox/code': json('/api/space/mailbox/code', fc.record({ email })),
    '/api/space/profile': change('/api/space/profile', 'PATCH', fc.record({ fullName: anyText, phone: anyText })),
    '/api/space/events': bare(at('/api/space/events?before=', anyId)),
    '/api/space/items': oneOf(
      'call of the items',
      read('/api/space/items'),
      fc.tuple(submissions({ attemptKey: randomUUID() }), headers()).map(([{ contentType, body }, given]) => ({
        method: 'POST',
        path: '/api/space/items',
        headers: { ...given, 'Content-Type': contentType },
        body,
        secrets: [],
      })),
    ),
    '/api/space/items/[id]': bare(at('/api/space/items/', anyId), 'DELETE'),
    '/api/space/items/[id]/content': bare(pathSegment.map((segment) => `/api/space/items/${segment}/content`)),
    '/api/space/sealed': read('/api/space/sealed'),
    '/api/space/wrap': change(
      '/api/space/wrap',
      'PUT',
      fc.record({ recipient: anyText, wrapped: anyText, mac: proof, earlier: anyText }),
    ),
    '/api/space/phrase': change('/api/space/phrase', 'PUT', phrase),
    '/api/space/recovery': change('/api/space/recovery', 'PUT', recovery),
    '/api/space/recovered': change('/api/space/recovered', 'PUT', fc.record({ phrase, recovery })),
    '/api/space/session': bare(at('/api/space/session', fc.constant('')), 'DELETE'),
    '/api/space/sessions': oneOf(
      'call of the sessions',
      read('/api/space/sessions'),
      bare(at('/api/space/sessions', fc.constant('')), 'DELETE'),
    ),
    '/api/space/sessions/[id]': bare(at('/api/space/sessions/', anyId), 'DELETE'),
    '/api/space/replies': json(
      '/api/space/replies',
      fc.record({ threadId: anyText, sealed: anyText, epoch: fc.integer(), recipient: anyText, submission: anyText }),
    ),
    '/api/space/visit': oneOf(
      'call of a visit',
      json('/api/space/visit', fc.record({ ticket: token })),
      change('/api/space/visit', 'DELETE', fc.record({ ticket: token, word: anyText })),
    ),
    '/api/space/visit/data': json('/api/space/visit/data', fc.record({ ticket: token })),
    '/api/space/restart': json('/api/space/restart', fc.record({ ticket: token })),
    '/api/space/restart/keep': json('/api/space/restart/keep', fc.record({ token: anyText })),
  };
}
