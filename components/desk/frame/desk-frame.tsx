'use client';

import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { CONTENT_ID } from '@/components/private/desk/desk-bar';
import { screens } from '@/components/private/desk/screens';
import { useSession } from '@/components/private/desk/use-session';
import { watchAttendance } from '@/components/shared/browser/attendance';
import { showContent } from '@/components/shared/browser/show-content';
import { RouteFocus } from '@/components/shared/ui/route-focus';
import { DisclosureMark } from '@/components/shared/ui/summary';
import { DeskDoor } from './desk-door';
import { DeskHeader } from './desk-header';

/** Around every screen: the person's menu and the navigation. A screen is mounted in the browser only, once its person is known. */
export function DeskFrame({ children }: { children: ReactNode }) {
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 10_000 } } }),
  );
  useEffect(() => watchAttendance(), []);
  return (
    <QueryClientProvider client={queries}>
      <RouteFocus contentId={CONTENT_ID} show={showContent} />
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

function watch(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

function OfflineNote() {
  const t = useTranslations('DeskFrame');
  const isOnline = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!isOnline && (
        <p className="bg-azafran px-4 py-2 font-bold sm:px-6">
          <span className="mx-auto block max-w-[100rem]">{t('offline')}</span>
        </p>
      )}
    </div>
  );
}

/** Beside the screen where there is room, a menu above it elsewhere. */
function ScreenNav() {
  const t = useTranslations('DeskFrame');
  const pathname = usePathname();
  const current = screens.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  const isOpen = Boolean(useSession().data?.staff);
  if (!isOpen) return null;
  return (
    <>
      <nav aria-label={t('screensLabel')} className="w-44 shrink-0 py-8 max-lg:hidden">
        <ScreenLinks current={current?.path} />
      </nav>
      <Disclosure key={pathname} as="div" className="border-b-[1.5px] border-tinta lg:hidden">
        <DisclosureButton className="group flex min-h-12 w-full items-center justify-between font-titular text-lg font-bold">
          <span>
            {t('menu')}
            {current && <span className="font-normal">: {t(`screens.${current.id}`)}</span>}
          </span>
          <DisclosureMark className="group-data-open:rotate-180" />
        </DisclosureButton>
        <DisclosurePanel as="nav" aria-label={t('screensLabel')} className="pb-3">
          <ScreenLinks current={current?.path} />
        </DisclosurePanel>
      </Disclosure>
    </>
  );
}

function ScreenLinks({ current }: { current: string | undefined }) {
  const t = useTranslations('DeskFrame.screens');
  return (
    <ul className="grid gap-0.5">
      {screens.map(({ id, path }) => (
        <li key={id}>
          <Link
            prefetch={false}
            href={path}
            aria-current={path === current ? 'page' : undefined}
            className="flex min-h-11 items-center border-l-4 border-transparent pl-3 font-titular text-lg font-medium no-underline hover:text-mar aria-[current=page]:border-azafran aria-[current=page]:font-bold"
          >
            {t(id)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
