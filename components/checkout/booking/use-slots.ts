import { useQuery } from '@tanstack/react-query';
import { bookingWindow } from '@/lib/scheduling/slots';
import { type ApiFailure, fetchSlots } from '../state/api';
import { hoursGivenBack, SLOTS_KEY } from '../state/hold-release';

/** Milliseconds. */
const FRESH = 5 * 60_000;
const RETAINED = 10 * 60_000;

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
      await hoursGivenBack();
      const result = await fetchSlots({ start: first, end: last, duration }, signal);
      if (!result.ok) throw new SlotsUnavailable(result.failure);
      return result.value.days;
    },
    staleTime: FRESH,
    gcTime: RETAINED,
    retry: 1,
  });
  return { ...query, first, last };
}
