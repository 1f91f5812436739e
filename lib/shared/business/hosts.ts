import { team } from './team';

/** Who sits with clients; `portrait` is their place in the team. Empty without a team. */
export const hosts = team.flatMap(({ id, name, role, since, meetsClients, photograph }, portrait) =>
  meetsClients ? [{ id, name, role, since, photograph, portrait }] : [],
);
