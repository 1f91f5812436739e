import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ScreenId } from '@/components/private/desk/screens';

/** The desk is found by those who know of it: noindex comes from its layout. */
export async function screenMetadata(screen: ScreenId): Promise<Metadata> {
  const t = await getTranslations('DeskFrame');
  return { title: t('documentTitle', { screen: t(`screens.${screen}`) }) };
}
