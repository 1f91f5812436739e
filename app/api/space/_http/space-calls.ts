import type { OpenSpace } from '@/lib/space/sessions/space-sessions';
import { callsOf } from '../../(server)/_http/in-session';
import { REALM, type SpaceRules } from './space-endpoint';

/** For the routers below /api/space: 404 `space_off` where there are no private spaces, 401 `space_closed` without a session. */
export const { call, change, entry, anyone } = callsOf<OpenSpace, SpaceRules>(REALM);
