import { Action, Backrest, FigureNote } from '@/emails/shared/backrest';
import { Heading } from '@/emails/shared/blocks';
import { EmailLayout } from '@/emails/shared/layout';
import { greeting } from '@/emails/shared/names';
import { site } from '@/lib/shared/site';

/** To a person of the desk who has waited for it. */
export function AccessGiven({ name, link }: { name: string; link: string }) {
  return (
    <EmailLayout
      preview="Te han dado acceso a las consultas cifradas"
      reason={`Aviso automático para el equipo de ${site.name}.`}
      audience="staff"
    >
      <Heading>{`${greeting(name)}.`}</Heading>
      <Backrest kicker="Te han dado acceso" figure="Ya puedes abrir lo cifrado">
        <FigureNote>Las consultas y los documentos, los de ahora y los de antes. Se abren con tu passkey.</FigureNote>
        <Action href={link}>Ver las consultas</Action>
      </Backrest>
    </EmailLayout>
  );
}
