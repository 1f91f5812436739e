import { Fragment } from 'react';
import { longDay } from '@/emails/shared/appointment';
import { Heading, Paragraph, Subheading } from '@/emails/shared/blocks';
import { EmailLayout } from '@/emails/shared/layout';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import { madridDate, madridTime } from '@/lib/shared/madrid-time';
import { site } from '@/lib/shared/site';
import { LineButton } from './order-page-link';

/** `order`: null for a free hour. `startsAt`: of the appointment to come, if there is one. */
export type MailedLink = {
  order: { id: string; productName: string } | null;
  startsAt: Date | null;
  href: string;
};

/** Lists the links of a mailbox. Repeats nothing that was typed. */
export function AskedLinks({ links }: { links: readonly MailedLink[] }) {
  return (
    <EmailLayout
      preview="Con cada uno abres lo tuyo"
      reason={`Recibes este correo porque en ${site.name} se han pedido los enlaces de este buzón.`}
    >
      <Heading>Hola: aquí tienes tus enlaces.</Heading>
      <Paragraph>Cada botón abre lo suyo, sin contraseña. Son solo tuyos: no reenvíes este correo.</Paragraph>
      {links.map(({ order, startsAt, href }) => (
        <Fragment key={href}>
          <Subheading>{order ? order.productName : 'Primera consulta gratuita'}</Subheading>
          <Paragraph>
            {[order && `Pedido ${shortReference(order.id)}.`, startsAt && `Tu cita: ${momentOf(startsAt)}.`]
              .filter(Boolean)
              .join(' ')}
          </Paragraph>
          <LineButton href={href}>{order ? 'Ver tu contratación' : 'Ver tu cita'}</LineButton>
        </Fragment>
      ))}
      <div style={{ marginTop: 28 }}>
        <Paragraph>
          ¿No los has pedido tú? No tienes que hacer nada: solo llegan a este buzón, y nada ha cambiado.
        </Paragraph>
      </div>
    </EmailLayout>
  );
}

/** "jueves 13 de noviembre de 2025, a las 11:00, hora peninsular" */
function momentOf(instant: Date): string {
  return `${longDay(madridDate(instant))}, a las ${madridTime(instant)}, hora peninsular`;
}
