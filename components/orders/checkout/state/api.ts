import type { Day } from '@/lib/agenda/slots';
import type {
  HoldRequestBody,
  HoldResponseBody,
  SlotsResponseBody,
  TodayResponseBody,
  UserRequestBody,
  UserResponseBody,
} from '@/lib/orders/contract';
import {
  type Guard,
  isAbsentOr,
  isAnything,
  isFlag,
  isListOf,
  isNumber,
  isOneOf,
  isShape,
  isText,
} from '@/lib/shared/json-guards';
import { type ApiResult, callApi, type OnThisClock } from './call-api';
import type { Hold } from './checkout-state';

const isUser: Guard<UserResponseBody> = isShape({ userId: isText });

export function createUser(body: UserRequestBody) {
  return callApi('/api/users', isUser, { method: 'POST', body });
}

/** The server's day, whatever this computer's clock says. */
export type Today = OnThisClock<TodayResponseBody>;
const today = { today: isText, openUntil: isText, expiresAt: isNumber };
const isToday: Guard<Today> = isShape(today);

export function fetchToday(signal: AbortSignal) {
  return callApi('/api/today', isToday, { signal });
}

/** What the checkout uses of the answer. */
export type BookingDays = Today &
  Required<Pick<SlotsResponseBody, 'days' | 'window'>> &
  Pick<SlotsResponseBody, 'next'>;

const isDay: Guard<Day> = isShape({
  date: isText,
  slots: isListOf(isShape({ time: isText, status: isOneOf('free', 'booked', 'past') })),
  holiday: isAbsentOr(isText),
  isAway: isAbsentOr(isFlag),
});
const isBookingDays: Guard<BookingDays> = isShape({
  ...today,
  days: isListOf(isDay),
  window: isShape({ first: isText, last: isText }),
  next: isAbsentOr(isShape({ date: isText, opens: isText })),
});

/** Every day of the booking window. Duration in minutes. */
export function fetchBookingDays(duration: number, signal: AbortSignal) {
  return callApi(`/api/slots?duration=${duration}`, isBookingDays, { signal });
}

const isHold: Guard<OnThisClock<HoldResponseBody>> = isShape({ holdToken: isText, expiresAt: isNumber });

export async function requestHold(body: HoldRequestBody): Promise<ApiResult<Hold>> {
  const held = await callApi('/api/holds', isHold, { method: 'POST', body });
  return held.ok ? { ok: true, value: { token: held.value.holdToken, expiresAt: held.value.expiresAt } } : held;
}

export function cancelHold(token: string) {
  return callApi(`/api/holds/${encodeURIComponent(token)}`, isAnything, { method: 'DELETE', keepalive: true });
}
