import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { type BookingDays, fetchBookingDays, fetchToday, type Today } from '../state/api';
import type { ApiProblem, ApiResult } from '../state/call-api';
import { releasesSettled, SLOTS_KEY } from '../state/use-hold';
import { useIsOver } from './clock';

const TODAY_KEY = ['today'] as const;

const STALE_AFTER_MS = 5 * 60_000;
const RETAINED_MS = 10 * 60_000;

class Unanswered extends Error {
  constructor(readonly problem: ApiProblem) {
    super('The server has not answered.');
  }
}

async function answerOf<Value>(call: Promise<ApiResult<Value>>): Promise<Value> {
  const result = await call;
  if (!result.ok) throw new Unanswered(result.problem);
  return result.value;
}

/** Asks again as soon as the day of the answer has ended; true until the next day is known. */
function useAskedDaily({ data, refetch }: Pick<UseQueryResult<Today>, 'data' | 'refetch'>): boolean {
  const isOver = useIsOver(data?.expiresAt);
  useEffect(() => {
    if (isOver) void refetch();
  }, [isOver, refetch]);
  return isOver;
}

/** The server's day; undefined until it is known, and after midnight until the next one is. */
export function useToday(): Today | undefined {
  const query = useQuery({
    queryKey: TODAY_KEY,
    queryFn: ({ signal }) => answerOf(fetchToday(signal)),
    staleTime: STALE_AFTER_MS,
    // Nothing on the screen asks for another try.
    retry: true,
  });
  const isOver = useAskedDaily(query);
  return isOver ? undefined : query.data;
}

/** Every bookable day with its hours, and the day that it is, in one request. Duration in minutes. */
export function useBookingDays(duration: number): UseQueryResult<BookingDays> {
  const queries = useQueryClient();
  const queryFn = useCallback(
    async ({ signal }: { signal: AbortSignal }) => {
      await releasesSettled();
      const found = await answerOf(fetchBookingDays(duration, signal));
      const { today, openUntil, expiresAt } = found;
      queries.setQueryData<Today>(TODAY_KEY, { today, openUntil, expiresAt });
      return found;
    },
    [duration, queries],
  );
  const query = useQuery({
    queryKey: [...SLOTS_KEY, duration],
    queryFn,
    staleTime: STALE_AFTER_MS,
    gcTime: RETAINED_MS,
    retry: 1,
  });
  useAskedDaily(query);
  return query;
}
