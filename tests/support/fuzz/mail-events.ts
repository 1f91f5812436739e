import fc, { type Arbitrary } from 'fast-check';
import { mailEvent, mailEventHeaders } from '../shop/mail-events';
import type { Call } from './call';
import { headers } from './headers';
import { anyText, anyValue } from './values';

const TYPES = ['email.delivered', 'email.bounced', 'email.complained', 'email.opened', 'contact.created'];

/** Resend's events, signed and not, about e-mails that are not known, and about anything. */
export function mailEvents(method: Arbitrary<string>): Arbitrary<Call> {
  const whole = fc.tuple(fc.constantFrom(...TYPES), fc.uuid()).map(([type, id]) => mailEvent(type, id));
  const changed = fc
    .tuple(whole, fc.constantFrom('type', 'created_at', 'data'), anyValue)
    .map(([event, key, value]) => ({ ...event, [key]: value }));
  const inside = fc
    .tuple(fc.constantFrom(...TYPES), anyText, anyValue)
    .map(([type, id, bounce]) => mailEvent(type, id, { bounce }));
  const payload = fc.oneof(
    { weight: 4, arbitrary: fc.oneof(whole, changed, inside).map((event) => JSON.stringify(event)) },
    { weight: 1, arbitrary: anyValue.map((value) => JSON.stringify(value) ?? '') },
    { weight: 1, arbitrary: fc.constantFrom('', '{', 'null', '[]', '"x"') },
  );
  const sign = fc.constantFrom(
    (text: string) => mailEventHeaders(text),
    (text: string) => mailEventHeaders(text),
    (text: string) => mailEventHeaders(text, { id: 'a b' }),
    (text: string) => mailEventHeaders(text, { secret: 'whsec_YW5vdGhlcg==' }),
    (text: string) => mailEventHeaders(text, { age: 4_000 }),
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
