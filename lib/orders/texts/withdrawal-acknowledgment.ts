import { formatExactMoment, madridTime } from '@/lib/shared/madrid-time';
import { site } from '@/lib/shared/site';

export type Acknowledged = {
  /** The reference that people see. */
  reference: string;
  submittedAt: Date;
  /** Noted by a person of the firm, from a letter, an e-mail or a call: then its moment is that of sending, to the minute. */
  isNoted: boolean;
  statement: string;
  name: string;
  ackEmail: string;
};

/** Day, hour and what they are of: only what came through this site was received at that second. */
export function momentOf({ submittedAt, isNoted }: Pick<Acknowledged, 'submittedAt' | 'isNoted'>) {
  const [day = '', second = ''] = formatExactMoment(submittedAt).split(' ');
  const time = isNoted ? madridTime(submittedAt) : second;
  return { label: isNoted ? 'Con fecha de' : 'Recibido', day, time };
}

/** `undone`: by its buyer, and when, unknown of earlier ones; null of one that stands. */
export type Filed = Acknowledged & { undone: { at: Date | null } | null };

/** The acknowledgment as a file: content of the statement, date and time to the second. Windows' editors need CRLF. */
export function acknowledgmentText({ undone, ...acknowledged }: Filed): string {
  const { reference, isNoted, statement, name, ackEmail } = acknowledged;
  const { label, day, time } = momentOf(acknowledged);
  const lines = [
    'ACUSE DE RECIBO DE UN DESISTIMIENTO',
    '',
    `${label}: ${day} ${time} (hora peninsular española)`,
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
    isNoted
      ? 'Este acuse confirma que hemos recibido esta declaración, con este contenido. Cuenta desde esa fecha y esa hora.'
      : 'Este acuse confirma que hemos recibido esta declaración, con este contenido, en esta fecha y a esta hora.',
    `${site.company.legalName}, NIF ${site.company.taxId}, ${site.officeAddress}`,
    `${site.contactEmail} · ${site.phone}`,
    '',
  ];
  return lines.join('\r\n');
}
