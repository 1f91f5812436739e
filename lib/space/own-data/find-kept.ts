import 'server-only';
import { type Db, db } from '@/lib/server/db';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import type { KeptBody, StayingView } from './contract';
import { type Holdings, holdingsOf } from './holdings';
import { orderKeptUntil, statementKeptUntil } from './kept-until';
import { mailedInClear } from './mailed-in-clear';
import { fateOf } from './order-fate';

/** `spaceId` is null for a mailbox without a space. `opensAt`: when all of it can be taken along or deleted; null: now. */
type Owner = { spaceId: string | null; email: string; opensAt: Date | null };

export async function findKept({ spaceId, email, opensAt }: Owner, now: Date): Promise<KeptBody> {
  const holdings = await holdingsOf(db(), email);
  const [documents, orders, user, freeHours] = await Promise.all([
    spaceId === null ? 0 : db().spaceItem.count({ where: { spaceId } }),
    db().order.findMany({
      where: { id: { in: holdings.order } },
      orderBy: { createdAt: 'desc' },
      select: { status: true, paidAt: true, attentionReason: true, customerName: true, customerPhone: true },
    }),
    db().user.findFirst({ where: { id: { in: holdings.user } }, select: { fullName: true, phone: true } }),
    db().booking.findMany({
      where: { id: { in: holdings.freeAppointment }, status: 'confirmed', startsAt: { gt: now } },
      orderBy: { startsAt: 'asc' },
      select: { startsAt: true },
    }),
  ]);
  const fates = orders.map(fateOf);
  const [latest] = orders;
  return {
    profile: user ?? (latest ? { fullName: latest.customerName, phone: latest.customerPhone } : null),
    isSubscribed: holdings.subscription.length > 0,
    goes: {
      documents,
      consultations: holdings.consultation.length,
      messages: holdings.message.length,
      unpaidOrders: fates.filter((fate) => fate === 'goes').length,
      freeAppointments: holdings.freeAppointment.length,
      subscriptions: holdings.subscription.length,
    },
    cancelled: freeHours.map(({ startsAt }) => startsAt.toISOString()),
    stays: await stayingOf(db(), holdings, now),
    mailed: (await mailedInClear(db(), holdings)).length,
    hasOpenPayment: fates.includes('open'),
    opensAt: opensAt?.toISOString() ?? null,
  };
}

/** What the law has kept, and until when: orders with money and what belongs to them, and statements of withdrawal without an order. */
export async function stayingOf(tx: Db, { order, statement }: Holdings, now: Date): Promise<StayingView[]> {
  const orders = await tx.order.findMany({
    where: { id: { in: order }, OR: [{ paidAt: { not: null } }, { attentionReason: { not: null } }] },
    orderBy: { createdAt: 'desc' },
    include: {
      product: { select: { name: true } },
      bookings: { where: { status: 'confirmed', startsAt: { gt: now } }, select: { startsAt: true } },
    },
  });
  const statements = await tx.withdrawal.findMany({ where: { id: { in: statement } } });
  return [
    ...orders.map(
      ({ id, product, paidAt, createdAt, bookings }): StayingView => ({
        kind: 'order',
        reference: shortReference(id),
        about: product.name,
        appointmentAt: bookings[0]?.startsAt.toISOString() ?? null,
        until: orderKeptUntil(paidAt ?? createdAt),
      }),
    ),
    ...statements.map(
      ({ id, submittedAt }): StayingView => ({
        kind: 'statement',
        reference: shortReference(id),
        about: null,
        appointmentAt: null,
        until: statementKeptUntil(submittedAt),
      }),
    ),
  ];
}
