import { roomClient } from '../room-client';
import { deskFetch } from './desk-fetch';

/** The calls below /api/desk and this prefix, typed by their router. */
export const deskRoom = <Router>(prefix: string) => roomClient<Router>('desk', deskFetch, prefix);
