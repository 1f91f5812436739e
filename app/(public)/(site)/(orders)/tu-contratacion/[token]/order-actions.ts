'use server';

import { redirect } from 'next/navigation';
import { redirectAfterChange } from '@/app/(public)/(site)/_form/redirect-after-change';
import { OBSTACLES } from '@/lib/agenda/obstacles/obstacle';
import { hourSchema } from '@/lib/agenda/schema';
import { cancelAppointment } from '@/lib/orders/appointment/cancel-appointment';
import { chooseHourAgain } from '@/lib/orders/appointment/choose-hour-of-order';
import { moveAppointment } from '@/lib/orders/appointment/move-appointment';
import { INVALID_LINK_PATH, type OrderAction, orderPathOfToken } from '@/lib/orders/order-page/order-link';
import { renewLink } from '@/lib/orders/order-page/renew-link';
import { keepByLink } from '@/lib/orders/withdrawal/keep-contract';
import { describeError, log } from '@/lib/server/log';
import { newsPath, type OrderNews } from '../_order/order-news';

/** Refusals that another hour mends: the calendar is shown again. */
const CHOOSE_ANOTHER: ReadonlySet<string> = new Set<OrderNews>([
  'no-hour',
  ...OBSTACLES,
  'same-hour',
  'date-outside-window',
  'date-on-weekend',
  'date-on-holiday',
  'time-not-offered',
  'time-past',
  'too-soon',
]);

export async function moveHour(formData: FormData): Promise<void> {
  await answer(formData, async (token) => {
    const hour = hourSchema.safeParse(formData.get('hour'));
    const shown = new Date(String(formData.get('shown')));
    if (!hour.success) return 'no-hour';
    if (Number.isNaN(shown.getTime())) return 'stale';
    const moved = await moveAppointment(token, hour.data, shown, new Date());
    return moved.ok ? 'moved' : moved.reason;
  });
}

export async function chooseHour(formData: FormData): Promise<void> {
  await answer(formData, async (token) => {
    const hour = hourSchema.safeParse(formData.get('hour'));
    if (!hour.success) return 'no-hour';
    const chosen = await chooseHourAgain(token, hour.data, new Date());
    return chosen.ok ? 'chosen' : chosen.reason;
  });
}

/** Of the two ways out, the one with the money back has a page of its own. */
export async function cancelHour(formData: FormData): Promise<void> {
  const token = String(formData.get('token'));
  const choice = formData.get('choice');
  if (choice === 'money-back') redirect(orderPathOfToken(encodeURIComponent(token), 'desistir'));
  if (choice !== 'keep') redirect(newsPath(token, 'no-choice', 'anular'));
  await answer(formData, async () => {
    const cancelled = await cancelAppointment(token, new Date());
    return cancelled.ok ? 'cancelled' : cancelled.reason;
  });
}

/** Undoes a statement of withdrawal that came without this link. */
export async function keepOrder(formData: FormData): Promise<void> {
  await answer(formData, async (token) => {
    const kept = await keepByLink(token, new Date());
    return kept.ok ? 'kept' : kept.reason;
  });
}

/** The page that says so has the link that has just ended in its address, and shows nothing of the order. */
export async function renewOrderLink(formData: FormData): Promise<void> {
  const token = String(formData.get('token'));
  const renewed = await attempt(() => renewLink(token, new Date()));
  if (!renewed) redirect(newsPath(token, 'failed'));
  if (!renewed.ok) redirect(INVALID_LINK_PATH);
  redirectAfterChange(`${orderPathOfToken(encodeURIComponent(token))}/enlace-enviado`);
}

/** Redirects (303) to the page that says what has become of it: a reload repeats nothing. */
async function answer(formData: FormData, act: (token: string) => Promise<OrderNews | 'gone'>): Promise<never> {
  const token = String(formData.get('token'));
  const news = (await attempt(() => act(token))) ?? 'failed';
  if (news === 'gone') redirect(INVALID_LINK_PATH);
  redirectAfterChange(newsPath(token, news, pageOf(news)));
}

function pageOf(news: OrderNews): OrderAction | undefined {
  return CHOOSE_ANOTHER.has(news) ? 'cambiar' : undefined;
}

/** Null after a fault: the page then says that nothing has changed. */
async function attempt<Value>(act: () => Promise<Value>): Promise<Value | null> {
  try {
    return await act();
  } catch (error) {
    log.error({ error: describeError(error) }, 'order not changed');
    return null;
  }
}
