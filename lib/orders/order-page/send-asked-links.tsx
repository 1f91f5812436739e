import 'server-only';
import { AskedLinks, type MailedLink } from '@/emails/orders/asked-links';
import { firstConsultationLink } from '@/lib/agenda/appointments/link';
import { db } from '@/lib/server/db';
import type { MailAbout } from '@/lib/server/email/record-mail';
import { sendEmail } from '@/lib/server/email/send-email';
import type { Jobs } from '@/lib/server/jobs/jobs';
import { site } from '@/lib/shared/site';
import { isLinkOutOfDate } from './linked-order';
import { orderLink } from './order-link';

type Found = MailedLink & { to: string; about: Omit<MailAbout, 'kind'> };

/** Mails the links of a mailbox, under all its spellings, to the address that each row has now; nothing if there are none. */
export async function sendAskedLinks({ email, requestId }: Jobs['send-asked-links'], now: Date): Promise<void> {
  const found = await findLinks(email, now);
  for (const [index, { to, about }] of found.entries()) {
    if (found.findIndex((other) => other.to === to) < index) continue;
    await sendEmail({
      to,
      replyTo: site.contactEmail,
      subject: 'Tus enlaces',
      react: <AskedLinks links={found.filter((link) => link.to === to)} />,
      idempotencyKey: `asked-links/${requestId}/${about.id}`,
      about: { kind: 'asked-links', ...about },
    });
  }
}

/** Of confirmed free hours to come, and of paid orders whose link still opens. None is made anew. */
async function findLinks(email: string, now: Date): Promise<Found[]> {
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT id FROM orders
    WHERE paid_at IS NOT NULL AND counted_mailbox(lower(customer_email)) = counted_mailbox(${email})
    UNION ALL SELECT id FROM bookings
    WHERE kind = 'first-consultation' AND status = 'confirmed' AND ends_at > ${now}::timestamptz
      AND counted_mailbox(customer_email) = counted_mailbox(${email})`;
  const id = { in: rows.map((row) => row.id) };
  const [hours, orders] = await Promise.all([
    db().booking.findMany({ where: { id }, orderBy: { startsAt: 'asc' } }),
    db().order.findMany({
      where: { id },
      orderBy: { paidAt: 'desc' },
      include: {
        product: { select: { name: true } },
        bookings: { where: { status: 'confirmed', endsAt: { gt: now } }, select: { startsAt: true } },
      },
    }),
  ]);
  return [
    ...hours.map(
      (hour): Found => ({
        to: hour.customerEmail ?? '',
        about: { subject: 'booking', id: hour.id },
        order: null,
        startsAt: hour.startsAt,
        href: firstConsultationLink(hour),
      }),
    ),
    ...orders.flatMap(({ paidAt, bookings, ...order }): Found[] => {
      if (!paidAt || isLinkOutOfDate({ ...order, paidAt }, now)) return [];
      return [
        {
          to: order.customerEmail,
          about: { subject: 'order', id: order.id },
          order: { id: order.id, productName: order.product.name },
          startsAt: bookings[0]?.startsAt ?? null,
          href: orderLink(order),
        },
      ];
    }),
  ];
}
