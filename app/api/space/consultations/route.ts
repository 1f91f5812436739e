import { listConsultations } from '@/lib/space/own-data/list-consultations';
import { withSpace } from '../_http/space-endpoint';

export const GET = withSpace({}, async ({ session }) => Response.json(await listConsultations(session.email)));
