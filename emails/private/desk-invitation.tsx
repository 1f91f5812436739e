import { longDay } from '@/emails/shared/appointment';
import { Action, Backrest, FigureNote } from '@/emails/shared/backrest';
import { Heading, Paragraph, Steps } from '@/emails/shared/blocks';
import { EmailLayout } from '@/emails/shared/layout';
import { greeting } from '@/emails/shared/names';
import { madridDate, madridTime } from '@/lib/shared/madrid-time';
import { site } from '@/lib/shared/site';

type Props = {
  name: string;
  /** Null once that person is known no more. */
  inviter: string | null;
  link: string;
  expiresAt: Date;
};

export function DeskInvitation({ name, inviter, link, expiresAt }: Props) {
  return (
    <EmailLayout
      preview={`El enlace vale hasta las ${madridTime(expiresAt)}`}
      reason={`Recibes este correo porque ${inviter ?? 'una persona del equipo'} ha escrito esta dirección en la mesa de ${site.name}. Si no lo esperabas, no pulses el botón y bórralo.`}
      audience="staff"
    >
      <Heading>{`${greeting(name)}.`}</Heading>
      <Paragraph>
        {`${inviter ?? 'Una persona del equipo'} te invita a la mesa, donde trabaja el equipo de ${site.name}. Se entra con una passkey: la huella, la cara o el PIN de tu dispositivo, sin contraseña.`}
      </Paragraph>
      <Backrest kicker={`Una sola vez, y hasta el ${longDay(madridDate(expiresAt))}`} figure={madridTime(expiresAt)}>
        <FigureNote>Ábrelo en el dispositivo con el que vas a trabajar: la passkey se queda en él.</FigureNote>
        <Action href={link}>Crear mi passkey</Action>
      </Backrest>
      <Steps
        title="Qué pasa después"
        steps={[
          'Creas tu passkey y la tocas una vez más: así queda preparada para abrir lo cifrado.',
          'Una persona del equipo te da acceso a lo cifrado, y te lo decimos por correo.',
        ]}
      />
    </EmailLayout>
  );
}
