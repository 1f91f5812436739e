import { Heading, Paragraph } from '@/emails/shared/blocks';
import { Facts } from '@/emails/shared/facts';
import { EmailLayout } from '@/emails/shared/layout';
import { site } from '@/lib/shared/site';

type Stays = {
  what: string;
  /** "31 de diciembre de 2032" */
  until: string;
  /** Of an hour that is still to come. */
  appointment: string | null;
};

type Props = {
  stays: Stays[];
  /** E-mails in the team's own mailbox, which a person deletes. */
  mailed: number;
  /** False: the mailbox had none, and a code has opened its data. */
  hadSpace: boolean;
  /** Confirmed free hours that are cancelled by it. */
  cancelled: string[];
};

export function OwnDataDeleted({ stays, mailed, hadSpace, cancelled }: Props) {
  return (
    <EmailLayout
      preview={hadSpace ? 'Hemos borrado tu espacio y tus datos' : 'Hemos borrado tus datos'}
      reason={`Recibes este correo porque alguien ${hadSpace ? 'con tu espacio privado abierto' : 'con un código de este correo'} ha pedido borrarlo todo en ${site.name}.${mailed > 0 ? '' : ' Es el último que te mandamos por ello.'}`}
    >
      <Heading>Hecho: lo tuyo ya no está</Heading>
      <Paragraph>
        {hadSpace
          ? 'Hemos borrado tu espacio privado con sus documentos y sus llaves, tus consultas con sus archivos, tus mensajes, tus citas gratuitas y tu suscripción a la carta.'
          : 'Hemos borrado tus mensajes, tu suscripción a la carta y todo lo demás que había a nombre de este correo.'}{' '}
        En las copias de seguridad dura treinta días más, y luego tampoco.
      </Paragraph>
      {cancelled.length > 0 && (
        <Paragraph>
          {`Con ello queda anulada tu primera consulta gratuita: ${cancelled.join('; ')}. Esa hora ya no es tuya.`}
        </Paragraph>
      )}
      {stays.length === 0 ? (
        <Paragraph>No queda nada que la ley nos obligue a guardar.</Paragraph>
      ) : (
        <>
          <Paragraph>
            Esto es lo único que se queda, porque la ley nos obliga a guardarlo: tu nombre, tu correo, el importe y las
            fechas.
          </Paragraph>
          <Facts
            facts={stays.map(({ what, until, appointment }) => ({
              label: what,
              value: `Hasta el ${until}.${appointment ? ` Tu cita del ${appointment} sigue en pie.` : ''}`,
            }))}
          />
        </>
      )}
      {mailed > 0 && (
        <Paragraph>
          {mailed === 1
            ? 'Un correo con lo que nos escribiste está además en nuestro buzón'
            : `${mailed} correos con lo que nos escribiste están además en nuestro buzón`}
          , al que la web no llega. {mailed === 1 ? 'Lo borra' : 'Los borra'} una persona del equipo y te escribimos
          cuando esté hecho. Hasta entonces guardamos tu dirección para encontrarlos.
        </Paragraph>
      )}
      <Paragraph>¿No has sido tú? Escríbenos respondiendo a este correo.</Paragraph>
    </EmailLayout>
  );
}
