import type { statements } from '@/app/api/desk/statements';
import { deskRoom } from '@/components/private/desk/desk-room';

export const statementsApi = deskRoom<typeof statements>('/statements');
