import { site } from '@/lib/site';
import { Backrest, FigureNote } from './backrest';
import { Heading, Paragraph } from './blocks';
import { EmailLayout } from './layout';

type Props = {
  code: string;
  /** How long it is good for. */
  minutes: number;
};

export function SpaceCode({ code, minutes }: Props) {
  return (
    <EmailLayout
      preview={`Caduca en ${minutes} minutos`}
      reason={`Recibes este correo porque alguien ha escrito esta dirección en el espacio privado de ${site.name}.`}
    >
      <Heading>Tu código</Heading>
      <Paragraph>Escríbelo en la página en la que lo has pedido.</Paragraph>
      <Backrest kicker={`Caduca en ${minutes} minutos`} figure={`${code.slice(0, 3)} ${code.slice(3)}`}>
        <FigureNote>Demuestra que este correo es tuyo. No abre nada por sí solo.</FigureNote>
      </Backrest>
      <div style={{ marginTop: 28 }}>
        <Paragraph>
          ¿No lo has pedido tú? No hagas nada y no se lo digas a nadie: nosotros tampoco te lo pediremos nunca.
        </Paragraph>
      </div>
    </EmailLayout>
  );
}
