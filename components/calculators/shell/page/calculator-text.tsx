import type { Messages } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { TextProvider } from '../text-context';

/** Sends the browser the shared messages and one calculator's own. */
export async function CalculatorText({ own, children }: { own: keyof Messages; children: ReactNode }) {
  const messages = await getMessages();
  return <TextProvider messages={{ Calculator: messages.Calculator, [own]: messages[own] }}>{children}</TextProvider>;
}
