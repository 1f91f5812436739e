import 'server-only';
import { findOverlappedAppointments, type OverlappedAppointment } from '@/lib/agenda/busy/find-busy-events';
import { findHolidaysEnd, type HolidaysEnd } from '@/lib/agenda/holidays/find-holidays-end';
import { findOrders, type ListedOrder } from '@/lib/orders/desk/find-orders';
import { type UnmatchedStatement, unmatchedStatements } from '@/lib/orders/withdrawal/unmatched-statements';
import { type AccessView, findAccess } from '@/lib/private/desk-key/find-access';
import { readSettings } from '@/lib/private/settings/read-settings';
import { findReturnedMails, type ReturnedMails } from '@/lib/questions/answers/returned-mails';
import { db } from '@/lib/server/db';
import { type AppointmentMode, appointmentMode } from '@/lib/shared/appointment-mode';
import { addMadridDays, type MadridDate, madridDate, madridInstant } from '@/lib/shared/madrid-time';
import { type PendingErasure, pendingErasures } from '@/lib/space/mailbox-erasure/erasures';

type TodaysAppointment = {
  bookingId: string;
  /** Null: the free 45 minutes. */
  orderId: string | null;
  /** Null: the free 45 minutes. */
  product: string | null;
  name: string | null;
  email: string | null;
  phone: string | null;
  startsAt: Date;
  endsAt: Date;
  mode: AppointmentMode;
  meetLink: string | null;
  notes: string | null;
};

export type Today = {
  today: MadridDate;
  days: { date: MadridDate; appointments: TodaysAppointment[] }[];
  /** Orders that wait for a person: the first page of them, and how many there are. */
  orders: ListedOrder[];
  ordersInAll: number;
  /** Sold hours in which the firm's own calendar has something else by now. */
  overlapped: OverlappedAppointment[];
  /** Consultations and messages whose sender an e-mail has not reached. */
  returned: ReturnedMails[];
  /** Statements of withdrawal of which it is not known to which order they belong: the oldest of them, and how many there are. */
  statements: UnmatchedStatement[];
  statementsInAll: number;
  /** People who have deleted their data, and of whom the team's own mailbox still has something. */
  erasures: PendingErasure[];
  /** Nobody has chosen yet how long before an appointment it can be booked at the latest: until then it can be up to its start. */
  asksNotice: boolean;
  /** Who waits for access to what is sealed. */
  access: AccessView;
  /** Null while the holidays of the coming time are known. */
  holidaysEnd: HolidaysEnd | null;
};

const DAYS = 2;

/** What the day brings, and what waits for a person. `staffId`: who asks. */
export async function findToday(staffId: string, now: Date): Promise<Today> {
  const today = madridDate(now);
  const [appointments, waiting, overlapped, returned, unmatched, erasures, settings, access, holidaysEnd] =
    await Promise.all([
      findAppointments(today),
      findOrders({ q: '', filter: 'attention', page: 1 }, now),
      findOverlappedAppointments(now),
      findReturnedMails(),
      unmatchedStatements(),
      pendingErasures(),
      readSettings(['minimum-notice-hours']),
      findAccess(staffId),
      findHolidaysEnd(now),
    ]);
  const days = Array.from({ length: DAYS }, (_, day) => {
    const date = addMadridDays(today, day);
    return { date, appointments: appointments.filter(({ startsAt }) => madridDate(startsAt) === date) };
  });
  return {
    today,
    days,
    orders: waiting.orders,
    ordersInAll: waiting.total,
    overlapped,
    returned,
    statements: unmatched.statements,
    statementsInAll: unmatched.total,
    erasures,
    asksNotice: settings['minimum-notice-hours'].since === null,
    access,
    holidaysEnd,
  };
}

async function findAppointments(today: MadridDate): Promise<TodaysAppointment[]> {
  const from = madridInstant(today, '00:00');
  const until = madridInstant(addMadridDays(today, DAYS), '00:00');
  const bookings = await db().booking.findMany({
    where: {
      kind: { in: ['purchase', 'first-consultation'] },
      status: 'confirmed',
      startsAt: { gte: from, lt: until },
    },
    orderBy: { startsAt: 'asc' },
    include: { product: { select: { name: true } } },
  });
  return bookings.map((booking) => ({
    bookingId: booking.id,
    orderId: booking.orderId,
    product: booking.product?.name ?? null,
    name: booking.customerName,
    email: booking.customerEmail,
    phone: booking.customerPhone,
    startsAt: booking.startsAt,
    endsAt: booking.endsAt,
    mode: appointmentMode(booking.bookingType),
    meetLink: booking.googleMeetLink,
    notes: booking.notes,
  }));
}
