import type { BusinessCredentials, Registration } from './business-credentials';

/** Those that hold: an example gives no licence, so nothing leans on it. */
export function heldRegistrations({ registrations }: Pick<BusinessCredentials, 'registrations'>): Registration[] {
  return registrations.filter(({ example }) => !example);
}
