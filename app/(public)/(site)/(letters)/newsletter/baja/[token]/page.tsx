import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { bookingPageMetadata } from '@/app/(public)/(site)/_booking/booking-page-metadata';
import { TokenScreen } from '@/components/letters/subscription/token-screen';
import { tokenScreenTexts } from '../../token-screen-texts';
import { leave } from './leave';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('NewsletterLeave');
  return { title: t('pageTitle'), ...bookingPageMetadata };
}

export default async function LeavePage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  return <TokenScreen action={leave} token={token} texts={await tokenScreenTexts('NewsletterLeave')} />;
}
