import { correctProfile } from '@/lib/space/own-data/correct-profile';
import { profileSchema } from '@/lib/space/own-data/schema';
import { problem } from '../../(server)/_http/problem';
import { spaceChange } from '../_http/space-change';
import { spaceDevice } from '../_http/space-device';

export const PATCH = spaceChange({ schema: profileSchema, stepUp: true }, async (wanted, { request, session, now }) => {
  const isCorrected = await correctProfile({ ...session, device: spaceDevice(request) }, wanted, now);
  return isCorrected ? new Response(null, { status: 204 }) : problem(404, 'not_found');
});
