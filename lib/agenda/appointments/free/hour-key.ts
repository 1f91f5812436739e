import 'server-only';
import { Prisma } from '@/lib/generated/prisma/client';
import { idOfSigned, signedId } from '@/lib/server/security/signed-id';

const PURPOSE = 'first-consultation-hour';

/** With which a consultation that follows a chosen hour is bound to it. Neither shows nor changes anything else of the appointment. */
export function hourKey(bookingId: string): string {
  return signedId(PURPOSE, bookingId);
}

/** The booking of a key; null if it is missing or forged. */
export function bookingOfHourKey(key: string | undefined): string | null {
  return key ? idOfSigned(PURPOSE, key) : null;
}

/** Binds an hour that still stands and has no consultation yet. */
export function hourBound(bookingId: string, consultationId: string, now: Date): Prisma.Sql {
  return Prisma.sql`
    UPDATE bookings SET consultation_id = ${consultationId}::uuid, updated_at = ${now}::timestamptz
    WHERE id = ${bookingId}::uuid AND kind = 'first-consultation' AND consultation_id IS NULL
      AND (status = 'confirmed' AND ends_at > ${now}::timestamptz OR status = 'held' AND expires_at > ${now}::timestamptz)`;
}
