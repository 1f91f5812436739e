import 'server-only';
import { serverEnv } from '@/lib/env';

/** The sender of every e-mail, `Name <address>`. */
export function from(): string {
  return serverEnv().EMAIL_FROM;
}

/** Where the people of the consultancy read their alerts. */
export function staff(): string {
  return serverEnv().STAFF_EMAIL;
}
