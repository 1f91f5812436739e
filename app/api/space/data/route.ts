import { db } from '@/lib/db';
import { gatherData } from '@/lib/own-data/export/gather-data';
import { recordSpaceEvent } from '@/lib/space/record-space-event';
import { spaceDevice } from '../_http/space-device';
import { withSpace } from '../_http/space-endpoint';

export const GET = withSpace({ stepUp: true }, async ({ request, session, now }) => {
  const data = await gatherData(session, now);
  const line = { ...session, kind: 'data-downloaded', device: spaceDevice(request) } as const;
  await db().$transaction((tx) => recordSpaceEvent(tx, line, now));
  return Response.json(data);
});
