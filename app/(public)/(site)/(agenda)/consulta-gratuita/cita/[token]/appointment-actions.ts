'use server';

import { redirectAfterChange } from '@/app/(public)/(site)/_form/redirect-after-change';
import { cancelFirstConsultation } from '@/lib/agenda/appointments/cancel';
import { confirmFirstConsultation } from '@/lib/agenda/appointments/free/confirm-first-consultation';
import { moveFirstConsultation } from '@/lib/agenda/appointments/free/move-first-consultation';
import { hourSchema } from '@/lib/agenda/schema';
import { describeError, log } from '@/lib/server/log';
import { type AppointmentNews, appointmentPath } from './appointment-news';

export async function confirmAppointment(formData: FormData): Promise<void> {
  await answer(formData, async (token) => {
    const confirmed = await confirmFirstConsultation(token, new Date());
    return confirmed.ok ? 'confirmed' : confirmed.reason;
  });
}

export async function moveAppointment(formData: FormData): Promise<void> {
  await answer(formData, async (token) => {
    const hour = hourSchema.safeParse(formData.get('hour'));
    if (!hour.success) return 'no-hour';
    const moved = await moveFirstConsultation(token, hour.data, new Date());
    return moved.ok ? 'changed' : moved.reason;
  });
}

export async function cancelAppointment(formData: FormData): Promise<void> {
  await answer(formData, async (token) => {
    const cancelled = await cancelFirstConsultation(token, new Date());
    return cancelled.ok ? 'cancelled' : 'gone';
  });
}

/** Redirects to the page of the appointment, which says what has become of it: a reload repeats nothing. */
async function answer(formData: FormData, act: (token: string) => Promise<AppointmentNews>): Promise<never> {
  const token = String(formData.get('token'));
  const news = await act(token).catch((error: unknown): AppointmentNews => {
    log.error({ error: describeError(error) }, 'first consultation not changed');
    return 'failed';
  });
  redirectAfterChange(appointmentPath(token, news));
}
