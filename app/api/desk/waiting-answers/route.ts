import { waitingAnswers } from '@/lib/desk/waiting-answers';
import { deskQuery } from '../_http/desk-query';

export const GET = deskQuery(async ({ now }) => Response.json(await waitingAnswers(now)));
