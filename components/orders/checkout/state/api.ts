import type { Day } from '@/lib/agenda/slots';
import type {
  HoldRequestBody,
  HoldResponseBody,
  SlotsQuery,
  SlotsResponseBody,
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

/** What the checkout uses of the answer. */
type Availability = Pick<SlotsResponseBody, 'days'>;

const isDay: Guard<Day> = isShape({
  date: isText,
  slots: isListOf(isShape({ time: isText, status: isOneOf('free', 'booked', 'past') })),
  holiday: isAbsentOr(isText),
  isAway: isAbsentOr(isFlag),
});
const isAvailability: Guard<Availability> = isShape({ days: isListOf(isDay) });

export function fetchSlots({ start, end, duration }: Required<SlotsQuery>, signal: AbortSignal) {
  const search = new URLSearchParams({ start, end, duration: String(duration) });
  return callApi(`/api/slots?${search}`, isAvailability, { signal });
}

const isHold: Guard<OnThisClock<HoldResponseBody>> = isShape({ holdToken: isText, expiresAt: isNumber });

export async function requestHold(body: HoldRequestBody): Promise<ApiResult<Hold>> {
  const held = await callApi('/api/holds', isHold, { method: 'POST', body });
  return held.ok ? { ok: true, value: { token: held.value.holdToken, expiresAt: held.value.expiresAt } } : held;
}

export function cancelHold(token: string) {
  return callApi(`/api/holds/${encodeURIComponent(token)}`, isAnything, { method: 'DELETE', keepalive: true });
}
