import type { Context } from 'hono';
import type { CodeAsked } from '@/lib/space/codes/request-code';
import { problem } from '../../(server)/_http/problem';

/** 202 for every mailbox alike, 429 beyond the limits. */
export function codeAsked(c: Context, asked: CodeAsked) {
  if (asked.ok) return c.json({ requestId: asked.requestId }, 202);
  return problem(429, 'too_many_requests', undefined, { 'Retry-After': String(asked.retryAfterSeconds) });
}
