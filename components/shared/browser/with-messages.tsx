import { type AbstractIntlMessages, NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { type ComponentType, useMemo } from 'react';

/** Texts by namespace. */
type AddedTexts = Readonly<Record<string, AbstractIntlMessages>>;

/** A component whose texts come with its code: they are added to those that the page has. */
export function withMessages<Props extends object>(texts: AddedTexts, Component: ComponentType<Props>) {
  return function WithMessages(props: Props) {
    const locale = useLocale();
    const shown: AbstractIntlMessages = useMessages();
    const messages = useMemo(() => joined(shown, texts), [shown]);
    return (
      <NextIntlClientProvider locale={locale} messages={messages}>
        <Component {...props} />
      </NextIntlClientProvider>
    );
  };
}

/** A namespace may have texts on both sides. */
export function joined(shown: AbstractIntlMessages, texts: AddedTexts): AbstractIntlMessages {
  const added = Object.entries(texts).map(([name, own]) => {
    const known = shown[name];
    return [name, typeof known === 'object' ? { ...known, ...own } : own] as const;
  });
  return { ...shown, ...Object.fromEntries(added) };
}
