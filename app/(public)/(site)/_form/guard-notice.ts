import { getTranslations } from 'next-intl/server';

export type FormNotice = { title: string; detail: string };

/** What the guard of a public form says. */
export async function guardNotice(what: 'askAgain' | 'limited', minutes = 0): Promise<FormNotice> {
  const t = await getTranslations('ContactGuard');
  return { title: t(`${what}.title`), detail: t(`${what}.detail`, { minutes }) };
}
