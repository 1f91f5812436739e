import 'server-only';
import {
  type BusyCalendarState,
  findBusyCalendarState,
  findBusyEvents,
  findOverlappedAppointments,
  type OverlappedAppointment,
} from '@/lib/agenda/busy/find-busy-events';
import { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/server/db';
import { type AppointmentMode, appointmentMode } from '@/lib/shared/appointment-mode';
import { addMadridDays, isWeekend, type MadridDate, madridInstant, weekday } from '@/lib/shared/madrid-time';
import type { OnTheWire } from '@/lib/shared/on-the-wire';
import { holidayOn } from '@/lib/shared/working-days/holiday-on';
import type { Block } from '../blocks/merge-blocks';
import { FIRST_CONSULTATION_NAME } from '../first-consultation-name';
import { LIVE_LIST } from '../live-statuses';
import { readRules } from '../rules/read-rules';
import type { SchedulingRules } from '../rules/scheduling-rules';
import type { Interval } from '../slots';

/** What the agenda of the desk gets: the calendar between two days, and the server's clock. */
export type AgendaAnswer = OnTheWire<Agenda & { today: MadridDate; now: Date }>;

type AgendaAppointment = Interval & {
  id: string;
  /** Null for a first consultation. */
  orderId: string | null;
  title: string;
  customerName: string;
  mode: AppointmentMode | null;
  email: string | null;
  phone: string | null;
  meetLink: string | null;
  notes: string | null;
};

/** Kept without payment or confirmation until `until`. */
type AgendaHold = Interval & { id: string; title: string; until: Date | null };

type AgendaBlock = Interval & { note: string | null };

export type AgendaDay = {
  date: MadridDate;
  /** Its holiday, also if the office is open. */
  holiday: string | null;
  isOpenHoliday: boolean;
  /** The hours that are worked: 9 is the one from nine to ten. */
  worked: readonly number[];
};

type Agenda = {
  days: AgendaDay[];
  appointments: AgendaAppointment[];
  holds: AgendaHold[];
  blocks: AgendaBlock[];
  /** Other events of the firm's Google calendar. */
  busy: Interval[];
  busyCalendar: BusyCalendarState;
  /** All that are to come, whatever the days. */
  overlapped: OverlappedAppointment[];
};

/** What stands in these days, both included, by its start. */
export async function findAgenda(from: MadridDate, to: MadridDate, now: Date): Promise<Agenda> {
  const period = [madridInstant(from, '00:00'), madridInstant(addMadridDays(to, 1), '00:00')] as const;
  const [claims, blocks, rules, busy, busyCalendar, overlapped] = await Promise.all([
    findClaims(...period, now),
    findBlocks(...period),
    readRules(),
    findBusyEvents(...period),
    findBusyCalendarState(),
    findOverlappedAppointments(now),
  ]);
  const appointments = claims.filter(({ status }) => status === 'confirmed');
  const holds = claims.filter(({ status }) => status !== 'confirmed');
  return {
    days: daysBetween(from, to).map((date) => agendaDay(date, rules)),
    appointments: appointments.map(appointmentOf),
    holds: holds.map(({ id, title, startsAt, endsAt, until }) => ({ id, title, startsAt, endsAt, until })),
    blocks,
    busy,
    busyCalendar,
    overlapped,
  };
}

type Row = Interval & {
  id: string;
  status: string;
  orderId: string | null;
  title: string;
  customerName: string | null;
  bookingType: string | null;
  email: string | null;
  phone: string | null;
  meetLink: string | null;
  notes: string | null;
  until: Date | null;
};

function findClaims(from: Date, to: Date, now: Date): Promise<Row[]> {
  return db().$queryRaw<Row[]>`
    SELECT b.id, b.status, b.order_id AS "orderId", b.starts_at AS "startsAt", b.ends_at AS "endsAt",
      b.expires_at AS until, b.customer_name AS "customerName", b.booking_type AS "bookingType",
      b.customer_email AS email, b.customer_phone AS phone, b.google_meet_link AS "meetLink", nullif(b.notes, '') AS notes,
      coalesce(p.name, ${FIRST_CONSULTATION_NAME}) AS title
    FROM bookings b LEFT JOIN products p ON p.id = b.product_id
    WHERE b.status IN ${Prisma.raw(LIVE_LIST)} AND b.kind <> 'block'
      AND NOT (b.status = 'held' AND b.expires_at <= ${now}::timestamptz)
      AND tstzrange(b.starts_at, b.ends_at, '[)') && tstzrange(${from}::timestamptz, ${to}::timestamptz, '[)')
    ORDER BY b.starts_at`;
}

function appointmentOf({ status: _, until: __, bookingType, customerName, ...row }: Row): AgendaAppointment {
  return {
    ...row,
    mode: bookingType === null ? null : appointmentMode(bookingType),
    customerName: customerName ?? '',
  };
}

function daysBetween(from: MadridDate, to: MadridDate): MadridDate[] {
  const days: MadridDate[] = [];
  for (let date = from; date <= to; date = addMadridDays(date, 1)) days.push(date);
  return days;
}

function agendaDay(date: MadridDate, { openHolidays, localHolidays, weeklyHours }: SchedulingRules): AgendaDay {
  const holiday = holidayOn(date, localHolidays);
  const isOpenHoliday = holiday !== null && openHolidays.includes(date);
  const isWorked = !isWeekend(date) && (holiday === null || isOpenHoliday);
  return { date, holiday, isOpenHoliday, worked: isWorked ? (weeklyHours[weekday(date) - 1] ?? []) : [] };
}

/** By their start. */
function findBlocks(from: Date, to: Date): Promise<Block[]> {
  return db().$queryRaw<Block[]>`
    SELECT starts_at AS "startsAt", ends_at AS "endsAt", notes AS note FROM bookings
    WHERE kind = 'block' AND starts_at < ${to}::timestamptz AND ends_at > ${from}::timestamptz
    ORDER BY starts_at`;
}
