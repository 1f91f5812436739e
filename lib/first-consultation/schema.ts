import { z } from 'zod';
import { APPOINTMENT_MODES } from '@/lib/appointment-mode';
import { email, fullName } from '@/lib/person/schema';
import { bookingDate, bookingTime } from '@/lib/scheduling/schema';

/** "2026-12-01 09:00", Madrid. Messages are keys of the `Validation` namespace. */
export const hourSchema = z
  .string({ error: 'hourRequired' })
  .trim()
  .min(1, 'hourRequired')
  .transform((text) => {
    const [date, time] = text.split(' ', 2);
    return { date, time };
  })
  .pipe(z.object({ date: bookingDate, time: bookingTime }));

export const reservationSchema = z.object({
  hour: hourSchema,
  mode: z.enum(APPOINTMENT_MODES, 'bookingTypeInvalid'),
  fullName,
  email,
});
export type Reservation = z.output<typeof reservationSchema>;
export type ReservationField = keyof Reservation;
