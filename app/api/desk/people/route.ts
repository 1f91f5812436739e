import { listPeople } from '@/lib/private/staff/queries';
import { deskQuery } from '../_http/desk-query';

export const GET = deskQuery(async ({ staff, now }) => Response.json(await listPeople(staff.sessionId, now)));
