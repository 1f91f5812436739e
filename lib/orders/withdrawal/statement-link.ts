import 'server-only';
import { open, sign } from '@/lib/server/security/signed-link';

/** The page of a statement that came without an order's link. Only its sender is given it, and the order's page once it is undone. */
export function statementPath(withdrawalId: string): string {
  return statementPathOfLink(sign('withdrawal', withdrawalId));
}

export function statementPathOfLink(link: string, file?: 'acuse.txt'): string {
  return `/desistimiento/${link}${file ? `/${file}` : ''}`;
}

/** Null if the link is forged. */
export function statementOfLink(link: string): string | null {
  return open('withdrawal', link);
}
