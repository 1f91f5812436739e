'use server';

import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { errorsOf } from '@/app/(public)/(site)/_form/errors-of';
import { textsOf } from '@/app/(public)/(site)/_form/texts-of';
import { notYetAsked, type ReservationAnswer } from '@/components/agenda/appointments/free/reservation';
import { type HoldRefusal, holdFirstConsultation } from '@/lib/agenda/appointments/free/hold-first-consultation';
import { type Reservation, type ReservationField, reservationSchema } from '@/lib/agenda/appointments/free/schema';
import { OBSTACLES } from '@/lib/agenda/obstacles/obstacle';
import { describeError, log } from '@/lib/server/log';
import { claimantOf } from '@/lib/server/security/claimant';
import { takeFromLimits } from '@/lib/server/security/rate-limit';
import { visitorAddress } from '@/lib/server/security/visitor-address';
import { formatLongDate, madridTime } from '@/lib/shared/madrid-time';
import { site } from '@/lib/shared/site';

const FIELDS = ['hour', 'mode', 'fullName', 'email'] as const satisfies readonly ReservationField[];

/** Refusals that another hour mends: the calendar is read again. */
const STALE: ReadonlySet<string> = new Set<HoldRefusal>([
  ...OBSTACLES,
  'time-past',
  'time-not-offered',
  'too-soon',
  'date-outside-window',
  'date-on-holiday',
]);

/** Answers in every case, with everything that was typed. */
export async function reserve(_: unknown, formData: FormData): Promise<ReservationAnswer> {
  const given = textsOf(formData, FIELDS);
  const { fullName, email, mode } = given;
  const offer = String(formData.get('offer'));
  const kept = { ...notYetAsked, outcome: 'refused' as const, offer, values: { fullName, email, mode } };
  try {
    const parsed = reservationSchema.safeParse(given);
    if (!parsed.success) return { ...kept, errors: await errorsOf(FIELDS, parsed.error.issues) };
    return { ...kept, ...(await hold(offer, parsed.data)) };
  } catch (error) {
    log.error({ error: describeError(error) }, 'first consultation not held');
    return { ...kept, notice: (await getTranslations('FirstConsultation.refused'))('failed') };
  }
}

async function hold(offer: string, wanted: Reservation): Promise<Partial<ReservationAnswer>> {
  const t = await getTranslations('FirstConsultation.refused');
  const address = visitorAddress(await headers());
  const taken = await takeFromLimits([
    ['first-consultation-address', address],
    ['first-consultation-mailbox', wanted.email],
  ]);
  if (!taken.ok) return { notice: t('limited', { minutes: Math.ceil(taken.retryAfterSeconds / 60) }) };
  const held = await holdFirstConsultation(offer, wanted, claimantOf(address), new Date());
  if (!held.ok) return { notice: t(held.reason, { phone: site.phone }), stale: STALE.has(held.reason) };
  const { date, time } = wanted.hour;
  const until = madridTime(held.expiresAt);
  return { outcome: 'kept', kept: { day: formatLongDate(date), time, until, hourKey: held.hourKey } };
}
