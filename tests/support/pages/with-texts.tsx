import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import messages from '@/lib/shared/i18n/messages';

/** As on a page, which gives its parts their texts. */
export const withTexts = (part: ReactNode) => (
  <NextIntlClientProvider locale="es" messages={messages} timeZone="Europe/Madrid">
    {part}
  </NextIntlClientProvider>
);
