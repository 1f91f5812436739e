'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { CONTENT_ID, DeskBar } from '@/components/private/desk/desk-bar';
import { InvitationDoor } from './invitation-door';

/** What the link of an invitation opens: its token stands behind the number sign, which no server sees. */
export function InvitationScreen() {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <QueryClientProvider client={queries}>
      <div className="flex min-h-dvh flex-col">
        <DeskBar />
        <main id={CONTENT_ID} tabIndex={-1} className="mx-auto w-full max-w-[100rem] px-4 py-8 outline-none sm:px-6">
          <InvitationDoor />
        </main>
      </div>
    </QueryClientProvider>
  );
}
