import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { StaffPerson } from '@/lib/private/desk-log/staff-member';
import type { Problem } from '../problem';
import { entranceApi } from './entrance-api';

const { read } = entranceApi.get('/session');
type Session = Awaited<ReturnType<typeof read>>;

const KEY = ['desk-session'];

/** Shorter than a session may be idle: each asking keeps it open while a person is at the page. */
const ASK_EVERY_MS = 4 * 60_000;

/** Who is at the desk, as the server says. */
export function useSession(): UseQueryResult<Session, Problem> {
  return useQuery<Session, Problem>({
    queryKey: KEY,
    queryFn: ({ signal }) => read(signal),
    staleTime: ASK_EVERY_MS,
    refetchInterval: ASK_EVERY_MS,
  });
}

/** After entering and leaving. */
export function useChangeSession(): (staff: StaffPerson | null) => void {
  const queries = useQueryClient();
  return useCallback(
    (staff) =>
      queries.setQueryData<Session>(KEY, (before) => ({ staff, demonstration: before?.demonstration ?? false })),
    [queries],
  );
}
