import { getTranslations } from 'next-intl/server';
import { SentScreen } from '@/components/consultation/sent-screen';

export async function generateMetadata() {
  const t = await getTranslations('ConsultationSent');
  return { title: t('documentTitle'), robots: { index: false, follow: false } };
}

/** Where a form that was sent without JavaScript ends. */
export default function ConsultationSentPage() {
  return <SentScreen />;
}
