import type { Metadata } from 'next';
import { type Messages, NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { ScreenId } from '@/components/private/desk/screens';

type Namespace = Extract<keyof Messages, `Desk${string}`>;

/** A screen with the texts that it needs beside those of every screen: a page carries no others. */
export async function DeskScreen({ texts, children }: { texts: readonly Namespace[]; children: ReactNode }) {
  const messages = await getMessages();
  const names: (keyof Messages)[] = ['Ui', 'DeskShared', ...texts];
  const shown = Object.fromEntries(names.map((name) => [name, messages[name]]));
  return <NextIntlClientProvider messages={shown}>{children}</NextIntlClientProvider>;
}

/** The desk is found by those who know of it: noindex comes from its layout. */
export async function screenMetadata(screen: ScreenId): Promise<Metadata> {
  const t = await getTranslations('DeskFrame');
  return { title: t('documentTitle', { screen: t(`screens.${screen}`) }) };
}
