import { connection } from 'next/server';
import { newTabKey } from '@/lib/agenda/appointments/link';
import { ReservationScreen, reservationMetadata } from './reservation-screen';

export const generateMetadata = reservationMetadata;

/** Without anything being sent before. */
export default async function ReservePage() {
  await connection();
  return <ReservationScreen offer={newTabKey()} isNew />;
}
