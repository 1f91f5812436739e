import type { agenda } from '@/app/api/desk/agenda';
import { deskRoom } from '@/components/private/desk/desk-room';

export const agendaApi = deskRoom<typeof agenda>('/agenda');
