import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';

/** Only the texts that choosing an hour needs in the browser. */
export async function PickerTexts({ children }: { children: ReactNode }) {
  const { Checkout, EmailTypo, FirstConsultation } = await getMessages();
  const { booking, calendar } = Checkout;
  return (
    <NextIntlClientProvider messages={{ Checkout: { booking, calendar }, EmailTypo, FirstConsultation }}>
      {children}
    </NextIntlClientProvider>
  );
}
