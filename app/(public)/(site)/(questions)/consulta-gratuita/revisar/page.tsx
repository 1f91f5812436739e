import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ReviewHead } from '@/components/questions/consultation/page/review-head';
import { ConsultationSection } from '../consultation-section';
import { reviewOf } from './review';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('ConsultationReview');
  // The address gives access to the answers. Under no-referrer the form's Origin would be null, and refused.
  return { title: t('documentTitle'), robots: { index: false, follow: false }, referrer: 'same-origin' };
}

/** Shows a form that was rejected without JavaScript, with everything that was typed. */
export default async function ConsultationReviewPage({ searchParams }: Props) {
  const { sentence, hint, served } = await reviewOf(await searchParams);
  return (
    <>
      <ReviewHead sentence={sentence} hint={hint} isKept={served !== undefined} />
      {served && <ConsultationSection served={served} />}
    </>
  );
}
