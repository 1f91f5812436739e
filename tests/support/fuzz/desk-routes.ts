import { randomUUID } from 'node:crypto';
import fc, { type Arbitrary } from 'fast-check';
import { STARTS } from '@/lib/agenda/opening-hours';
import { addMadridDays, madridDate } from '@/lib/shared/madrid-time';
import type { Call } from './call';
import { anyId, anyQuery, asked, at, bare, json, read, sent } from './call-parts';
import { constantFrom, oneOf } from './draws';
import { anyText, pathSegment, query } from './values';

/** With a session and without one. Who is in may read what belongs to a person. */
export function deskRoutes(cookie: string, leaving: string): Record<string, Arbitrary<Call>> {
  const withCookie = (call: Arbitrary<Call>, its: string) =>
    fc
      .tuple(call, constantFrom('with a session or without', true, false))
      .map(([one, isIn]) => (isIn ? { ...one, headers: { ...one.headers, Cookie: its }, secrets: [] } : one));
  const token = oneOf('token', fc.constant('A'.repeat(22)), anyText);
  const answer = fc.record({
    id: token,
    rawId: token,
    type: fc.constant('public-key'),
    clientExtensionResults: constantFrom<object>(
      'results of extensions',
      ...[{}, { prf: { enabled: true } }, { prf: { results: { first: 'AA' } } }],
    ),
    response: fc.record({
      clientDataJSON: token,
      authenticatorData: token,
      signature: token,
      attestationObject: token,
    }),
  });
  const touch = fc.record({ ceremonyId: token, answer, token, label: anyText });
  const nothing = fc.constant({});
  const onRow = (prefix: string, verb: string) =>
    sent(
      pathSegment.map((segment) => `${prefix}${segment}/${verb}`),
      nothing,
      'POST',
    );
  // Beyond the hours that visitors can book, and no rule that would bar one: the calls of the other routes are to get through.
  const timeOff = fc
    .tuple(fc.integer({ min: 60, max: 300 }), fc.constantFrom(...STARTS))
    .map(([days, fromTime]) => [addMadridDays(madridDate(new Date()), days), fromTime])
    .map(([date, fromTime]) => ({ fromDate: date, fromTime, toDate: date, toTime: '18:00', note: 'Viaje' }));
  const rule = fc
    .constantFrom(0, -1, 500)
    .map((value) => ({ change: { key: 'minimum-notice-hours', value }, since: null }));
  const holiday = fc.integer({ min: -5, max: 800 }).map((days) => ({
    date: addMadridDays(madridDate(new Date()), days < 60 ? days - 60 : days),
    name: 'Fiesta local',
  }));
  const week = fc.constant({ from: '2026-12-14', to: '2026-12-18' });
  const routes = {
    ...letterRoutes(),
    ...deskQuestions('consultations'),
    ...deskQuestions('messages'),
    '/api/desk/consultations/[id]/open': onRow('/api/desk/consultations/', 'open'),
    '/api/desk/consultations/files/[fileId]': bare(at('/api/desk/consultations/files/', anyId)),
    '/api/desk/documents': read('/api/desk/documents'),
    '/api/desk/documents/[id]/content': onRow('/api/desk/documents/', 'content'),
    '/api/desk/waiting-answers': read('/api/desk/waiting-answers'),
    '/api/desk/agenda': bare(asked('/api/desk/agenda', week)),
    '/api/desk/agenda/blocks': json('/api/desk/agenda/blocks', timeOff),
    '/api/desk/agenda/blocks/removal': json('/api/desk/agenda/blocks/removal', timeOff),
    '/api/desk/agenda/holidays': json('/api/desk/agenda/holidays', holiday),
    '/api/desk/agenda/holidays/removal': json('/api/desk/agenda/holidays/removal', holiday),
    '/api/desk/agenda/rules': json('/api/desk/agenda/rules', rule),
    '/api/desk/confirm': json('/api/desk/confirm', touch),
    '/api/desk/confirm/options': json('/api/desk/confirm/options', nothing),
    '/api/desk/invitation': json('/api/desk/invitation', fc.record({ token })),
    '/api/desk/invitation/accept': json('/api/desk/invitation/accept', touch),
    '/api/desk/invitation/options': json('/api/desk/invitation/options', fc.record({ token })),
    '/api/desk/invitations/[id]/withdraw': onRow('/api/desk/invitations/', 'withdraw'),
    '/api/desk/keys': json('/api/desk/keys', touch),
    '/api/desk/keys/[id]/remove': onRow('/api/desk/keys/', 'remove'),
    '/api/desk/keys/options': json('/api/desk/keys/options', nothing),
    '/api/desk/log': read('/api/desk/log'),
    '/api/desk/log/export': json('/api/desk/log/export', nothing),
    '/api/desk/numbers': read('/api/desk/numbers'),
    '/api/desk/numbers/export': json(
      '/api/desk/numbers/export',
      fc.record({ period: constantFrom('period', 'weeks', 'months') }),
    ),
    '/api/desk/orders': bare(asked('/api/desk/orders', fc.record({ q: anyText, filter: anyText, page: anyText }))),
    '/api/desk/orders/export': json('/api/desk/orders/export', fc.record({ period: anyText })),
    '/api/desk/orders/hours': bare(asked('/api/desk/orders/hours', fc.record({ duration: anyText }))),
    '/api/desk/orders/[id]': bare(at('/api/desk/orders/', pathSegment)),
    '/api/desk/orders/[id]/preview': bare(
      fc
        .tuple(
          anyId,
          query(
            fc.record({
              of: constantFrom('preview', 'cancellation', 'move', 'refund', 'withdrawal', ''),
              date: oneOf('date', fc.constant('2026-12-14'), anyText),
              time: oneOf('time', fc.constant('10:00'), anyText),
              amount: anyText,
            }),
          ),
        )
        .map(([segment, rest]) => `/api/desk/orders/${segment}/preview${rest}`),
    ),
    ...Object.fromEntries(
      ['attended', 'cancel', 'hour', 'invoice', 'move', 'refund', 'resend', 'transfer', 'withdrawal'].map((action) => [
        `/api/desk/orders/[id]/${action}`,
        onRow('/api/desk/orders/', action),
      ]),
    ),
    '/api/desk/agenda/overlaps/[id]/attended': onRow('/api/desk/agenda/overlaps/', 'attended'),
    '/api/desk/erasures/[id]/done': onRow('/api/desk/erasures/', 'done'),
    '/api/desk/statements/[id]/attended': onRow('/api/desk/statements/', 'attended'),
    '/api/desk/statements/[id]/order': onRow('/api/desk/statements/', 'order'),
    '/api/desk/today': read('/api/desk/today'),
    ...deskKeyRoutes(),
    '/api/desk/people': read('/api/desk/people'),
    '/api/desk/people/[id]/remove': onRow('/api/desk/people/', 'remove'),
    '/api/desk/people/[id]/sessions/end': onRow('/api/desk/people/', 'sessions/end'),
    '/api/desk/people/invite': json('/api/desk/people/invite', fc.record({ name: anyText, email: anyText })),
    '/api/desk/services': read('/api/desk/services'),
    '/api/desk/services/[id]/pause': onRow('/api/desk/services/', 'pause'),
    '/api/desk/services/[id]/resume': onRow('/api/desk/services/', 'resume'),
    '/api/desk/session': read('/api/desk/session'),
    '/api/desk/session/end': json('/api/desk/session/end', nothing),
    '/api/desk/sessions/[id]/end': onRow('/api/desk/sessions/', 'end'),
    '/api/desk/sessions/end': json('/api/desk/sessions/end', nothing),
    '/api/desk/sign-in': json('/api/desk/sign-in', touch),
    '/api/desk/sign-in/demonstration': json('/api/desk/sign-in/demonstration', fc.record({ proof: anyText })),
    '/api/desk/sign-in/options': json('/api/desk/sign-in/options', nothing),
  };
  const sessionOf = (route: string) => (route === '/api/desk/session/end' ? leaving : cookie);
  return Object.fromEntries(Object.entries(routes).map(([route, call]) => [route, withCookie(call, sessionOf(route))]));
}

