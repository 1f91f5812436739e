import { roomClient } from '@/components/private/room-client';
import { spaceFetch } from './space-fetch';

/** The calls below /api/space and this prefix, typed by their router. */
export const spaceRoom = <Router>(prefix: string) => roomClient<Router>('space', spaceFetch, prefix);
