import { beginDeskKey } from '@/lib/private/desk-key/begin-desk-key';
import { findDeskKey } from '@/lib/private/desk-key/find-desk-key';
import { beginDeskKeySchema } from '@/lib/private/desk-key/schema';
import { privateFailure } from '../../(server)/_http/private-failure';
import { deskAction } from '../_http/desk-action';
import { deskQuery } from '../_http/desk-query';

export const GET = deskQuery(async ({ staff }) => Response.json(await findDeskKey(staff.id)));

export const POST = deskAction({ schema: beginDeskKeySchema, stepUp: true }, async ({ staff, now, body }) => {
  const begun = await beginDeskKey(body, staff, now);
  return begun.ok ? Response.json({}, { status: 201 }) : privateFailure(begun.reason);
});