/** Consultas and Mensajes. */
function deskQuestions(name: 'consultations' | 'messages'): Record<string, Arbitrary<Call>> {
  const id = randomUUID();
  const attempt = fc.record({ key: fc.uuid(), seen: fc.nat(3), text: fc.constant('Hola.') });
  return {
    [`/api/desk/${name}`]: bare(anyQuery.map((rest) => `/api/desk/${name}${rest}`)),
    [`/api/desk/${name}/[id]`]: bare(at(`/api/desk/${name}/`, anyId)),
    [`/api/desk/${name}/[id]/answer`]: json(`/api/desk/${name}/${id}/answer`, attempt),
    ...(name === 'consultations' && {
      [`/api/desk/${name}/[id]/space-answer`]: json(
        `/api/desk/${name}/${id}/space-answer`,
        fc.record({ key: fc.uuid(), seen: fc.nat(3), sealed: anyText, epoch: fc.nat(3), recipient: anyText }),
      ),
    }),
    [`/api/desk/${name}/[id]/preview`]: json(`/api/desk/${name}/${id}/preview`, attempt),
    [`/api/desk/${name}/[id]/elsewhere`]: json(`/api/desk/${name}/${id}/elsewhere`, attempt),
    [`/api/desk/${name}/[id]/mails-attended`]: json(
      `/api/desk/${name}/${id}/mails-attended`,
      fc.record({ occurrences: fc.array(anyText), note: anyText }),
    ),
    [`/api/desk/${name}/[id]/resend`]: json(
      `/api/desk/${name}/${id}/resend`,
      fc.record({ answerId: fc.uuid(), seen: fc.nat(3) }),
    ),
  };
}

