import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NotFoundScreen } from '@/components/site/frame/not-found-screen';
import { SiteFrame } from '@/components/site/frame/site-frame';
import { LOCALE } from '@/lib/shared/i18n/locale';
import { site } from '@/lib/shared/site';
import { fontVariables } from './fonts';
import './globals.css';

/** Its own document: a not-found.tsx would be sent with every page, twice. */
export default function GlobalNotFound() {
  return (
    <html lang={LOCALE} className={fontVariables} data-scroll-behavior="smooth">
      <body>
        <SiteFrame>
          <NotFoundScreen />
        </SiteFrame>
      </body>
    </html>
  );
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('NotFound');
  return {
    metadataBase: new URL(site.url),
    title: `${t('pageTitle')} | ${site.name}`,
    robots: { index: false },
  };
}
