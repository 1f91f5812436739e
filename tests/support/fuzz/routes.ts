import { randomUUID } from 'node:crypto';
import fc, { type Arbitrary } from 'fast-check';
import type { MadridDate } from '@/lib/madrid-time';
import { STARTS } from '@/lib/scheduling/opening-hours';
import { eventsAbout, signature, stripeEvent } from '../shop/stripe-events';
import type { Call } from './call';
import { headers } from './headers';
import { submissions } from './multipart';
import { anyText, anyValue, jsonBody, pathSegment, query } from './values';

/** What is really there, so that some calls get through to the end. */
type World = {
  products: { id: string; slug: string; price: number }[];
  days: MadridDate[];
  sessions: Parameters<typeof eventsAbout>[0][];
  holdTokens: string[];
  /** Of a person with a session at the desk. */
  deskCookie: string;
};

// What stands for a person: it must not come back in any answer.
const NAME = 'Zoraida Marcada';
const EMAIL = 'zoraida-marcada@example.com';
const PHONE = '699 123 987';
const NOTES = 'Secreto de Zoraida';
const secrets = [NAME, EMAIL, PHONE, NOTES];

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];

/** Mostly the methods that the handler has. */
function method(...own: string[]): Arbitrary<string> {
  return fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...own) },
    { weight: 1, arbitrary: fc.constantFrom(...methods, 'PROPFIND', 'TRACE') },
  );
}

type Parts = {
  method: Arbitrary<string>;
  path: Arbitrary<string>;
  headers?: Arbitrary<Call['headers']>;
  body?: Arbitrary<Call['body']>;
};

function calls({ method, path, headers: given = headers(), body = fc.constant(undefined) }: Parts): Arbitrary<Call> {
  return fc.record({ method, path, headers: given, body }).map((call) => ({ ...call, secrets }));
}

const anyQuery = fc.oneof(
  { weight: 2, arbitrary: fc.constant('') },
  { weight: 1, arbitrary: query(fc.constant({ a: '1' })) },
);

function at(prefix: string, segment: Arbitrary<string>): Arbitrary<string> {
  return fc.tuple(segment, anyQuery).map(([one, rest]) => `${prefix}${one}${rest}`);
}

/** Few of what is right, more of what is not. */
function rightOrAny(right: string[]): Arbitrary<string> {
  return right.length === 0
    ? pathSegment
    : fc.oneof({ weight: 1, arbitrary: fc.constantFrom(...right) }, { weight: 3, arbitrary: pathSegment });
}

