import type { ownData } from '@/app/api/space/own-data';
import { spaceRoom } from './space-room';

export const ownDataApi = spaceRoom<typeof ownData>('');
