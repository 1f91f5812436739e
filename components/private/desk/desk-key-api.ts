import type { deskKey } from '@/app/api/desk/desk-key';
import { deskRoom } from './desk-room';

export const deskKeyApi = deskRoom<typeof deskKey>('/desk-key');
