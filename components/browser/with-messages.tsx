import { type AbstractIntlMessages, NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { type ReactNode, useMemo } from 'react';

/** Texts by namespace. */
export type AddedTexts = Readonly<Record<string, AbstractIntlMessages>>;

/** Adds the texts that came with code on demand to those that the page has. */
export function WithMessages({ texts, children }: { texts: AddedTexts; children: ReactNode }) {
  const locale = useLocale();
  const shown: AbstractIntlMessages = useMessages();
  const messages = useMemo(() => joined(shown, texts), [shown, texts]);
  return (
    <NextIntlClientProvider locale={locale} messages={messages}>
      {children}
    </NextIntlClientProvider>
  );
}

/** A namespace may have texts on both sides. */
export function joined(shown: AbstractIntlMessages, texts: AddedTexts): AbstractIntlMessages {
  const added = Object.entries(texts).map(([name, own]) => {
    const known = shown[name];
    return [name, typeof known === 'object' ? { ...known, ...own } : own] as const;
  });
  return { ...shown, ...Object.fromEntries(added) };
}
