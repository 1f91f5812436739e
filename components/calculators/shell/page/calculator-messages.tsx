import { type Messages, NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';

type CalculatorMessagesProps = {
  own: keyof Messages;
  /** Of the page's tools: their titles. The rest comes with their code. */
  tools?: readonly (keyof Messages)[];
  children: ReactNode;
};

/** Sends the browser the shared messages, one calculator's own and the titles of its tools, and no others. */
export async function CalculatorMessages({ own, tools = [], children }: CalculatorMessagesProps) {
  const messages = await getMessages();
  const sent = ['Calculator', own, ...tools] as const;
  return (
    <NextIntlClientProvider messages={Object.fromEntries(sent.map((name) => [name, messages[name]]))}>
      {children}
    </NextIntlClientProvider>
  );
}
