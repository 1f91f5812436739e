import 'server-only';
import { addYears, subDays } from 'date-fns';
import type { Order } from '@/lib/generated/prisma/client';
import { type Db, db } from '@/lib/server/db';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import { type MadridDate, madridDate } from '@/lib/shared/madrid-time';
import { PAID_ORDER_RETENTION_YEARS, UNMATCHED_STATEMENT_RETENTION_YEARS } from '@/lib/shared/retention';
import type { KeptBody, StayingView } from './contract';
import { type Holdings, holdingsOf } from './holdings';

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

/** Last day on which an order with money is kept. `from`: when it was paid or, with money that did not fit, placed. */
function orderKeptUntil(from: Date): MadridDate {
  return `${Number(madridDate(from).slice(0, 4)) + PAID_ORDER_RETENTION_YEARS}-12-31` as MadridDate;
}

/** Last day on which a statement of withdrawal of no known order is kept. */
function statementKeptUntil(submittedAt: Date): MadridDate {
  return madridDate(subDays(addYears(submittedAt, UNMATCHED_STATEMENT_RETENTION_YEARS), 1));
}

/** When e-mails with this person's words came into the team's mailbox, the first one first: messages, and consultations that are not sealed. */
export async function mailedInClear(tx: Db, { consultation, message }: Holdings): Promise<Date[]> {
  const [consultations, messages] = await Promise.all([
    tx.consultation.findMany({
      where: { id: { in: consultation }, deskEpoch: null },
      select: { createdAt: true },
    }),
    tx.contactMessage.findMany({ where: { id: { in: message } }, select: { createdAt: true } }),
  ]);
  return [...consultations, ...messages].map(({ createdAt }) => createdAt).sort((a, b) => a.getTime() - b.getTime());
}

type Judged = Pick<Order, 'status' | 'paidAt' | 'attentionReason'>;

/** Money came, or may have: the law has it kept. `open`: its payment is not ended yet. */
export function fateOf({ status, paidAt, attentionReason }: Judged): 'stays' | 'goes' | 'open' {
  if (paidAt || attentionReason) return 'stays';
  return status === 'pending' ? 'open' : 'goes';
}
