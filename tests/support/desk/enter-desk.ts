import type { BrowserContext } from '@playwright/test';
import type { SharedStack } from '../stack/stack';
import { type AtTheDesk, atTheDesk } from './at-the-desk';

type Options = Parameters<typeof atTheDesk>[1];

/** The browser has a session from here on. */
export async function enterDesk(context: BrowserContext, stack: SharedStack, options?: Options): Promise<AtTheDesk> {
  const person = await atTheDesk(stack, options);
  await takeSession(context, stack, person);
  return person;
}

/** The browser has this session from here on. */
export async function takeSession(context: BrowserContext, stack: SharedStack, { token }: AtTheDesk): Promise<void> {
  // A __Host- cookie is a Secure one; Chromium sends these to loopback addresses without TLS too.
  const url = new URL('/', stack.baseUrl);
  url.protocol = 'https:';
  await context.addCookies([
    { name: '__Host-mesa', value: token, url: url.href, secure: true, httpOnly: true, sameSite: 'Strict' },
  ]);
}
