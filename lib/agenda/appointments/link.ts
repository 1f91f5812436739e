import 'server-only';
import { v4 as randomId } from 'uuid';
import { type Booking, Prisma } from '@/lib/generated/prisma/client';
import type { Db } from '@/lib/server/db';
import { enqueueJobs, type Job } from '@/lib/server/jobs/enqueue';
import { keyedHashes } from '@/lib/server/security/keyed-hash';
import { claimedId, open, sign } from '@/lib/server/security/signed-link';
import { site } from '@/lib/shared/site';

/** Days from the consultation on in which its 45 minutes can be booked. */
export const OFFER_DAYS = 60;

/** The page on which the sender of a consultation books the free appointment. It shows nothing of what was sent. */
export function bookingOfferPath(consultationId: string): string {
  return `/consulta-gratuita/reservar/${sign('first-consultation-offer', consultationId)}`;
}

/** The only key to the page that confirms, moves and cancels this appointment; it is sent to the mailbox alone. */
export function firstConsultationLink({ id, linkVersion }: Pick<Booking, 'id' | 'linkVersion'>): string {
  return `${site.url}${firstConsultationPath(sign('first-consultation', id, { version: linkVersion }))}`;
}

/** The page of a link's token. */
export function firstConsultationPath(token: string): string {
  return `/consulta-gratuita/cita/${encodeURIComponent(token)}`;
}

/** Of the appointment as a calendar file. */
export function firstConsultationFilePath(token: string): string {
  return `${firstConsultationPath(token)}/cita.ics`;
}

/** The appointment of a link; null if it is of none, or of an earlier version. */
export async function bookingOfToken(tx: Db, token: string): Promise<Booking | null> {
  const id = claimedId(token);
  const booking = id && (await tx.booking.findFirst({ where: { id, kind: 'first-consultation' } }));
  return booking && open('first-consultation', token, { version: booking.linkVersion }) ? booking : null;
}

/** Where an hour can be chosen without anything being sent before. */
const RESERVE_PATH = '/consulta-gratuita/reservar';

/** Where another hour can be chosen instead of one that has ended: with its consultation, if there is one. */
export function chooseAgainPath({ consultationId }: Pick<Booking, 'consultationId'>): string {
  return consultationId ? bookingOfferPath(consultationId) : RESERVE_PATH;
}

const HOUR_PURPOSE = 'first-consultation-hour';

/** With which a consultation that follows a chosen hour is bound to it. Neither shows nor changes anything else of the appointment. */
export function hourKey(bookingId: string): string {
  return sign(HOUR_PURPOSE, bookingId);
}

/** The booking of a key; null if it is missing or forged. */
export function bookingOfHourKey(key: string | undefined): string | null {
  return key ? open(HOUR_PURPOSE, key) : null;
}

/** Binds an hour that still stands and has no consultation yet. */
export function hourBound(bookingId: string, consultationId: string, now: Date): Prisma.Sql {
  return Prisma.sql`
    UPDATE bookings SET consultation_id = ${consultationId}::uuid, updated_at = ${now}::timestamptz
    WHERE id = ${bookingId}::uuid AND kind = 'first-consultation' AND consultation_id IS NULL
      AND (status = 'confirmed' AND ends_at > ${now}::timestamptz OR status = 'held' AND expires_at > ${now}::timestamptz)`;
}

const TAB_PURPOSE = 'first-consultation-tab';

/** Who chooses an hour: the sender of a consultation, or a tab that has sent none. `tabHashes`: as stored, the first one for a new row. */
export type Chooser = { consultationId: string } | { tabHashes: [string, ...string[]] };

/** Under which a tab chooses: whatever it chooses later ends what it chose before. Opens no appointment. */
export function newTabKey(): string {
  return sign(TAB_PURPOSE, randomId());
}

/** Of the key in an address or a form; null if it is forged. */
export function chooserOf(key: string): Chooser | null {
  const consultationId = open('first-consultation-offer', key);
  if (consultationId) return { consultationId };
  return open(TAB_PURPOSE, key) ? { tabHashes: keyedHashes(TAB_PURPOSE, key) } : null;
}

/** Makes the links to these appointments useless and mails new ones to the mailboxes under which they stand. */
export async function renewAppointmentLinks(tx: Db, bookingIds: string[]): Promise<void> {
  const renewed = await tx.booking.updateManyAndReturn({
    where: { id: { in: bookingIds } },
    data: { linkVersion: { increment: 1 } },
    select: { id: true },
  });
  await enqueueJobs(
    tx,
    renewed.map(
      ({ id: bookingId }): Job => ({
        name: 'send-first-consultation-email',
        payload: { bookingId, email: 'new-link' },
      }),
    ),
  );
}
