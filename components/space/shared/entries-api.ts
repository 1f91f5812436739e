import type { entries } from '@/app/api/space/entries';
import { spaceRoom } from './space-room';

export const entriesApi = spaceRoom<typeof entries>('');
