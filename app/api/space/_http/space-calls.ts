import type { ProblemCode } from '@/lib/orders/contract';
import type { Device } from '@/lib/server/security/device';
import { areSpacesOn } from '@/lib/space/are-spaces-on';
import type { OpenSpace } from '@/lib/space/sessions/space-sessions';
import { callsOf, type SessionRules } from '../../(server)/_http/in-session';
import { requestDevice } from '../../(server)/_http/request-device';
import { openSpace } from './open-space';

type SpaceRules = SessionRules & {
  /** The recovery key lets in to replace what was lost and for nothing else: 403 `recovery_unfinished`. */
  recovery?: 'allowed';
};

/** For the routers below /api/space: 404 `space_off` where there are no private spaces, 401 `space_closed` without a session. */
export const { call, change, entry, anyone } = callsOf<OpenSpace, SpaceRules>({
  offOf: async (): Promise<ProblemCode | null> => ((await areSpacesOn()) ? null : 'space_off'),
  sessionOf: openSpace,
  closed: 'space_closed',
  refusalOf: ({ kind }, { recovery }) => (kind === 'recovery' && recovery !== 'allowed' ? 'recovery_unfinished' : null),
});

type Call = { req: { raw: Request } };

export function spaceDevice(c: Call): Device {
  return requestDevice(c.req.raw, 'space-network');
}

/** The session of the call, and the device for the log of the space. */
export function owner(c: Call & { var: { session: OpenSpace } }): OpenSpace & { device: Device } {
  return { ...c.var.session, device: spaceDevice(c) };
}
