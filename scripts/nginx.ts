import { findOrInstall } from './programs';

// Debian keeps it where only root's PATH leads.
const USUAL_PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

export function findOrInstallNginx(): string {
  return findOrInstall('nginx', USUAL_PLACES);
}
