import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { DeskFrame } from '@/components/desk/frame/desk-frame';

export default async function FrameLayout({ children }: { children: ReactNode }) {
  const { Brand, Ui, DeskShared, DeskFrame: frame, DeskEntry } = await getMessages();
  return (
    <NextIntlClientProvider messages={{ Brand, Ui, DeskShared, DeskFrame: frame, DeskEntry }}>
      <DeskFrame>{children}</DeskFrame>
    </NextIntlClientProvider>
  );
}
