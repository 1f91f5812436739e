import { AppointmentBlock } from '@/emails/agenda/appointment-block';
import { type Appointment, dayOf, hourOf, longDay, modeOf } from '@/emails/shared/appointment';
import { Action, Backrest, FigureNote } from '@/emails/shared/backrest';
import { FigureLine, Heading, Paragraph, Steps, Subheading, TextLink } from '@/emails/shared/blocks';
import { Facts } from '@/emails/shared/facts';
import { EmailLayout } from '@/emails/shared/layout';
import { greeting } from '@/emails/shared/names';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import { formatDate, type MadridDate, madridDate } from '@/lib/shared/madrid-time';
import { type Cents, formatEuros, formatPrice } from '@/lib/shared/money';
import { site } from '@/lib/shared/site';
import type { LegalDocument } from '@/lib/shared/texts/legal-document';
import { type ConfirmedStanding, confirmationSteps } from './confirmation-steps';
import { LegalSections, smallPrint } from './legal-sections';
import { OrderPageLink } from './order-page-link';
import type { MailedDelivery, MailedFile } from './promised-delivery';
import type { Purchase } from './purchase';
import { WithdrawalInformation } from './withdrawal-information';

type OrderConfirmationProps = Purchase & {
  amount: Cents;
  paidAt: Date;
  standing?: ConfirmedStanding;
  /** Null for a product without appointment, and where there is none any more. */
  appointment: Appointment | null;
  terms: LegalDocument;
  withdrawal: LegalDocument;
  /** The last day to withdraw by law, and the later one of law and guarantee. */
  until: { lawUntil: MadridDate; openUntil: MadridDate };
  delivery: MailedDelivery | null;
  /** As the page of the service lists it. */
  features: readonly string[];
};

/** First what a buyer needs: hour, link, with whom, what comes, how to change it. The legal texts come last. */
export function OrderConfirmation(order: OrderConfirmationProps) {
  const { appointment, productName, amount, paidAt, delivery, standing = 'confirmed' } = order;
  const steps = confirmationSteps({ standing, appointment, delivery });
  const isWithdrawn = standing === 'withdrawn';
  const paidOn = madridDate(paidAt);
  return (
    <EmailLayout
      preview={
        appointment
          ? `${dayOf(appointment)}, ${hourOf(appointment)}. ${productName}`
          : previewWithout(standing, productName)
      }
      reason={`Recibes este correo porque has contratado este servicio en ${site.name}.`}
    >
      <Heading>{`${greeting(order.customerName)}: ${appointment ? 'tu cita está confirmada' : HEADINGS[standing]}.`}</Heading>
      {appointment ? (
        <AppointmentBlock appointment={appointment} />
      ) : isWithdrawn ? (
        <Paragraph>
          Hemos recibido tu desistimiento y el acuse va en otro correo: no tienes que hacer nada. Te enviamos igualmente
          las condiciones de lo que contrataste y la información sobre tu derecho, para que las guardes.
        </Paragraph>
      ) : (
        <Backrest kicker="Has pagado" figure={formatPrice(amount)}>
          <FigureNote>{`${productName}, pagado el ${longDay(paidOn)}.`}</FigureNote>
          <FileActions files={delivery?.files ?? []} />
        </Backrest>
      )}
      <Facts
        facts={[
          { label: 'Servicio', value: productName },
          ...(appointment
            ? [
                { label: 'Modalidad', value: modeOf(appointment) },
                { label: 'Duración', value: `${appointment.duration} minutos` },
              ]
            : []),
          ...(isWithdrawn ? [] : [{ label: 'Qué incluye', value: order.features.join(' · ') }]),
          { label: 'A nombre de', value: order.customerName },
          { label: 'Pedido', value: shortReference(order.orderId) },
          { label: 'Total pagado', value: `${formatEuros(amount)}, IVA incluido` },
        ]}
      />
      {steps.length > 0 && <Steps title="Qué pasa ahora" steps={steps} />}
      <OrderPageLink
        link={order.manageLink}
        hasAppointment={appointment !== null}
        canWithdraw={!isWithdrawn}
        title={appointment ? 'Tu cita y tu contratación, en una página' : 'Tu contratación, en una página'}
      />
      {!isWithdrawn && <Guarantee openUntil={order.until.openUntil} />}
      {!isWithdrawn && <CopyBelow />}
      <WithdrawalInformation information={order.withdrawal} until={order.until} siteUrl={site.url} />
      <ContractTerms
        terms={order.terms}
        siteUrl={site.url}
        elsewhere={{
          id: 'desistimiento',
          where: `Está entero más arriba, en «${order.withdrawal.title}», y en los archivos adjuntos.`,
        }}
      />
    </EmailLayout>
  );
}

const HEADINGS: Record<ConfirmedStanding, string> = {
  confirmed: 'tu pedido está confirmado',
  'without-hour': 'tu contratación sigue en pie, ahora sin cita',
  withdrawn: 'los papeles de tu contratación',
};

function previewWithout(standing: ConfirmedStanding, productName: string): string {
  return standing === 'withdrawn' ? `Para guardar: ${productName}` : `Pagado: ${productName}`;
}

export function Guarantee({ openUntil }: Pick<OrderConfirmationProps['until'], 'openUntil'>) {
  return (
    <FigureLine figure={String(site.guaranteeDays)}>
      {`días de garantía desde el pago. Hasta el ${longDay(openUntil)} puedes pedir que te devolvamos el dinero. `}
      <TextLink href={`${site.url}/garantia`}>Cómo funciona</TextLink>
    </FigureLine>
  );
}

/** Where the useful part ends: what follows is owed on a durable medium and need not be read today. */
function CopyBelow() {
  return (
    <>
      <Subheading>Tu copia de lo que contrataste</Subheading>
      <Paragraph>
        Hasta aquí, lo que necesitas. Debajo van tu derecho de desistimiento y las condiciones, enteros: guarda este
        correo y míralos cuando te hagan falta.
      </Paragraph>
    </>
  );
}

/** A chapter of the conditions that stands elsewhere in the same e-mail. */
type Elsewhere = { id: string; where: string };

type Props = { terms: LegalDocument; siteUrl: string; elsewhere: Elsewhere };

/** The whole text of what was agreed to: a link to a page that can change is not a durable medium. */
function ContractTerms({ terms, siteUrl, elsewhere }: Props) {
  const sections = terms.sections.map((section) =>
    section.id === elsewhere.id ? { ...section, blocks: [elsewhere.where] } : section,
  );
  return (
    <>
      <Subheading>{terms.title}</Subheading>
      <p
        className="ink-2"
        style={smallPrint}
      >{`Versión del ${formatDate(terms.version)}. Guarda este correo: es tu copia.`}</p>
      <LegalSections sections={sections} siteUrl={siteUrl} />
    </>
  );
}

/** A button for each file, and how long its link works. */
function FileActions({ files }: { files: readonly MailedFile[] }) {
  return files.map(({ title, link, validUntil }) => (
    <div key={link}>
      <Action href={link}>{files.length === 1 ? 'Descargar el PDF' : `Descargar ${title}`}</Action>
      <FigureNote>{`${title}. El enlace sirve hasta el ${longDay(validUntil)}.`}</FigureNote>
    </div>
  ));
}
