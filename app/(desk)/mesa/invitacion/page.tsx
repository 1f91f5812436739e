import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { InvitationScreen } from '@/components/desk/invitation/invitation-screen';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('DeskInvitation');
  return { title: t('documentTitle') };
}

export default async function InvitationPage() {
  const { Brand, Ui, DeskShared, DeskInvitation } = await getMessages();
  return (
    <NextIntlClientProvider messages={{ Brand, Ui, DeskShared, DeskInvitation }}>
      <InvitationScreen />
    </NextIntlClientProvider>
  );
}
