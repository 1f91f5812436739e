import { getTranslations } from 'next-intl/server';
import { verifyCode } from '@/lib/space/codes/verify-code';
import { verifySchema } from '@/lib/space/schema';
import { spaceOfMailbox } from '@/lib/space/view-space';
import { privateFailure } from '../../../(server)/_http/private-failure';
import { spaceEntry } from '../../_http/space-entry';

export const POST = spaceEntry({ schema: verifySchema }, async ({ requestId, code }, _, now) => {
  const verified = await verifyCode(requestId, code, now);
  if (verified.ok) {
    const { ticket, email } = verified;
    return Response.json({ ticket, ...(await spaceOfMailbox(email)) });
  }
  if (verified.reason === 'code-expired') return privateFailure(verified.reason);
  const t = await getTranslations('Api');
  const { attemptsLeft } = verified;
  return Response.json(
    { error: { code: 'code_wrong', message: t('code_wrong') }, state: { attemptsLeft } },
    { status: 422 },
  );
});
