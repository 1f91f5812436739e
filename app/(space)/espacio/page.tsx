import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { KeyOnCushion } from '@/components/shared/illustrations/key-on-cushion';
import { PageHero } from '@/components/shared/ui/page-hero';
import { SpaceApp } from '@/components/space/frame/space-app';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('SpaceFrame');
  return { title: t('title'), robots: { index: false, follow: false }, referrer: 'same-origin' };
}

export default async function SpacePage() {
  const t = await getTranslations('SpaceFrame');
  const messages = Object.entries(await getMessages());
  const shown = messages.filter(([name]) => name === 'Brand' || name === 'Ui' || name.startsWith('Space'));
  return (
    <>
      <div data-space-head="title">
        <PageHero
          trail={[{ name: t('title'), path: '/espacio' }]}
          title={t('title')}
          lead={t('lead')}
          ground="tinta"
          picture={<KeyOnCushion />}
        />
      </div>
      <div className="rejilla py-tramo max-md:pt-6">
        <div>
          <NextIntlClientProvider messages={Object.fromEntries(shown)}>
            <SpaceApp />
          </NextIntlClientProvider>
        </div>
      </div>
      {/* On a phone the drawing gives way to the doors. */}
      <div data-space-head="">
        <div className="bg-tinta px-margen pt-6 md:hidden">
          <KeyOnCushion />
        </div>
      </div>
    </>
  );
}
