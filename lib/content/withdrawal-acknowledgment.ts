import { formatExactMoment } from '@/lib/madrid-time';
import { site } from '@/lib/site';

export type Acknowledged = {
  /** As people see it. */
  reference: string;
  submittedAt: Date;
  statement: string;
  name: string;
  ackEmail: string;
};

/** `undone`: by its buyer, and when, unknown of earlier ones; null of one that stands. */
export type Filed = Acknowledged & { undone: { at: Date | null } | null };

/** The acknowledgment as a file: content of the statement, date and time to the second. Windows' editors need CRLF. */
export function acknowledgmentText({ reference, submittedAt, statement, name, ackEmail, undone }: Filed): string {
  const lines = [
    'ACUSE DE RECIBO DE UN DESISTIMIENTO',
    '',
    `Recibido: ${formatExactMoment(submittedAt)} (hora peninsular española)`,
    `Referencia: ${reference}`,
    ...(undone
      ? [
          `Deshecho: ${undone.at ? `${formatExactMoment(undone.at)} (hora peninsular española), ` : ''}con «Mantener mi contratación»`,
          'Por este desistimiento no se anuló ninguna cita ni se devolvió nada.',
        ]
      : []),
    '',
    'Declaración:',
    statement,
    '',
    `Nombre y apellidos: ${name}`,
    `Correo para el acuse: ${ackEmail}`,
    '',
    'Este acuse confirma que hemos recibido esta declaración, con este contenido, en esta fecha y a esta hora.',
    `${site.company.legalName}, NIF ${site.company.taxId}, ${site.officeAddress}`,
    `${site.contactEmail} · ${site.phone}`,
    '',
  ];
  return lines.join('\r\n');
}
