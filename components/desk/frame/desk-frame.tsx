'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { CONTENT_ID } from '@/components/private/desk/desk-bar';
import { watchAttendance } from '@/components/shared/browser/attendance';
import { DeskDoor } from './desk-door';
import { DeskHeader } from './desk-header';
import { OfflineNote } from './offline-note';
import { ScreenNav } from './screen-nav';

/** Around every screen: the person's menu and the navigation. A screen is mounted in the browser only, once its person is known. */
export function DeskFrame({ children }: { children: ReactNode }) {
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 10_000 } } }),
  );
  useEffect(() => watchAttendance(), []);
  return (
    <QueryClientProvider client={queries}>
      <div className="flex min-h-dvh flex-col">
        <DeskHeader />
        <OfflineNote />
        <div className="mx-auto flex w-full max-w-[100rem] grow flex-col px-4 sm:px-6 lg:flex-row lg:gap-10">
          <ScreenNav />
          <main id={CONTENT_ID} tabIndex={-1} className="min-w-0 grow py-6 outline-none lg:py-8">
            <DeskDoor>{children}</DeskDoor>
          </main>
        </div>
      </div>
    </QueryClientProvider>
  );
}
