'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { watchAttendance } from '@/components/shared/browser/attendance';
import { SpaceDoor } from './space-door';

/** Everything of /espacio that is personal: read and opened in the browser only. */
export function SpaceApp() {
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 10_000 } } }),
  );
  useEffect(() => watchAttendance(), []);
  return (
    <QueryClientProvider client={queries}>
      <SpaceDoor />
    </QueryClientProvider>
  );
}
