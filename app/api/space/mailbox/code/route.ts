import { visitorAddress } from '@/lib/server/security/visitor-address';
import { requestCode } from '@/lib/space/codes/request-code';
import { codeRequestSchema } from '@/lib/space/schema';
import { codeAsked } from '../../_http/code-asked';
import { spaceChange } from '../../_http/space-change';

/** A code to the mailbox to which the open space is about to change, whether the firm knows it or not. */
export const POST = spaceChange(
  { schema: codeRequestSchema, stepUp: true },
  async ({ email }, { request, session, now }) =>
    codeAsked(await requestCode({ email, forSpace: session }, visitorAddress(request.headers), now)),
);
