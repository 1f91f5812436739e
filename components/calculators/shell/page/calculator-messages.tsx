import { type Messages, NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';

type CalculatorMessagesProps = { own: keyof Messages | readonly (keyof Messages)[]; children: ReactNode };

/** Sends the browser the shared messages, those of one calculator and of its tools, and no others. */
export async function CalculatorMessages({ own, children }: CalculatorMessagesProps) {
  const messages = await getMessages();
  const sent = ['Calculator' as const, own].flat();
  return (
    <NextIntlClientProvider messages={Object.fromEntries(sent.map((name) => [name, messages[name]]))}>
      {children}
    </NextIntlClientProvider>
  );
}
