import type { letters } from '@/app/api/desk/letters';
import { deskRoom } from '@/components/private/desk/desk-room';

export const lettersApi = deskRoom<typeof letters>('/letters');
