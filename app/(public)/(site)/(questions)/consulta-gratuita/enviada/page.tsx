import { getTranslations } from 'next-intl/server';
import { SentScreen } from '@/components/questions/consultation/page/sent-screen';

export async function generateMetadata() {
  const t = await getTranslations('ConsultationSent');
  return { title: t('documentTitle'), robots: { index: false, follow: false } };
}

/** After a form was sent without JavaScript. */
export default function ConsultationSentPage() {
  return <SentScreen />;
}
