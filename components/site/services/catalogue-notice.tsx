import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/shared/ui/button';
import { PageLink } from '@/components/shared/ui/page-link';
import { Telephone } from '@/components/shared/ui/telephone';
import { BrokenSofa } from '@/components/site/illustrations/sofa/broken-sofa';
import { site } from '@/lib/shared/site';

export function CatalogueEmpty() {
  const t = useTranslations('ServicesList');
  return (
    <Notice title={t('emptyTitle')} text={t('emptyText')}>
      <CallLink look="solid" />
    </Notice>
  );
}

/** `retry` is the address of the current page. */
export function CatalogueUnavailable({ retry }: { retry: string }) {
  const t = useTranslations('ServicesList');
  return (
    <Notice title={t('failedTitle')} text={t('failedText')}>
      {/* A full page load: client navigation may reuse the failed response. */}
      <a href={retry} className={buttonClass()}>
        {t('retry')}
      </a>
      <CallLink look="line" />
      <PageLink href="/contacto" className={buttonClass('line')}>
        {t('contact')}
      </PageLink>
    </Notice>
  );
}

function CallLink({ look }: { look: 'solid' | 'line' }) {
  const t = useTranslations('ServicesList');
  return (
    <Telephone phone={site.phone} className={buttonClass(look)}>
      {t('call', { phone: site.phone })}
    </Telephone>
  );
}

function Notice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="respaldo-l bg-arena px-6 pt-12 md:px-12">
      <div className="items-end gap-8 lg:flex lg:justify-between">
        <div role="alert" className="pb-10 lg:max-w-xl lg:pb-14">
          <h2 className="text-t3">{title}</h2>
          <p className="mt-4 text-lead">{text}</p>
          <p className="mt-8 flex flex-wrap gap-4">{children}</p>
          <p className="mt-5 text-nota">{site.officeHours}</p>
        </div>
        <BrokenSofa className="max-w-md" />
      </div>
    </div>
  );
}
