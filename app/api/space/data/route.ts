import { db } from '@/lib/server/db';
import { dataOpensAt } from '@/lib/space/data-opens-at';
import { gatherData } from '@/lib/space/own-data/export/gather-data';
import { recordSpaceEvent } from '@/lib/space/record-space-event';
import { privateFailure } from '../../(server)/_http/private-failure';
import { spaceDevice } from '../_http/space-device';
import { withSpace } from '../_http/space-endpoint';

export const GET = withSpace({ stepUp: true }, async ({ request, session, now }) => {
  if (await dataOpensAt(db(), session.spaceId, now)) return privateFailure('data-waits');
  const data = await gatherData(session, now);
  const line = { ...session, kind: 'data-downloaded', device: spaceDevice(request) } as const;
  await db().$transaction((tx) => recordSpaceEvent(tx, line, now));
  return Response.json(data);
});
