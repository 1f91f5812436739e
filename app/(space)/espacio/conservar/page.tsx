import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { KeepSpace } from '@/components/space/frame/keep-space';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('SpaceFrame.keep');
  return { title: t('title'), robots: { index: false, follow: false }, referrer: 'no-referrer' };
}

export default async function KeepPage() {
  const t = await getTranslations('SpaceFrame.keep');
  const { Ui, SpaceShared, SpaceFrame } = await getMessages();
  return (
    <div className="rejilla py-tramo">
      <div>
        <h1 className="mb-6 text-t1">{t('title')}</h1>
        <NextIntlClientProvider messages={{ Ui, SpaceShared, SpaceFrame }}>
          <KeepSpace />
        </NextIntlClientProvider>
      </div>
    </div>
  );
}
