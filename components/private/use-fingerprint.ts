import { useQuery } from '@tanstack/react-query';
import { fingerprint } from '@/lib/private/sealing/fingerprint';
import type { Recipient } from '@/lib/private/sealing/identity';

/** What people compare of this key; empty until it is worked out. */
export function useFingerprint(recipient: Recipient): string {
  const { data = '' } = useQuery({
    queryKey: ['fingerprint', recipient],
    queryFn: () => fingerprint(recipient),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
