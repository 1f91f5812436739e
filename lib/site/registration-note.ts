import {
  type BusinessCredentials,
  heldRegistrations,
  type Registration,
} from '@/lib/shared/business/business-credentials';

/** Under the prices of an activity; undefined without a registration for it. */
export function registrationNote(
  activity: Registration['activity'],
  credentials: Pick<BusinessCredentials, 'registrations'>,
): string | undefined {
  const held = heldRegistrations(credentials).filter((registration) => registration.activity === activity);
  if (held.length === 0) return undefined;
  return held.map(({ register, number }) => `Estamos en ${register} con el número ${number}.`).join(' ');
}
