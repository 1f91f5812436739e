import fc, { type Arbitrary } from 'fast-check';
import { mailEvent, mailEventHeaders } from '../shop/mail-events';
import type { Call } from './call';
import { constantFrom, oneOf } from './draws';
import { headers } from './headers';
import { anyText, anyValue } from './values';

const TYPES = ['email.delivered', 'email.bounced', 'email.complained', 'email.opened', 'contact.created'];

/** Resend's events, signed and not, about e-mails that are not known, and about anything. */
export function mailEvents(method: Arbitrary<string>): Arbitrary<Call> {
  const type = constantFrom('mail event', ...TYPES);
  const whole = fc.tuple(type, fc.uuid()).map(([name, id]) => mailEvent(name, id));
  const changed = fc
    .tuple(whole, constantFrom('field of a mail event', 'type', 'created_at', 'data'), anyValue)
    .map(([event, key, value]) => ({ ...event, [key]: value }));
  const inside = fc.tuple(type, anyText, anyValue).map(([name, id, bounce]) => mailEvent(name, id, { bounce }));
  const event = oneOf<object>('whole mail event', whole, changed, inside);
  const payload = oneOf(
    'text of a mail event',
    { weight: 4, arbitrary: event.map((one) => JSON.stringify(one)) },
    { weight: 1, arbitrary: anyValue.map((value) => JSON.stringify(value) ?? '') },
    { weight: 1, arbitrary: constantFrom('no mail event', '', '{', 'null', '[]', '"x"') },
  );
  const sign = constantFrom<(text: string) => Record<string, string>>(
    'signature of a mail event',
    (text) => mailEventHeaders(text),
    (text) => mailEventHeaders(text),
    (text) => mailEventHeaders(text, { id: 'a b' }),
    (text) => mailEventHeaders(text, { secret: 'whsec_YW5vdGhlcg==' }),
    (text) => mailEventHeaders(text, { age: 4_000 }),
    () => ({}),
    () => ({ 'svix-id': 'a', 'svix-timestamp': 'b', 'svix-signature': 'v1' }),
  );
  return fc.tuple(payload, sign, headers('application/json'), method).map(([body, make, given, verb]) => ({
    method: verb,
    path: '/api/webhooks/resend',
    headers: { ...given, ...make(body) },
    body,
    secrets: [],
  }));
}
