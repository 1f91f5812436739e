import type { numbers } from '@/app/api/desk/numbers';
import { deskRoom } from '@/components/private/desk/desk-room';

export const numbersApi = deskRoom<typeof numbers>('/numbers');
