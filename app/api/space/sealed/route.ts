import { latestSealed } from '@/lib/space/own-data/latest-sealed';
import { withSpace } from '../_http/space-endpoint';

/** Also with the recovery key: it is looked at before that key replaces others. */
export const GET = withSpace({ recovery: 'allowed' }, async ({ session }) =>
  Response.json(await latestSealed(session)),
);
