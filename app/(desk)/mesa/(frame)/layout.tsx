import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { DeskFrame } from '@/components/desk/frame/desk-frame';
import { CONTENT_ID } from '@/components/private/desk/desk-bar';
import { RouteFocus } from '@/components/shared/ui/route-focus';

export default async function FrameLayout({ children }: { children: ReactNode }) {
  const { Brand, Ui, DeskShared, DeskFrame: frame, DeskEntry } = await getMessages();
  return (
    <NextIntlClientProvider messages={{ Brand, Ui, DeskShared, DeskFrame: frame, DeskEntry }}>
      <RouteFocus contentId={CONTENT_ID} heading />
      <DeskFrame>{children}</DeskFrame>
    </NextIntlClientProvider>
  );
}
