import type { ReactNode } from 'react';
import { type Appointment, dayOf, hourOf, hoursOf, shortDayOf } from '@/emails/shared/appointment';
import { Backrest, FigureNote } from '@/emails/shared/backrest';
import { capitalised } from '@/lib/shared/i18n/capitalised';

type Props = {
  kicker: string;
  appointment: Appointment;
  /** A sentence after the day and the hours. */
  note?: string;
  children?: ReactNode;
};

/** An appointment in the dark block: its day as large as its hour, and both in words. */
export function AppointmentFigure({ kicker, appointment, note, children }: Props) {
  const when = `${capitalised(dayOf(appointment))}, ${hoursOf(appointment)}.`;
  return (
    <Backrest kicker={kicker} figure={[shortDayOf(appointment), hourOf(appointment)]}>
      <FigureNote>{note ? `${when} ${note}` : when}</FigureNote>
      {children}
    </Backrest>
  );
}
