import type { ProblemCode } from '@/lib/orders/contract';
import type { ItemRefusal } from '@/lib/space/items/admit-item';
import { problem } from '../../(server)/_http/problem';

type Answer = { status: number; code: ProblemCode; headers?: Record<string, string> };

const ANSWERS: Record<ItemRefusal, Answer> = {
  'quota-exceeded': { status: 413, code: 'quota_exceeded' },
  'replaced-gone': { status: 404, code: 'not_found' },
  'space-gone': { status: 401, code: 'space_closed' },
  'confirm-needed': { status: 403, code: 'confirm_needed' },
  'desk-key-changed': { status: 409, code: 'desk_key_changed' },
  'too-large': { status: 413, code: 'too_large' },
  // Not 408, at which browsers send the same request again by themselves. The rest of its body is not read.
  'too-slow': { status: 400, code: 'unreadable', headers: { Connection: 'close' } },
  unreadable: { status: 400, code: 'unreadable' },
  invalid: { status: 422, code: 'invalid' },
  busy: { status: 503, code: 'too_many_requests', headers: { 'Retry-After': '10' } },
  'network-busy': { status: 429, code: 'too_many_requests', headers: { 'Retry-After': '60' } },
};

type Refused = { reason: ItemRefusal } | { reason: 'too-often'; retryAfterSeconds: number };

export function itemRefused(refused: Refused): Promise<Response> {
  if (refused.reason === 'too-often') {
    return problem(429, 'too_many_requests', undefined, { 'Retry-After': String(refused.retryAfterSeconds) });
  }
  const { status, code, headers } = ANSWERS[refused.reason];
  return problem(status, code, undefined, headers);
}
