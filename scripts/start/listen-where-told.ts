const OF_NEXT = "process.env.HOSTNAME || '0.0.0.0'";
const OURS = "process.env.LISTEN_ADDRESS || '127.0.0.1'";

/**
 * Next's server.js listens on every address unless HOSTNAME names one, and Docker and some shells set that to the name of the
 * machine. Ours listens on loopback unless LISTEN_ADDRESS names another address.
 */
export function listenWhereTold(program: string): string {
  if (program.split(OF_NEXT).length !== 2) throw new Error(`Next's server.js no longer says ${OF_NEXT} once.`);
  return program.replace(OF_NEXT, OURS);
}
