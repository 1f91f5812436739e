import { longDay } from '@/emails/shared/appointment';
import { Heading, Paragraph, Quotation, Subheading, TelephoneLink, TextLink } from '@/emails/shared/blocks';
import { Facts } from '@/emails/shared/facts';
import { StaffMail } from '@/emails/shared/layout';
import { formatMoment, type MadridDate } from '@/lib/shared/madrid-time';
import { contactSourceName } from './contact-sources';

type ContactStaffProps = {
  name: string;
  email: string;
  phone: string | null;
  message: string | null;
  source: string;
  context: string | null;
  receivedAt: Date;
  /** The last day of what is promised. */
  answerBy: MadridDate;
};

export function ContactStaff(props: ContactStaffProps) {
  const { name, email, phone, message, source, context, receivedAt, answerBy } = props;
  return (
    <StaffMail preview={`${name}: ${message ?? 'quiere que le escribamos'}`.slice(0, 120)}>
      <Heading>Nuevo mensaje.</Heading>
      <Paragraph>{`Si respondes a este correo, le escribes directamente. Le hemos dicho que le contestamos como muy tarde el ${longDay(answerBy)}.`}</Paragraph>
      {message ? (
        <>
          <Subheading>Su mensaje</Subheading>
          <Quotation text={message} />
        </>
      ) : (
        <Paragraph>No ha escrito ningún mensaje: solo ha dejado sus datos.</Paragraph>
      )}
      <Facts
        facts={[
          { label: 'Nombre', value: name },
          { label: 'Correo', value: <TextLink href={`mailto:${email}`}>{email}</TextLink> },
          {
            label: 'Teléfono',
            value: phone ? <TelephoneLink phone={phone} /> : 'No lo ha dejado',
          },
          ...(context ? [{ label: 'Sobre', value: context }] : []),
          { label: 'Página', value: contactSourceName(source) },
          { label: 'Recibido', value: formatMoment(receivedAt) },
        ]}
      />
    </StaffMail>
  );
}
