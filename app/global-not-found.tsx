import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NotFoundScreen } from '@/components/layout/not-found-screen';
import { SiteFrame } from '@/components/layout/site-frame';
import { site } from '@/lib/site';
import RootLayout from './layout';

/** Apart from the tree of pages: as its not-found.tsx, each of them would carry this screen, frame and all, twice. */
export default function NotFound() {
  return (
    <RootLayout>
      <SiteFrame>
        <NotFoundScreen />
      </SiteFrame>
    </RootLayout>
  );
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('NotFound');
  return { title: `${t('pageTitle')} | ${site.name}`, robots: { index: false } };
}
