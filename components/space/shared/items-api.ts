import type { items } from '@/app/api/space/items';
import { spaceRoom } from './space-room';

export const itemsApi = spaceRoom<typeof items>('/items');
