import { installWithApt, isExecutable, onPath, say } from './programs';

// Debian keeps it where only root's PATH leads.
const USUAL_PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx', '/usr/local/bin/nginx'];

function findNginx(): string | undefined {
  return [...onPath(['nginx']), ...USUAL_PLACES].find(isExecutable);
}

/** Path of an nginx that is installed, or is installed now. */
export function findOrInstallNginx(): string {
  const found = findNginx();
  if (found) return found;
  say('There is no nginx on this machine. Installing one ...');
  const installed = installWithApt('nginx') ? findNginx() : undefined;
  if (!installed) throw new Error('No nginx was found or could be installed. Install one: the tests look on the PATH.');
  say(`nginx, installed by apt: ${installed}`);
  return installed;
}
