import { findAccess } from '@/lib/private/desk-key/find-access';
import { giveAccess } from '@/lib/private/desk-key/give-access';
import { giveAccessSchema } from '@/lib/private/desk-key/schema';
import { privateFailure } from '../../../(server)/_http/private-failure';
import { deskAction } from '../../_http/desk-action';
import { deskQuery } from '../../_http/desk-query';

export const GET = deskQuery(async ({ staff }) => Response.json(await findAccess(staff.id)));

export const POST = deskAction({ schema: giveAccessSchema, stepUp: true }, async ({ staff, now, body }) => {
  const given = await giveAccess(body, staff, now);
  return given.ok ? Response.json({}) : privateFailure(given.reason);
});
