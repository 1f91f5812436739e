import { Link } from '@react-email/components';
import { type Appointment, mapLink } from '@/emails/shared/appointment';
import { Action, FigureNote } from '@/emails/shared/backrest';
import { colour } from '@/emails/shared/theme';
import { hostNames } from '@/lib/shared/business/host-names';
import { hosts } from '@/lib/shared/business/hosts';
import { site } from '@/lib/shared/site';
import { AppointmentFigure } from './appointment-figure';

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
