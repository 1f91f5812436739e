import type { ComponentProps, ReactNode } from 'react';
import { BookingBody } from './booking-body';
import { BookingHead } from './booking-head';

type Props = ComponentProps<typeof BookingHead> & { children?: ReactNode };

/** The frame of the pages of an appointment, of an order and of a withdrawal: the heading on its ground, and what follows it. */
export function BookingScreen({ children, ...head }: Props) {
  return (
    <>
      <BookingHead {...head} />
      <BookingBody>{children}</BookingBody>
    </>
  );
}
