import { longDay } from '@/emails/shared/appointment';
import { Backrest, FigureNote } from '@/emails/shared/backrest';
import { Heading, Paragraph } from '@/emails/shared/blocks';
import { EmailLayout } from '@/emails/shared/layout';
import { greeting } from '@/emails/shared/names';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import { formatShortDay, type MadridDate } from '@/lib/shared/madrid-time';
import { site } from '@/lib/shared/site';
import type { LegalDocument } from '@/lib/shared/texts/legal-document';
import { OrderPageLink } from './order-page-link';
import type { Purchase } from './purchase';
import { WithdrawalInformation } from './withdrawal-information';

type Props = Purchase & {
  contractedOn: MadridDate;
  hasAppointment: boolean;
  withdrawal: LegalDocument;
  /** Fourteen days from this e-mail, or the order's own period if it ends later. */
  until: MadridDate;
};

/** The withdrawal information for an order whose confirmation did not carry it: the legal period begins with it. */
export function WithdrawalNotice(order: Props) {
  const { orderId, customerName, productName, contractedOn, withdrawal, until, manageLink } = order;
  return (
    <EmailLayout
      preview={`Puedes desistir hasta el ${longDay(until)}`}
      reason={`Recibes este correo porque contrataste este servicio en ${site.name} y la ley nos pide enviarte esta información.`}
    >
      <Heading>{`${greeting(customerName)}: esto tenía que haberte llegado con la confirmación.`}</Heading>
      <Paragraph>
        {`Es la información sobre tu derecho a desistir de ${productName}, que contrataste el ${longDay(contractedOn)} (pedido ${shortReference(orderId)}). No tienes que hacer nada: si todo va bien, guárdala.`}
      </Paragraph>
      <Backrest kicker="Puedes desistir hasta el" figure={formatShortDay(until)}>
        <FigureNote>
          {`El ${longDay(until)}, a las 24:00: son 14 días desde este correo. Si en otro sitio te dimos una fecha anterior, vale esta.`}
        </FigureNote>
      </Backrest>
      <OrderPageLink link={manageLink} hasAppointment={order.hasAppointment} />
      <WithdrawalInformation
        information={withdrawal}
        siteUrl={site.url}
        until={{ lawUntil: until, openUntil: until }}
      />
    </EmailLayout>
  );
}
