import { longDay } from '@/emails/shared/appointment';
import { Action, Backrest, FigureNote } from '@/emails/shared/backrest';
import { Heading, Paragraph } from '@/emails/shared/blocks';
import { EmailLayout } from '@/emails/shared/layout';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import { madridDate } from '@/lib/shared/madrid-time';
import { site } from '@/lib/shared/site';

/** That there is an answer, and nothing of it. */
export function SpaceAnswer({ consultationId, receivedAt }: { consultationId: string; receivedAt: Date }) {
  const day = longDay(madridDate(receivedAt));
  return (
    <EmailLayout
      preview="Te espera en tu espacio privado"
      reason={`Recibes este correo porque el ${day} llegó una consulta con esta dirección a la web de ${site.name}. Si no fue cosa tuya, responde y lo borramos.`}
    >
      <Heading>Tu respuesta está lista.</Heading>
      <Backrest kicker="Tu consulta" figure={shortReference(consultationId)}>
        <FigureNote>{`Del ${day}. La respuesta está cifrada: solo la lees tú, en tu espacio privado.`}</FigureNote>
        <Action href={`${site.url}/espacio#consultas`}>Leer la respuesta</Action>
      </Backrest>
      <Paragraph>Si prefieres que te la mandemos por correo, sin cifrar, responde a este mensaje.</Paragraph>
    </EmailLayout>
  );
}
