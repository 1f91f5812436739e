import { longDay } from '@/emails/shared/appointment';
import { Heading, Paragraph, Subheading, TextLink } from '@/emails/shared/blocks';
import { Facts } from '@/emails/shared/facts';
import { EmailLayout } from '@/emails/shared/layout';
import { greeting } from '@/emails/shared/names';
import type { MadridDate } from '@/lib/shared/madrid-time';
import { site } from '@/lib/shared/site';
import { type Purchase, purchaseFacts } from './purchase';

/** `until`: the last day on which the invoice comes. What it is to say is not repeated. */
export function InvoiceReceipt(request: Purchase & { until: MadridDate }) {
  const day = longDay(request.until);
  return (
    <EmailLayout
      preview={`Te la mandamos como muy tarde el ${day}`}
      reason={`Recibes este correo porque se ha pedido factura de lo que contrataste en ${site.name}.`}
    >
      <Heading>{`${greeting(request.customerName)}: tu factura está pedida.`}</Heading>
      <Paragraph>{`Te la mandamos a este mismo correo, como muy tarde el ${day}. No tienes que hacer nada más.`}</Paragraph>
      <Facts facts={purchaseFacts(request)} />
      <Subheading>¿Hay algo que corregir?</Subheading>
      <Paragraph>
        <TextLink href={`${request.manageLink}/factura`}>Corrige los datos de la factura</TextLink>
        {' en tu contratación: el plazo cuenta entonces de nuevo. Si no la has pedido tú, responde a este correo.'}
      </Paragraph>
    </EmailLayout>
  );
}
