import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { RouteFocus } from '@/components/shared/ui/route-focus';
import { CONTENT_ID, SkipLink } from '@/components/shared/ui/skip-link';
import { ToastProvider } from '@/components/shared/ui/toast';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

/** Header, content and footer of every public page except the checkout. */
export function SiteFrame({ newsletter, children }: { newsletter?: ReactNode; children: ReactNode }) {
  const t = useTranslations('Ui');
  return (
    <ToastProvider dismissLabel={t('dismiss')}>
      <SkipLink />
      <SiteHeader />
      <main id={CONTENT_ID} tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter newsletter={newsletter} />
      <RouteFocus contentId={CONTENT_ID} />
    </ToastProvider>
  );
}
