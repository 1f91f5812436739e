import { z } from 'zod';
import { APPOINTMENT_MODES } from '@/lib/appointment-mode';
import { email, fullName } from '@/lib/person/schema';
import { hourSchema } from '@/lib/scheduling/schema';

/** Messages are keys of the `Validation` namespace. */
export const reservationSchema = z.object({
  hour: hourSchema,
  mode: z.enum(APPOINTMENT_MODES, 'bookingTypeInvalid'),
  fullName,
  email,
});
export type Reservation = z.output<typeof reservationSchema>;
export type ReservationField = keyof Reservation;
