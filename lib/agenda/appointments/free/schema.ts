import { z } from 'zod';
import { hourSchema } from '@/lib/agenda/schema';
import { APPOINTMENT_MODES } from '@/lib/shared/appointment-mode';
import { email, fullName } from '@/lib/shared/person/schema';

/** Messages are keys of the `Validation` namespace. */
export const reservationSchema = z.object({
  hour: hourSchema,
  mode: z.enum(APPOINTMENT_MODES, 'bookingTypeInvalid'),
  fullName,
  email,
});
export type Reservation = z.output<typeof reservationSchema>;
export type ReservationField = keyof Reservation;
