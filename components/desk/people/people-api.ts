import type { people } from '@/app/api/desk/people';
import { deskRoom } from '@/components/private/desk/desk-room';

export const peopleApi = deskRoom<typeof people>('');
