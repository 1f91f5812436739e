import { Button } from '@react-email/components';
import type { CSSProperties, ReactNode } from 'react';
import { Paragraph, Subheading, TextLink } from '@/emails/shared/blocks';
import { colour, font, radius } from '@/emails/shared/theme';
import { site } from '@/lib/shared/site';

type Props = {
  link: string;
  title?: string;
  /** One that can still be changed or cancelled. */
  hasAppointment: boolean;
  /** Unless the e-mail has that link elsewhere, or nothing can be withdrawn from any more. */
  canWithdraw?: boolean;
  /** False once all of it is paid back. */
  canInvoice?: boolean;
};

/** The way to the order's own page, where the appointment is changed or cancelled, and to the one on which the contract is withdrawn from. */
export function OrderPageLink(props: Props) {
  const { link, title = 'Tu contratación', hasAppointment, canWithdraw = true, canInvoice = true } = props;
  const change = hasAppointment ? ', cambias o anulas la cita' : '';
  const papers = canInvoice ? ', sacas el recibo y pides la factura' : ' y sacas el recibo';
  return (
    <>
      <Subheading>{title}</Subheading>
      <Paragraph>
        {`Ahí ves lo que has contratado${change}${papers}. El botón es solo tuyo: no reenvíes este correo.`}
      </Paragraph>
      <LineButton href={link}>Ver tu contratación</LineButton>
      {site.hasPrivateSpace && (
        <Paragraph>
          Si abres un <TextLink href={`${site.url}/espacio`}>espacio privado</TextLink>, también está ahí.
        </Paragraph>
      )}
      {canWithdraw && (
        <Paragraph>
          <WithdrawLink orderLink={link} />
        </Paragraph>
      )}
    </>
  );
}

export function LineButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button href={href} className="ink rule" style={button}>
      {children}
    </Button>
  );
}

/** The words are the law's: article 11a of Directive 2011/83/EU. */
export function WithdrawLink({ orderLink }: { orderLink: string }) {
  return <TextLink href={`${orderLink}/desistir`}>Desistir del contrato aquí</TextLink>;
}

const button: CSSProperties = {
  border: `2px solid ${colour.tinta}`,
  borderRadius: radius.medium,
  color: colour.tinta,
  fontFamily: font.title,
  fontSize: 17,
  fontWeight: 700,
  margin: '4px 0 12px',
  padding: '13px 22px',
  textAlign: 'center',
};