function json(path: string, valid: Arbitrary<Record<string, unknown>>): Arbitrary<Call> {
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

/** One generator for each route handler: a route that is not here fails the test. */
export function generators({
  products,
  days,
  sessions,
  holdTokens,
  deskCookie,
}: World): Record<string, Arbitrary<Call>> {
  const product = fc.constantFrom(...products);
  const hour = fc.record({ bookingDate: fc.constantFrom(...days), bookingTime: fc.constantFrom(...STARTS) });
  const sessionId = fc.oneof(
    fc.constantFrom(...sessions.map(({ id }) => id)),
    fc.constant(`cs_test_${'a'.repeat(24)}`),
  );
  const customer = { fullName: NAME, email: EMAIL, phone: PHONE };

  const hold = fc.tuple(product, hour).map(([{ id }, when]) => ({ productId: id, ...when }));
  const booking = fc
    .tuple(hold, fc.constantFrom('online', 'in-person'), fc.nat(300))
    .map(([held, bookingType, buyer]) => ({
      ...held,
      bookingType,
      customerName: NAME,
      customerEmail: `${buyer}-${EMAIL}`,
      customerPhone: PHONE,
      notes: NOTES,
      userId: randomUUID(),
      holdToken: holdTokens[buyer] ?? 'AAAAAAAAAAAAAAAAAAAAAA',
      popup: buyer % 2 === 0,
    }));
  const payment = product.map(({ slug, price }) => ({
    productSlug: slug,
    selectedPrice: price,
    customerInfo: customer,
    userId: randomUUID(),
    popup: false,
  }));

  return {
    '/.well-known/security.txt': calls({
      method: method('GET', 'HEAD'),
      path: at('/.well-known/security.txt', fc.constant('')),
    }),
    '/[...missing]': calls({
      method: method('GET', 'POST', 'PUT', 'DELETE'),
      path: at('/no-existe/', pathSegment),
    }),
    '/api/[[...unknown]]': calls({
      method: method('GET', 'POST', 'PUT', 'PATCH', 'DELETE'),
      path: at('/api/', pathSegment),
      body: fc.option(anyText, { nil: undefined }),
    }),
    '/api/bookings': json('/api/bookings', booking),
    '/api/consultations': fc
      .tuple(
        submissions({ nombre: NAME, email: EMAIL, telefono: PHONE, consulta: NOTES }),
        headers(),
        method('POST'),
        fc.boolean(),
      )
      .map(([{ contentType, body }, given, verb, plain]) => ({
        method: verb,
        path: '/api/consultations',
        headers: { ...given, 'Content-Type': contentType, ...(plain && { Accept: 'text/html' }) },
        body,
        secrets,
      })),
    '/api/consultations/files/[fileId]': calls({
      method: method('GET'),
      path: fc
        .tuple(
          fc.oneof(fc.constant(randomUUID()), pathSegment),
          query(fc.constant({ hasta: '1900000000', firma: 'x' })),
        )
        .map(([id, rest]) => `/api/consultations/files/${id}${rest}`),
    }),
    ...deskRoutes(deskCookie),
    '/api/downloads/[downloadId]/[signature]': calls({
      method: method('GET', 'POST'),
      path: fc
        .tuple(fc.oneof(fc.constant(randomUUID()), pathSegment), pathSegment, anyQuery)
        .map(([id, signature, rest]) => `/api/downloads/${id}/${signature}${rest}`),
    }),
    '/api/form-stamp': calls({ method: method('GET'), path: at('/api/form-stamp', fc.constant('')) }),
    '/api/health': calls({ method: method('GET'), path: at('/api/health', fc.constant('')) }),
    '/api/health/live': calls({ method: method('GET'), path: at('/api/health/live', fc.constant('')) }),
    '/api/status': calls({ method: method('GET'), path: at('/api/status', fc.constant('')) }),
    '/api/holds': json('/api/holds', hold),
    '/api/holds/[holdToken]': calls({ method: method('DELETE'), path: at('/api/holds/', rightOrAny(holdTokens)) }),
    '/api/newsletter/unsubscribe/[token]': calls({
      method: method('GET', 'POST'),
      path: at('/api/newsletter/unsubscribe/', pathSegment),
      headers: headers('application/x-www-form-urlencoded'),
      body: fc.oneof(fc.constant('List-Unsubscribe=One-Click'), anyText),
    }),
    '/api/orders/[sessionId]': calls({
      method: method('GET'),
      path: at('/api/orders/', rightOrAny(sessions.map(({ id }) => id))),
    }),
    '/api/orders/[sessionId]/calendar': calls({
      method: method('GET'),
      path: at(
        '/api/orders/',
        rightOrAny(sessions.map(({ id }) => id)).map((id) => `${id}/calendar`),
      ),
    }),
    '/api/payments': json('/api/payments', payment),
    '/api/payments/cancel': json(
      '/api/payments/cancel',
      sessionId.map((id) => ({ sessionId: id })),
    ),
    '/api/payments/success': json(
      '/api/payments/success',
      sessionId.map((id) => ({ sessionId: id })),
    ),
    '/api/products': calls({ method: method('GET'), path: at('/api/products', fc.constant('')) }),
    '/api/products/[slug]': calls({
      method: method('GET'),
      path: at('/api/products/', rightOrAny(products.map(({ slug }) => slug))),
    }),
    '/api/slots': calls({
      method: method('GET'),
      path: query(
        fc
          .tuple(fc.constantFrom(...days), fc.constantFrom(...days), fc.integer({ min: 15, max: 540 }))
          .map(([start, end, duration]) => ({
            start,
            end,
            duration: String(duration),
          })),
      ).map((rest) => `/api/slots${rest}`),
    }),
    '/api/users': json('/api/users', fc.constant(customer)),
    '/api/webhooks/stripe': webhooks(sessions),
    '/blog/[slug]': calls({ method: method('GET', 'HEAD'), path: at('/blog/', pathSegment) }),
    '/enlace-no-valido': calls({ method: method('GET'), path: at('/enlace-no-valido', fc.constant('')) }),
    '/tu-contratacion/[token]/cita.ics': calls({
      method: method('GET'),
      path: fc.tuple(pathSegment, anyQuery).map(([token, rest]) => `/tu-contratacion/${token}/cita.ics${rest}`),
    }),
    '/tu-contratacion/[token]/acuse.txt': calls({
      method: method('GET'),
      path: fc.tuple(pathSegment, anyQuery).map(([token, rest]) => `/tu-contratacion/${token}/acuse.txt${rest}`),
    }),
    '/desistimiento/[statement]/acuse.txt': calls({
      method: method('GET'),
      path: fc.tuple(pathSegment, anyQuery).map(([link, rest]) => `/desistimiento/${link}/acuse.txt${rest}`),
    }),
    '/og/[...page]': calls({ method: method('GET', 'HEAD'), path: at('/og/', pathSegment) }),
  };
}

/** With a session and without one. */
function deskRoutes(cookie: string): Record<string, Arbitrary<Call>> {
  const withCookie = (call: Arbitrary<Call>) =>
    fc
      .tuple(call, fc.boolean())
      .map(([one, isIn]) => (isIn ? { ...one, headers: { ...one.headers, Cookie: cookie } } : one));
  const token = fc.oneof(fc.constant('A'.repeat(22)), anyText);
  const answer = fc.record({
    id: token,
    rawId: token,
    type: fc.constant('public-key'),
    clientExtensionResults: fc.constantFrom({}, { prf: { enabled: true } }, { prf: { results: { first: 'AA' } } }),
    response: fc.record({
      clientDataJSON: token,
      authenticatorData: token,
      signature: token,
      attestationObject: token,
    }),
  });
  const touch = fc.record({ ceremonyId: token, answer, token, label: anyText });
  const nothing = fc.constant({});
  const read = (path: string) => calls({ method: method('GET'), path: at(path, fc.constant('')) });
  const onRow = (prefix: string, verb: string) =>
    calls({
      method: method('POST'),
      path: pathSegment.map((segment) => `${prefix}${segment}/${verb}`),
      headers: headers('application/json'),
      body: jsonBody(nothing),
    });
  const routes = {
    ...deskQuestions('consultations'),
    ...deskQuestions('messages'),
    '/api/desk/consultations/files/[fileId]': calls({
      method: method('GET'),
      path: at('/api/desk/consultations/files/', fc.oneof(fc.constant(randomUUID()), pathSegment)),
    }),
    '/api/desk/waiting-answers': read('/api/desk/waiting-answers'),
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
    '/api/desk/people': read('/api/desk/people'),
    '/api/desk/people/[id]/remove': onRow('/api/desk/people/', 'remove'),
    '/api/desk/people/invite': json('/api/desk/people/invite', fc.record({ name: anyText, email: anyText })),
    '/api/desk/session': read('/api/desk/session'),
    '/api/desk/session/end': json('/api/desk/session/end', nothing),
    '/api/desk/sign-in': json('/api/desk/sign-in', touch),
    '/api/desk/sign-in/options': json('/api/desk/sign-in/options', nothing),
  };
  return Object.fromEntries(Object.entries(routes).map(([route, call]) => [route, withCookie(call)]));
}

/** Consultas and Mensajes of the desk. */
function deskQuestions(name: 'consultations' | 'messages'): Record<string, Arbitrary<Call>> {
  const id = randomUUID();
  const attempt = fc.record({ key: fc.uuid(), seen: fc.nat(3), text: fc.constant(NOTES) });
  return {
    [`/api/desk/${name}`]: calls({ method: method('GET'), path: anyQuery.map((rest) => `/api/desk/${name}${rest}`) }),
    [`/api/desk/${name}/[id]`]: calls({
      method: method('GET'),
      path: at(`/api/desk/${name}/`, fc.oneof(fc.constant(id), pathSegment)),
    }),
    [`/api/desk/${name}/[id]/answer`]: json(`/api/desk/${name}/${id}/answer`, attempt),
    [`/api/desk/${name}/[id]/preview`]: json(`/api/desk/${name}/${id}/preview`, attempt),
    [`/api/desk/${name}/[id]/elsewhere`]: json(`/api/desk/${name}/${id}/elsewhere`, attempt),
  };
}

/** Signed and not, about sessions of ours and about anything. */
function webhooks(sessions: World['sessions']): Arbitrary<Call> {
  const known = fc.constantFrom(...sessions).chain((session) => {
    const about = eventsAbout(session);
    return fc.constantFrom(
      about.expired(),
      about.failed(),
      about.promised(),
      about.completed({ amount_total: 1 }),
      about.refunded(5),
    );
  });
  const changed = fc
    .tuple(known, fc.constantFrom('id', 'type', 'created', 'data', 'object', 'livemode', 'api_version'), anyValue)
    .map(([event, key, value]) => ({ ...event, [key]: value }));
  const inside = fc
    .tuple(
      fc.constantFrom(...sessions),
      fc.constantFrom(
        'id',
        'amount_total',
        'currency',
        'metadata',
        'payment_intent',
        'client_reference_id',
        'status',
        'payment_status',
        'customer_details',
      ),
      anyValue,
    )
    .map(([session, key, value]) => eventsAbout(session).completed({ [key]: value }));
  const anything = fc
    .tuple(
      fc.constantFrom('charge.refunded', 'checkout.session.completed', 'invoice.paid' as const),
      fc.jsonValue({ maxDepth: 2 }),
    )
    .map(([type, object]) => stripeEvent(type as 'charge.refunded', object as Record<string, unknown>));
  const payload = fc.oneof(
    { weight: 4, arbitrary: fc.oneof(known, changed, inside, anything).map((event) => JSON.stringify(event)) },
    { weight: 1, arbitrary: anyValue.map((value) => JSON.stringify(value) ?? '') },
    { weight: 1, arbitrary: fc.constantFrom('', '{', 'null', '[]', '"x"', '{"id":"evt_1"}') },
  );
  const sign = fc.constantFrom(
    (text: string) => signature(text),
    (text: string) => signature(text),
    (text: string) => signature(text),
    (text: string) => signature(text, { secret: 'whsec_another' }),
    (text: string) => signature(text, { age: 4_000 }),
    () => '',
    () => 't=,v1=',
    () => `t=${'9'.repeat(400)},v1=x`,
  );
  return fc.tuple(payload, sign, headers('application/json'), method('POST')).map(([body, make, given, verb]) => ({
    method: verb,
    path: '/api/webhooks/stripe',
    headers: { ...given, 'Stripe-Signature': make(body) },
    body,
    secrets: [],
  }));
}
