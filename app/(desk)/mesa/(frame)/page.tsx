import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EntryScreen } from '@/components/desk/frame/entry-screen';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('DeskShared');
  return { title: t('desk') };
}

/** Shows the way in, and leads on to the first screen. */
export default function DeskEntryPage() {
  return <EntryScreen />;
}
