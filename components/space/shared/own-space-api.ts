import type { ownSpace } from '@/app/api/space/own-space';
import { spaceRoom } from './space-room';

export const ownSpaceApi = spaceRoom<typeof ownSpace>('');
