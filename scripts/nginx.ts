import { findOrInstall } from './programs';

// Debian installs it outside an ordinary user's PATH.
const USUAL_PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

export function findOrInstallNginx(): string {
  return findOrInstall('nginx', USUAL_PLACES);
}
