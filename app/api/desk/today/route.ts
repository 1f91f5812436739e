import { findToday } from '@/lib/desk/find-today';
import { deskQuery } from '../_http/desk-query';

export const GET = deskQuery(async ({ staff, now }) => Response.json(await findToday(staff.id, now)));
