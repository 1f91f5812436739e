import { Heading, Paragraph, TextLink } from '@/emails/shared/blocks';
import { EmailLayout } from '@/emails/shared/layout';
import { site } from '@/lib/shared/site';

export function SpaceNothingHere() {
  return (
    <EmailLayout
      preview="No tenemos nada con este correo"
      reason={`Recibes este correo porque alguien ha escrito esta dirección en el espacio privado de ${site.name}.`}
    >
      <Heading>Con este correo no tenemos nada</Heading>
      <Paragraph>
        Alguien, quizá tú, ha querido abrir un espacio privado con esta dirección. Son para quien nos ha hecho una
        consulta, ha contratado algo o ha confirmado una cita, y con este correo no consta nada: tampoco un mensaje ni
        una suscripción.
      </Paragraph>
      <Paragraph>
        Si nos escribiste desde otra dirección, prueba con ella. Y si todavía no nos conocemos,{' '}
        <TextLink href={`${site.url}/consulta-gratuita`}>la primera consulta es gratis</TextLink>.
      </Paragraph>
      <Paragraph>¿No has sido tú? No hagas nada: borramos tu dirección en menos de dos horas.</Paragraph>
    </EmailLayout>
  );
}
