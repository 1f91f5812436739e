import { beginProof } from '@/lib/private/desk-key/proof';
import { proofRequestSchema } from '@/lib/private/desk-key/schema';
import { privateFailure } from '../../../(server)/_http/private-failure';
import { deskAction } from '../../_http/desk-action';

/** What changes the desk's key is taken only with the answer to this. */
export const POST = deskAction({ schema: proofRequestSchema }, async ({ staff, now, body }) => {
  const begun = await beginProof(body.of, staff, now);
  if (!begun.ok) return privateFailure(begun.reason);
  const { challengeId, sealed } = begun;
  return Response.json({ challengeId, sealed });
});
