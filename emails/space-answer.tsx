import { shortReference } from '@/lib/i18n/short-reference';
import { madridDate } from '@/lib/madrid-time';
import { site } from '@/lib/site';
import { longDay } from './appointment';
import { Action, Backrest, FigureNote } from './backrest';
import { Heading, Paragraph } from './blocks';
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
      <Backrest kicker="Tu consulta" figure={shortReference(consultationId)}>
        <FigureNote>{`Del ${day}. La respuesta está cifrada: solo la lees tú, en tu espacio privado.`}</FigureNote>
        <Action href={`${site.url}/espacio#consultas`}>Leer la respuesta</Action>
      </Backrest>
      <Paragraph>Si prefieres que te la mandemos por correo, sin cifrar, responde a este mensaje.</Paragraph>
    </EmailLayout>
  );
}
