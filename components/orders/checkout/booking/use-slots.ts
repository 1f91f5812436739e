import { useQuery } from '@tanstack/react-query';
import { bookingWindow } from '@/lib/agenda/booking-window';
import { fetchSlots } from '../state/api';
import type { ApiFailure } from '../state/call-api';
import { releasesSettled, SLOTS_KEY } from '../state/hold-release';

const STALE_AFTER_MS = 5 * 60_000;
const RETAINED_MS = 10 * 60_000;

class SlotsUnavailable extends Error {
  constructor(readonly failure: ApiFailure) {
    super('The slots could not be loaded.');
  }
}

/** Every bookable day with its hours, in one request. Duration in minutes. */
export function useSlots(duration: number) {
  const { first, last } = bookingWindow(new Date());
  const query = useQuery({
    queryKey: [...SLOTS_KEY, duration, first, last],
    queryFn: async ({ signal }) => {
      await releasesSettled();
      const result = await fetchSlots({ start: first, end: last, duration }, signal);
      if (!result.ok) throw new SlotsUnavailable(result.failure);
      return result.value.days;
    },
    staleTime: STALE_AFTER_MS,
    gcTime: RETAINED_MS,
    retry: 1,
  });
  return { ...query, first, last };
}
