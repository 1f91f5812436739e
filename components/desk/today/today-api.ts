import type { today } from '@/app/api/desk/today';
import { deskRoom } from '@/components/private/desk/desk-room';

export const todayApi = deskRoom<typeof today>('');