function letterRoutes(): Record<string, Arbitrary<Call>> {
  const written = fc.record({
    subject: anyText,
    teaser: anyText,
    body: anyText,
    version: constantFrom('version', 1, 2),
  });
  const moment = fc.record({ version: fc.constant(1), date: anyText, time: anyText });
  const steps = ['', '/trial', '/schedule', '/start', '/stop', '/resume'].map((step): [string, Arbitrary<Call>] => [
    `/api/desk/letters/[id]${step}`,
    sent(
      anyId.map((id) => `/api/desk/letters/${id}${step}`),
      step === '/schedule' ? moment : written,
      ...['GET', 'POST', 'PUT', 'DELETE'],
    ),
  ]);
  return {
    '/api/desk/letters': json('/api/desk/letters', written),
    '/api/desk/letters/preview': json('/api/desk/letters/preview', written),
    '/api/desk/letters/subscribers': bare(
      asked('/api/desk/letters/subscribers', fc.record({ search: anyText, page: anyText })),
    ),
    ...Object.fromEntries(steps),
  };
}

function deskKeyRoutes(): Record<string, Arbitrary<Call>> {
  const path = '/api/desk/desk-key';
  const recipient = oneOf('recipient', constantFrom('key', `age1${'q'.repeat(58)}`, `age1${'p'.repeat(58)}`), anyText);
  const wrapped = constantFrom('wrapped key', '', 'AAAA', '====', 'A'.repeat(2_000));
  const epoch = constantFrom('epoch', 0, 1, 2, 99_999_999, 1.5);
  const mac = oneOf('mac', constantFrom('of a shape', 'm'.repeat(43), 'm'.repeat(42)), anyText);
  const token = constantFrom('token', 't'.repeat(22), 't', '');
  const proof = fc.record({ challengeId: token, token });
  const wraps = fc.array(fc.record({ keyId: constantFrom('id of a key', randomUUID(), 'x'), epoch, wrapped }), {
    maxLength: 3,
  });
  const plain = wraps.map((all) => all.map(({ keyId, wrapped: one }) => ({ keyId, wrapped: one })));
  const byEpoch = wraps.map((all) =>
    all.map(({ epoch: one, wrapped: bytes }) => ({ epoch: one, wrapped: bytes, mac: 'm'.repeat(43) })),
  );
  const vouched = fc.array(fc.record({ id: constantFrom('id of a wrap', randomUUID(), 'x'), mac }), { maxLength: 3 });
  return {
    [path]: sent(
      fc.constant(path),
      fc.record({ recipient, printed: fc.record({ recipient, wrapped, mac, wrapMac: mac }), wraps: plain }),
      'POST',
    ),
    [`${path}/access`]: json(`${path}/access`, fc.record({ wraps, proof })),
    [`${path}/epochs`]: json(
      `${path}/epochs`,
      fc.record({ epoch, recipient, mac, printed: fc.record({ recipient, wrapped, mac }), wraps: plain, proof }),
    ),
    [`${path}/printed`]: json(`${path}/printed`, fc.record({ recipient, mac, wraps: byEpoch, proof })),
    [`${path}/printed/checked`]: json(`${path}/printed/checked`, fc.record({ mac, proof })),
    [`${path}/proof`]: json(`${path}/proof`, fc.record({ of: constantFrom('what', 'key', 'paper', 'desk') })),
    [`${path}/vouched`]: json(`${path}/vouched`, fc.record({ credentialId: anyText, wraps: vouched, proof })),
    [`${path}/recipient`]: json(`${path}/recipient`, fc.record({ credentialId: anyText, recipient })),
  };
}
