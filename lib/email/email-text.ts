import 'server-only';
import { render } from '@react-email/render';
import type { ReactElement } from 'react';
import { plainText } from './plain-text';

/** What the text part of this e-mail says. */
export async function emailText(react: ReactElement): Promise<string> {
  return plainText(await render(react));
}
