import { Backrest, FigureNote } from '@/emails/shared/backrest';
import { Heading, Paragraph } from '@/emails/shared/blocks';
import { EmailLayout } from '@/emails/shared/layout';
import { site } from '@/lib/shared/site';

/** Of its mailbox: a space that is to be made, one that there is, one that is about to change to it, or what stands under it without one. */
export type CodeUse = 'new' | 'existing' | 'change' | 'data';

const OPENS: Record<CodeUse, string> = {
  new: 'Con él se puede crear un espacio privado a nombre de este correo y ver en él lo que has contratado y consultado.',
  existing: 'Con él se puede probar la frase de tu espacio privado, o pedir que se borre dentro de siete días.',
  data: 'Con él se ve lo que tenemos a nombre de este correo y, un día después de pedirlo por primera vez, se puede descargar o borrar. No abre un espacio privado: son para quien nos ha hecho una consulta, ha contratado algo o ha confirmado una cita.',
  change: 'Con él, un espacio privado que está abierto pasa a usar este correo y a ver lo que hay a su nombre.',
};

type Props = {
  code: string;
  use: CodeUse;
  /** How long it is good for. */
  minutes: number;
};

export function SpaceCode({ code, use, minutes }: Props) {
  return (
    <EmailLayout
      preview={`Caduca en ${minutes} minutos`}
      reason={`Recibes este correo porque alguien ha escrito esta dirección en el espacio privado de ${site.name}.`}
    >
      <Heading>Tu código</Heading>
      <Paragraph>Escríbelo en la página en la que lo has pedido.</Paragraph>
      <Backrest kicker={`Caduca en ${minutes} minutos`} figure={`${code.slice(0, 4)} ${code.slice(4)}`}>
        <FigureNote>Demuestra que este correo es tuyo. {OPENS[use]}</FigureNote>
      </Backrest>
      <div style={{ marginTop: 28 }}>
        <Paragraph>
          ¿No lo has pedido tú? No hagas nada y no se lo digas a nadie: nosotros tampoco te lo pediremos nunca.
        </Paragraph>
      </div>
    </EmailLayout>
  );
}
