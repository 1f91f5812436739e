import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { screens } from '@/components/private/desk/screens';
import { useSession } from '@/components/private/desk/use-session';
import { DisclosureMark } from '@/components/shared/ui/summary';

/** Beside the screen where there is room, a menu above it elsewhere. */
export function ScreenNav() {
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
