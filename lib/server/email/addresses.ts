import 'server-only';
import { serverEnv } from '@/lib/shared/env';

/** `Name <address>`. */
export function from(): string {
  return serverEnv().EMAIL_FROM;
}

export function staff(): string {
  return serverEnv().STAFF_EMAIL;
}
