import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export { NotFoundScreen as default } from '@/components/layout/not-found-screen';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('NotFound');
  return { title: t('pageTitle') };
}
