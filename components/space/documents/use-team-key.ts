import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { askForSealingKey } from '@/components/private/sealing-key';
import type { DeskKeyAnswer } from '@/lib/private/desk-key/contract';

/** What people can compare with the security page before something is shared. It is asked for again when it is used. */
export function useTeamKey(enabled: boolean): UseQueryResult<DeskKeyAnswer | null> {
  return useQuery({ queryKey: ['team-key'], queryFn: askForSealingKey, enabled });
}
