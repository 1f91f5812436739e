import { connection } from 'next/server';
import { ReservationScreen, reservationMetadata } from '../reservation-screen';

export const generateMetadata = reservationMetadata;

type Props = { params: Promise<{ offer: string }> };

/** After a consultation was sent, or an hour was chosen in this tab. */
export default async function OfferPage({ params }: Props) {
  await connection();
  return <ReservationScreen offer={(await params).offer} />;
}
