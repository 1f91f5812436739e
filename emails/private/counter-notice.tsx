import { Heading, Paragraph, TextLink } from '@/emails/shared/blocks';
import { EmailLayout } from '@/emails/shared/layout';
import { site } from '@/lib/shared/site';

export const COUNTER_NOTICE_SUBJECT = 'Tu passkey de la mesa cuenta hacia atrás';

type Props = {
  /** Of the passkey, as its person has named it. */
  label: string;
  /** When it happened: "jue 13 nov 2025, 10:00". */
  when: string;
};

/** To the person of the desk whose synced passkey has said a lower count than before. */
export function CounterNotice({ label, when }: Props) {
  return (
    <EmailLayout
      preview={COUNTER_NOTICE_SUBJECT}
      reason={`Recibes este correo porque entras en la mesa de ${site.name}.`}
      audience="staff"
    >
      <Heading>El contador de tu passkey ha vuelto atrás</Heading>
      <Paragraph>{`${when}, con la passkey «${label}».`}</Paragraph>
      <Paragraph>
        Suele pasar al cambiar de dispositivo o de gestor de contraseñas, y la mesa se ha abierto con normalidad.
        También pasaría si alguien la hubiera copiado. De esta passkey solo te lo decimos esta vez; el registro de la
        mesa lo apunta siempre.
      </Paragraph>
      <Paragraph>
        ¿No has sido tú? Entra en <TextLink href={`${site.url}/mesa/equipo`}>Equipo</TextLink>, quita esa passkey,
        cierra tus otras sesiones y avisa a tus compañeros.
      </Paragraph>
    </EmailLayout>
  );
}
