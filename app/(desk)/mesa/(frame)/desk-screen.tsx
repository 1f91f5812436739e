import { type Messages, NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';

type Namespace = Extract<keyof Messages, `Desk${string}`>;

/** A screen with the texts that it needs beside those of every screen: a page carries no others. */
export async function DeskScreen({ texts, children }: { texts: readonly Namespace[]; children: ReactNode }) {
  const messages = await getMessages();
  const names: (keyof Messages)[] = ['Ui', 'DeskShared', ...texts];
  const shown = Object.fromEntries(names.map((name) => [name, messages[name]]));
  return <NextIntlClientProvider messages={shown}>{children}</NextIntlClientProvider>;
}
