import { Action, Backrest, FigureNote } from '@/emails/shared/backrest';
import { Heading, Paragraph } from '@/emails/shared/blocks';
import { EmailLayout, StaffMail } from '@/emails/shared/layout';
import { greeting } from '@/emails/shared/names';
import { site } from '@/lib/shared/site';

type Props = {
  name: string;
  /** Of the passkey that access is given to. */
  label: string;
  link: string;
};

/** To those who can open the key of the desk. */
export function AccessWaits({ name, label, link }: Props) {
  return (
    <EmailLayout
      preview="Se lo das en Hoy, con tu passkey"
      reason={`Aviso automático para quienes abren la llave de la mesa de ${site.name}. Llega una sola vez.`}
      audience="staff"
    >
      <Heading>
        <bdi>{name}</bdi> espera acceso a lo cifrado.
      </Heading>
      <Paragraph>
        Ya entra en la mesa. Hasta que se lo dé quien ya lo abre, no puede leer ninguna consulta cifrada.
      </Paragraph>
      <Backrest kicker="Su passkey" figure={label}>
        <FigureNote>Antes de darle acceso, pregúntale de palabra si esa passkey es suya.</FigureNote>
        <Action href={link}>Darle acceso en Hoy</Action>
      </Backrest>
    </EmailLayout>
  );
}

/** To a person of the desk who has waited for it. */
export function AccessGiven({ name, link }: { name: string; link: string }) {
  return (
    <StaffMail preview="Te han dado acceso a las consultas cifradas">
      <Heading>{`${greeting(name)}.`}</Heading>
      <Backrest kicker="Te han dado acceso" figure="Ya puedes abrir lo cifrado">
        <FigureNote>Las consultas y los documentos, los de ahora y los de antes. Se abren con tu passkey.</FigureNote>
        <Action href={link}>Ver las consultas</Action>
      </Backrest>
    </StaffMail>
  );
}
