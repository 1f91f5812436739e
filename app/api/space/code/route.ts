import { visitorAddress } from '@/lib/security/visitor-address';
import { requestCode } from '@/lib/space/codes/request-code';
import { codeRequestSchema } from '@/lib/space/schema';
import { problem } from '../../_http/problem';
import { spaceEntry } from '../_http/space-entry';

export const POST = spaceEntry({ schema: codeRequestSchema }, async ({ email }, request, now) => {
  const asked = await requestCode(email, visitorAddress(request.headers), now);
  if (asked.ok) return Response.json({ requestId: asked.requestId }, { status: 202 });
  return problem(429, 'too_many_requests', undefined, { 'Retry-After': String(asked.retryAfterSeconds) });
});
