import type { entrance } from '@/app/api/desk/entrance';
import { deskRoom } from './desk-room';

export const entranceApi = deskRoom<typeof entrance>('');
