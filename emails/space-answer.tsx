import { shortReference } from '@/lib/i18n/short-reference';
import { madridDate } from '@/lib/madrid-time';
import { site } from '@/lib/site';
import { longDay } from './appointment';
import { Heading, Paragraph, TextLink } from './blocks';
import { EmailLayout } from './layout';

/** That there is an answer, and nothing of it. */
export function SpaceAnswer({ consultationId, receivedAt }: { consultationId: string; receivedAt: Date }) {
  const day = longDay(madridDate(receivedAt));
  return (
    <EmailLayout
      preview="Te espera en tu espacio privado"
      reason={`Recibes este correo porque el ${day} llegó una consulta con esta dirección a la web de ${site.name}. Si no fue cosa tuya, responde y lo borramos.`}
    >
      <Heading>Tu respuesta está lista.</Heading>
      <Paragraph>
        {`Hemos contestado a tu consulta ${shortReference(consultationId)}, del ${day}. La respuesta está cifrada: solo la lees tú, `}
        <TextLink href={`${site.url}/espacio#consultas`}>en tu espacio privado</TextLink>.
      </Paragraph>
      <Paragraph>Si prefieres que te la mandemos por correo, sin cifrar, responde a este mensaje.</Paragraph>
    </EmailLayout>
  );
}
