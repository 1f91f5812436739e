import { listPeople } from '@/lib/staff/queries';
import { deskQuery } from '../_http/desk-query';

export const GET = deskQuery(async ({ tokenHash, now }) => Response.json(await listPeople(tokenHash, now)));
