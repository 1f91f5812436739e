import { randomUUID } from 'node:crypto';
import fc, { type Arbitrary } from 'fast-check';
import type Stripe from 'stripe';
import { STARTS } from '@/lib/agenda/opening-hours';
import type { MadridDate } from '@/lib/shared/madrid-time';
import { eventsAbout, type StripeEvent, signature, stripeEvent } from '../shop/stripe-events';
import type { Call } from './call';
import { anyId, anyQuery, at, calls, EMAIL, json, method, NAME, NOTES, PHONE, rightOrAny, secrets } from './call-parts';
import { deskRoutes } from './desk-routes';
import { constantFrom, oneOf } from './draws';
import { headers } from './headers';
import { mailEvents } from './mail-events';
import { submissions } from './multipart';
import { spaceRoutes } from './space-routes';
import { anyText, anyValue, pathSegment, query } from './values';

/** What is really there, so that some calls get through to the end. */
type World = {
  products: { id: string; slug: string; price: number }[];
  days: MadridDate[];
  sessions: Parameters<typeof eventsAbout>[0][];
  holdTokens: string[];
  /** Of two persons with a session at the desk; the second one leaves it. */
  deskCookies: readonly [string, string];
};

/** One generator for each route handler: a route that is not here fails the test. */
export function generators({
  products,
  days,
  sessions,
  holdTokens,
  deskCookies,
}: World): Record<string, Arbitrary<Call>> {
  const product = fc.constantFrom(...products);
  const hour = fc.record({ bookingDate: fc.constantFrom(...days), bookingTime: fc.constantFrom(...STARTS) });
  const sessionId = oneOf(
    'session',
    fc.constantFrom(...sessions.map(({ id }) => id)),
    fc.constant(`cs_test_${'a'.repeat(24)}`),
  );
  const customer = { fullName: NAME, email: EMAIL, phone: PHONE };

  const hold = fc.tuple(product, hour).map(([{ id }, when]) => ({ productId: id, ...when }));
  const booking = fc
    .tuple(hold, constantFrom('kind of appointment', 'online', 'in-person'), fc.nat(300))
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
        .tuple(anyId, query(fc.constant({ hasta: '1900000000', firma: 'x' })))
        .map(([id, rest]) => `/api/consultations/files/${id}${rest}`),
    }),
    ...deskRoutes(...deskCookies),
    ...spaceRoutes(),
    '/api/downloads/[downloadId]/[signature]': calls({
      method: method('GET', 'POST'),
      path: fc
        .tuple(anyId, pathSegment, anyQuery)
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
      body: oneOf('body of a click', fc.constant('List-Unsubscribe=One-Click'), anyText),
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
    '/api/desk-key': calls({ method: method('GET'), path: at('/api/desk-key', fc.constant('')) }),
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
    '/api/webhooks/resend': mailEvents(method('POST')),
    '/api/webhooks/stripe': webhooks(sessions),
    '/blog/[slug]': calls({ method: method('GET', 'HEAD'), path: at('/blog/', pathSegment) }),
    '/enlace-no-valido': calls({ method: method('GET'), path: at('/enlace-no-valido', fc.constant('')) }),
    '/consulta-gratuita/cita/[token]/cita.ics': calls({
      method: method('GET'),
      path: fc.tuple(pathSegment, anyQuery).map(([token, rest]) => `/consulta-gratuita/cita/${token}/cita.ics${rest}`),
    }),
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

/** Signed and not, about sessions of ours and about anything. */
function webhooks(sessions: World['sessions']): Arbitrary<Call> {
  const known = fc.constantFrom(...sessions).chain((session) => {
    const about = eventsAbout(session);
    return constantFrom(
      'known event',
      about.expired(),
      about.failed(),
      about.promised(),
      about.completed({ amount_total: 1 }),
      about.refunded(5),
    );
  });
  const changed = fc
    .tuple(
      known,
      constantFrom('field of an event', 'id', 'type', 'created', 'data', 'object', 'livemode', 'api_version'),
      anyValue,
    )
    .map(([event, key, value]) => ({ ...event, [key]: value }));
  const inside = fc
    .tuple(
      fc.constantFrom(...sessions),
      constantFrom(
        'field of a session',
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
      constantFrom<Stripe.Event['type']>(
        'event about anything',
        'charge.refunded',
        'checkout.session.completed',
        'invoice.paid',
      ),
      fc.jsonValue({ maxDepth: 2 }),
    )
    .map(([type, object]) => stripeEvent(type, object as Record<string, unknown>));
  const event = oneOf<StripeEvent>(
    'event',
    known,
    { weight: 2, arbitrary: changed },
    { weight: 3, arbitrary: inside },
    anything,
  );
  const payload = oneOf(
    'text of an event',
    { weight: 4, arbitrary: event.map((one) => JSON.stringify(one)) },
    { weight: 1, arbitrary: anyValue.map((value) => JSON.stringify(value) ?? '') },
    { weight: 1, arbitrary: constantFrom('no event', '', '{', 'null', '[]', '"x"', '{"id":"evt_1"}') },
  );
  const sign = constantFrom<(text: string) => string>(
    'signature',
    (text) => signature(text),
    (text) => signature(text),
    (text) => signature(text),
    (text) => signature(text, { secret: 'whsec_another' }),
    (text) => signature(text, { age: 4_000 }),
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
