import { type Messages, NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';

/** Sends the browser the shared messages and one calculator's own, and no others. */
export async function CalculatorMessages({ own, children }: { own: keyof Messages; children: ReactNode }) {
  const messages = await getMessages();
  return (
    <NextIntlClientProvider messages={{ Calculator: messages.Calculator, [own]: messages[own] }}>
      {children}
    </NextIntlClientProvider>
  );
}
