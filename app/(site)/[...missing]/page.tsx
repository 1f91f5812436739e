import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { log } from '@/lib/log';

type Props = { params: Promise<{ missing: string[] }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('NotFound');
  return { title: t('pageTitle'), robots: { index: false } };
}

/** Every path that no other route answers. The query is not logged: it may carry anything. */
export default async function MissingPage({ params }: Props) {
  const { missing } = await params;
  log.warn({ path: `/${missing.join('/')}` }, 'page not found');
  notFound();
}
