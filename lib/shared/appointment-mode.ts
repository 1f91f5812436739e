export const APPOINTMENT_MODES = ['online', 'in-person'] as const;
export type AppointmentMode = (typeof APPOINTMENT_MODES)[number];

/** How a stored booking takes place. A hold, which has no mode yet, counts as online. */
export function appointmentMode(stored: string | null): AppointmentMode {
  return stored === 'in-person' ? 'in-person' : 'online';
}
