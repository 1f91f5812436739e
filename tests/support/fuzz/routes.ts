import { randomUUID } from 'node:crypto';
import fc, { type Arbitrary } from 'fast-check';
import type Stripe from 'stripe';
import { STARTS } from '@/lib/agenda/opening-hours';
import type { MadridDate } from '@/lib/shared/madrid-time';
import { eventsAbout, type StripeEvent, signature, stripeEvent } from '../shop/stripe-events';
import type { Call } from './call';
import {
  anyId,
  anyQuery,
  at,
  bare,
  calls,
  EMAIL,
  json,
  method,
  NAME,
  NOTES,
  PHONE,
  read,
  rightOrAny,
  secrets,
} from './call-parts';
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
    '/.well-known/security.txt': bare(at('/.well-known/security.txt', fc.constant('')), 'GET', 'HEAD'),
    '/[...missing]': bare(at('/no-existe/', pathSegment), 'GET', 'POST', 'PUT', 'DELETE'),
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
    '/api/consultations/files/[fileId]': bare(
      fc
        .tuple(anyId, query(fc.constant({ hasta: '1900000000', firma: 'x' })))
        .map(([id, rest]) => `/api/consultations/files/${id}${rest}`),
    ),
    ...deskRoutes(...deskCookies),
    ...spaceRoutes(),
    '/api/downloads/[downloadId]/[signature]': bare(
      fc.tuple(anyId, pathSegment, anyQuery).map(([id, signature, rest]) => `/api/downloads/${id}/${signature}${rest}`),
      'GET',
      'POST',
    ),
    '/api/downloads/[downloadId]/[signature]/[delivery]': bare(
      fc
        .tuple(anyId, pathSegment, pathSegment)
        .map(([id, signature, delivery]) => `/api/downloads/${id}/${signature}/${delivery}`),
    ),
    '/api/form-stamp': read('/api/form-stamp'),
    '/api/health': read('/api/health'),
    '/api/health/live': read('/api/health/live'),
    '/api/status': read('/api/status'),
    '/api/holds': json('/api/holds', hold),
    '/api/holds/[holdToken]': bare(at('/api/holds/', rightOrAny(holdTokens)), 'DELETE'),
    '/api/newsletter/unsubscribe/[token]': calls({
      method: method('GET', 'POST'),
      path: at('/api/newsletter/unsubscribe/', pathSegment),
      headers: headers('application/x-www-form-urlencoded'),
      body: oneOf('body of a click', fc.constant('List-Unsubscribe=One-Click'), anyText),
    }),
    '/api/orders/[sessionId]': bare(at('/api/orders/', rightOrAny(sessions.map(({ id }) => id)))),
    '/api/orders/[sessionId]/calendar': bare(
      at(
        '/api/orders/',
        rightOrAny(sessions.map(({ id }) => id)).map((id) => `${id}/calendar`),
      ),
    ),
    '/api/payments': json('/api/payments', payment),
    '/api/payments/cancel': json(
      '/api/payments/cancel',
      sessionId.map((id) => ({ sessionId: id })),
    ),
    '/api/payments/success': json(
      '/api/payments/success',
      sessionId.map((id) => ({ sessionId: id })),
    ),
    '/api/desk-key': read('/api/desk-key'),
    '/api/products': read('/api/products'),
    '/api/products/[slug]': bare(at('/api/products/', rightOrAny(products.map(({ slug }) => slug)))),
    '/api/slots': bare(
      query(
        fc
          .tuple(fc.constantFrom(...days), fc.constantFrom(...days), fc.integer({ min: 15, max: 540 }))
          .map(([start, end, duration]) => ({
            start,
            end,
            duration: String(duration),
          })),
      ).map((rest) => `/api/slots${rest}`),
    ),
    '/api/today': read('/api/today'),
    '/api/users': json('/api/users', fc.constant(customer)),
    '/api/webhooks/resend': mailEvents(method('POST')),
    '/api/webhooks/stripe': webhooks(sessions),
    '/blog/[slug]': bare(at('/blog/', pathSegment), 'GET', 'HEAD'),
    '/enlace-no-valido': read('/enlace-no-valido'),
    '/consulta-gratuita/cita/[token]/cita.ics': bare(at('/consulta-gratuita/cita/', pathSegment, '/cita.ics')),
    '/tu-contratacion/[token]/cita.ics': bare(at('/tu-contratacion/', pathSegment, '/cita.ics')),
    '/tu-contratacion/[token]/acuse.txt': bare(at('/tu-contratacion/', pathSegment, '/acuse.txt')),
    '/desistimiento/[statement]/acuse.txt': bare(at('/desistimiento/', pathSegment, '/acuse.txt')),
    '/og/[...page]': bare(at('/og/', pathSegment), 'GET', 'HEAD'),
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
