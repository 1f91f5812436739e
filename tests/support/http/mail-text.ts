import { render } from '@react-email/render';
import type { ReactElement } from 'react';
import { plainText } from '@/lib/server/email/plain-text';

/** The text part of an e-mail, spaces of every kind made plain. */
export async function mailText(email: ReactElement): Promise<string> {
  return plainText(await render(email)).replace(/[^\S\n]+/g, ' ');
}
