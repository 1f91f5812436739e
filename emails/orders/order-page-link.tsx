import { Button } from '@react-email/components';
import type { CSSProperties } from 'react';
import { Paragraph, Subheading } from '../blocks';
import { colour, font, radius } from '../theme';

type Props = { link: string; title?: string; hasAppointment?: boolean };

/** The way to the order's own page, where the appointment is changed or cancelled. */
export function OrderPageLink({ link, title = 'Tu contratación', hasAppointment = true }: Props) {
  const change = hasAppointment ? 'cambias o anulas la cita, ' : '';
  return (
    <>
      <Subheading>{title}</Subheading>
      <Paragraph>
        {`Ahí ves lo que has contratado, ${change}sacas el recibo y pides la factura. El botón es solo tuyo: no reenvíes este correo.`}
      </Paragraph>
      <Button href={link} className="ink rule" style={button}>
        Ver tu contratación
      </Button>
    </>
  );
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
