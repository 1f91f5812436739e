import { type Appointment, dayOf, hourOf } from '@/emails/shared/appointment';
import { Heading, Paragraph, Steps, Subheading, TextLink } from '@/emails/shared/blocks';
import { Facts } from '@/emails/shared/facts';
import { EmailLayout } from '@/emails/shared/layout';
import { greeting } from '@/emails/shared/names';
import { site } from '@/lib/shared/site';
import { AppointmentBlock } from './appointment-block';

/** `link` follows a confirmation that had none; `known` answers a second request of one mailbox; `new-link` goes to the mailbox to which its visitor has changed. */
export type FirstConsultationNews = 'confirmed' | 'link' | 'changed' | 'known' | 'new-link';

type Props = {
  news: FirstConsultationNews;
  name: string;
  appointment: Appointment;
  /** A consultation was sent, before the hour was chosen or after. */
  hasCase: boolean;
  /** Of the page that moves and cancels it. */
  link: string;
  changes: number;
  lastChangeHours: number;
};

const HEADINGS: Record<FirstConsultationNews, string> = {
  confirmed: 'tu primera consulta está confirmada.',
  link: 'aquí tienes el enlace.',
  changed: 'hemos cambiado tu hora.',
  known: 'ya tienes una primera consulta.',
  'new-link': 'tu primera consulta sigue en pie.',
};

const LEADS: Record<FirstConsultationNews, string> = {
  confirmed: 'Ya está en nuestra agenda. La invitación adjunta la pone en la tuya.',
  link: 'Tu cita sigue igual. La invitación adjunta ya lleva el enlace y sustituye a la anterior.',
  changed: 'La invitación adjunta sustituye a la anterior.',
  known:
    'Alguien, quizá tú, ha elegido otra hora con este correo. La primera consulta es una por persona, así que vale la que ya tenías. Si prefieres otro momento, cámbiala.',
  'new-link':
    'Has cambiado de correo: este es el enlace nuevo de tu cita, y el que tenías en el anterior ya no abre nada. La invitación adjunta es la misma.',
};

export function FirstConsultation({ news, name, appointment, hasCase, link, changes, lastChangeHours }: Props) {
  return (
    <EmailLayout
      preview={`${dayOf(appointment)}, ${hourOf(appointment)}`}
      reason={`Recibes este correo porque tienes una primera consulta con ${site.name}.`}
    >
      <Heading>{`${greeting(name)}: ${HEADINGS[news]}`}</Heading>
      <Paragraph>{LEADS[news]}</Paragraph>
      <AppointmentBlock appointment={appointment} />
      <Facts
        facts={[
          { label: 'Servicio', value: 'Primera consulta gratuita' },
          { label: 'Duración', value: `${appointment.duration} minutos` },
          { label: 'A nombre de', value: name },
          { label: 'Precio', value: 'Gratis' },
        ]}
      />
      {news === 'confirmed' && (
        <Steps
          title="Qué pasa ahora"
          steps={[
            hasCase
              ? 'Leemos tu consulta antes de vernos, con los archivos que hayas adjuntado.'
              : 'Si quieres, cuéntanos antes tu caso desde la página de tu cita: así llegamos con las cuentas hechas.',
            `Nos sentamos unos ${appointment.duration} minutos y repasamos tus cifras.`,
            'Te decimos qué opciones vemos y cuánto cuesta cada una. Tú decides, sin prisa.',
          ]}
        />
      )}
      <Subheading>Si te surge algo</Subheading>
      <Paragraph>
        <TextLink href={link}>Cambia o anula tu cita</TextLink>
        {` cuando quieras: hasta ${lastChangeHours} horas antes puedes cambiarla tú, ${changes} veces como mucho, y anularla hasta que empiece. Nadie te preguntará por qué.`}
      </Paragraph>
    </EmailLayout>
  );
}
