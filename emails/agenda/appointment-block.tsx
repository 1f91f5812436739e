import { Link } from '@react-email/components';
import type { ReactNode } from 'react';
import { type Appointment, dayOf, hourOf, hoursOf, mapLink, shortDayOf } from '@/emails/shared/appointment';
import { Action, Backrest, FigureNote } from '@/emails/shared/backrest';
import { colour } from '@/emails/shared/theme';
import { hostNames } from '@/lib/shared/business/host-names';
import { hosts } from '@/lib/shared/business/hosts';
import { capitalised } from '@/lib/shared/i18n/capitalised';
import { site } from '@/lib/shared/site';

/** An appointment to come: when, with whom, and the way to it. */
export function AppointmentBlock({ appointment }: { appointment: Appointment }) {
  const host = hostNames(hosts);
  return (
    <AppointmentFigure kicker="Tu cita" appointment={appointment} {...(host && { note: `Te sientas con ${host}.` })}>
      {appointment.mode === 'in-person' ? <Office /> : <VideoCall link={appointment.meetLink} />}
    </AppointmentFigure>
  );
}

function Office() {
  return (
    <>
      <FigureNote>{`Te esperamos en nuestro despacho: ${site.officeAddress}.`}</FigureNote>
      <Action href={mapLink()}>Ver en el mapa</Action>
    </>
  );
}

function VideoCall({ link }: { link: string | null }) {
  if (!link)
    return <FigureNote>Te enviaremos el enlace de la videollamada por correo en cuanto esté listo.</FigureNote>;
  return (
    <>
      <Action href={link}>Entrar en la videollamada</Action>
      <p
        data-skip-in-text="true"
        style={{ margin: '14px 0 0', fontSize: 14, lineHeight: '20px', wordBreak: 'break-word' }}
      >
        <Link href={link} style={{ color: colour.bruma, textDecoration: 'underline' }}>
          {link.replace(/^https?:\/\//, '')}
        </Link>
      </p>
    </>
  );
}

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
