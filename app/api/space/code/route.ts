import { visitorAddress } from '@/lib/server/security/visitor-address';
import { requestCode } from '@/lib/space/codes/request-code';
import { codeRequestSchema } from '@/lib/space/schema';
import { codeAsked } from '../_http/code-asked';
import { spaceEntry } from '../_http/space-entry';

export const POST = spaceEntry({ schema: codeRequestSchema }, async ({ email }, request, now) =>
  codeAsked(await requestCode({ email, forSpace: null }, visitorAddress(request.headers), now)),
);
