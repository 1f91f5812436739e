import 'server-only';
import { serverEnv } from '@/lib/env';

/** Whether there are private spaces here. New ones need an open key of the desk besides: lib/desk-key/sealing-key.ts. */
export function areSpacesOn(): boolean {
  return serverEnv().PRIVATE_SPACE === 'on';
}
