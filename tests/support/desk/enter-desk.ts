import type { BrowserContext, Page } from '@playwright/test';
import { deskWay } from '@/lib/private/sealing/desk-way';
import type { SharedStack } from '../stack/stack';
import { type AtTheDesk, atTheDesk, withSession } from './at-the-desk';
import { beginDeskKey, type KeyHolder } from './key-holder';
import { joinDesk, originOf } from './new-person';
import { giveDevice, newPasskey } from './passkey';

type Options = Parameters<typeof atTheDesk>[1];

/** The browser has a session from here on. */
export async function enterDesk(context: BrowserContext, stack: SharedStack, options?: Options): Promise<AtTheDesk> {
  const person = await atTheDesk(stack, options);
  await takeSession(context, stack, person);
  return person;
}

/** The browser has this session from here on. */
export function takeSession(context: BrowserContext, stack: SharedStack, { headers }: AtTheDesk): Promise<void> {
  return takeCookie(context, stack, headers.Cookie ?? '');
}

/** The browser has this cookie from here on, at the name of the product and at its IP address. */
export async function takeCookie(context: BrowserContext, stack: SharedStack, cookie: string): Promise<void> {
  const [name = '', value = ''] = cookie.split('=');
  const cookies = [stack.baseUrl, originOf(stack)].map((origin) => {
    // A __Host- cookie is a Secure one; Chromium sends these to loopback addresses without TLS too.
    const url = new URL('/', origin);
    url.protocol = 'https:';
    return { name, value, url: url.href, secure: true, httpOnly: true, sameSite: 'Strict' as const };
  });
  await context.addCookies(cookies);
}

type WithPasskey = AtTheDesk & { credentialId: string; secret: Uint8Array<ArrayBuffer> | null };

/** The browser has the session of a person who was invited, and whose passkey is of this page's device. */
export async function enterWithPasskey(page: Page, stack: SharedStack, name = 'Marta Ruiz'): Promise<WithPasskey> {
  const joined = await joinDesk(stack, name, (options) => newPasskey(page, stack, options, 'mesa'));
  const { id, cookie, answer, secret } = joined;
  await takeCookie(page.context(), stack, cookie);
  const [, token = ''] = cookie.split('=');
  return { ...withSession(stack.baseUrl, { id, name }, token), credentialId: answer.id, secret };
}

/** Marta is at the desk, and the passkey of this page's device opens its key. */
export async function enterWithDeskKey(page: Page, stack: SharedStack): Promise<KeyHolder> {
  await giveDevice(page);
  const { secret, ...marta } = await enterWithPasskey(page, stack);
  if (!secret) throw new Error('The passkey derives no secret.');
  const { credentialId } = marta;
  const way = await deskWay(secret, 'passkey');
  await marta.post('/desk-key/recipient', { credentialId, recipient: way.recipient });
  const { rows } = await stack.db.query<{ id: string }>('SELECT id FROM staff_keys WHERE credential_id = $1', [
    credentialId,
  ]);
  const holder = { ...marta, keyId: rows[0]?.id ?? '', ...way };
  const { answer } = await beginDeskKey(holder);
  if (answer.status !== 201) throw new Error(`The key was refused: ${JSON.stringify(answer.body)}`);
  return holder;
}
