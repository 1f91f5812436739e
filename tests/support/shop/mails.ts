import type { Email } from '@/tests/support/http/sandbox-control';
import type { SharedStack } from '@/tests/support/stack/stack';
import type { Purchase } from './shop';

type Mailbox = Pick<SharedStack, 'sandbox'>;

const KINDS = {
  'Cita confirmada': 'confirmation',
  'Pedido confirmado': 'confirmation',
  'Los papeles de tu contratación': 'papers',
  'El enlace para tu cita': 'meeting link',
  'Tu cita ha cambiado': 'moved',
  'Cita anulada': 'cancelled',
  'Tu nueva cita está confirmada': 'chosen',
  'Recordatorio de tu cita': 'reminder: day before',
  'Tu cita es dentro de dos horas': 'reminder: two hours',
  'Después de tu sesión': 'reminder: day after',
  'Tu enlace nuevo a tu contratación': 'new link',
  'Hemos recibido tu pago, pero': 'late payment',
  'Tu derecho a desistir': 'withdrawal notice',
  'Te hemos devuelto': 'refund',
  'Te devolvemos': 'refund of a part',
  'Tu devolución de': 'refund on its way',
  'No hemos podido devolverte': 'refund failed',
  'Acuse de tu desistimiento': 'acknowledgment',
  'Tu desistimiento está hecho': 'withdrawn',
  'Sigues con tu contratación': 'kept',
  'Nuevo pedido': 'staff: new order',
  'Pago sin hora': 'staff: late payment',
  'Un pago no cuadra': 'staff: mismatch',
  'Devolución hecha': 'staff: refund',
  'El cliente ha cambiado su cita': 'staff: moved',
  'El cliente ha anulado su cita': 'staff: cancelled',
  'El cliente ha elegido otra hora': 'staff: chosen',
  'Ya tiene hora el pago que no la tenía': 'staff: chosen late',
  'Piden factura': 'staff: invoice',
  'Factura pedida': 'invoice asked',
  'Una devolución ha fallado': 'staff: refund failed',
  'Una devolución espera': 'staff: refund waits',
  'Una devolución lleva': 'staff: refund late',
  'Un pago está en disputa': 'staff: dispute',
  'Una disputa ha terminado': 'staff: dispute closed',
  'Desistimiento recibido': 'staff: withdrawal',
  'Desistimiento fuera de plazo': 'staff: late withdrawal',
  'Desistimiento sin pedido': 'staff: unmatched withdrawal',
  'Desistimiento deshecho': 'staff: kept',
  'Desistimiento sin acuse': 'staff: unacknowledged',
  'Pedido recuperado de Stripe': 'staff: rebuilt',
  'Pedido recuperado sin su hora': 'staff: rebuilt without hour',
} as const;

export type MailKind = (typeof KINDS)[keyof typeof KINDS];

/** What a paid order causes when nothing goes wrong. */
export const BOUGHT: MailKind[] = ['confirmation', 'staff: new order'];

function kindOf({ subject }: Email): MailKind {
  const found = Object.entries(KINDS).find(([beginning]) => subject.startsWith(beginning));
  if (!found) throw new Error(`Nobody expects an e-mail with the subject ${subject}.`);
  return found[1];
}

/** The withdrawal information, which goes with what confirms a contract. */
export const INFORMATION_FILES = ['derecho-de-desistimiento.pdf', 'derecho-de-desistimiento.txt'];

export type Buyer = Pick<Purchase, 'email' | 'name'>;

/** Every e-mail that the buyer or the staff got about this buyer. */
async function mailsAbout(shop: Mailbox, { email, name }: Buyer): Promise<Email[]> {
  return (await shop.sandbox.emails()).filter(({ to, subject }) => to.includes(email) || subject.includes(name));
}

/** Sorted; an e-mail that went twice is there twice. */
export async function mailKinds(shop: Mailbox, buyer: Buyer): Promise<MailKind[]> {
  return (await mailsAbout(shop, buyer)).map(kindOf).sort();
}

/** Exactly one, of this kind. */
export async function theMail(shop: Mailbox, buyer: Buyer, kind: MailKind): Promise<Email> {
  const [mail, ...more] = (await mailsAbout(shop, buyer)).filter((one) => kindOf(one) === kind);
  if (!mail || more.length > 0) throw new Error(`There are ${mail ? more.length + 1 : 0} e-mails of the kind ${kind}.`);
  return mail;
}

/** Alerts that name this text, which stands for no buyer of ours. */
export async function staffAlertsAbout(shop: Mailbox, text: string): Promise<MailKind[]> {
  const mails = await shop.sandbox.emails();
  return mails.filter((mail) => mail.text?.includes(text)).map(kindOf);
}
