import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NotFoundScreen } from '@/components/site/frame/not-found-screen';
import { SiteFrame } from '@/components/site/frame/site-frame';
import { site } from '@/lib/shared/site';
import { RootDocument, rootMetadata } from './root-document';

/** Its own document: a not-found.tsx would be sent with every page, twice. */
export default function GlobalNotFound() {
  return (
    <RootDocument>
      <SiteFrame>
        <NotFoundScreen />
      </SiteFrame>
    </RootDocument>
  );
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('NotFound');
  return { ...rootMetadata, title: `${t('pageTitle')} | ${site.name}`, robots: { index: false } };
}
