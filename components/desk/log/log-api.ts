import type { log } from '@/app/api/desk/log';
import { deskRoom } from '@/components/private/desk/desk-room';

export const logApi = deskRoom<typeof log>('/log');
