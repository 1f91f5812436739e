import { getTranslations } from 'next-intl/server';
import type { TokenScreenTexts } from '@/components/letters/subscription/token-screen';
import { UNCONFIRMED_SUBSCRIPTION_RETENTION_DAYS } from '@/lib/shared/retention';
import { site } from '@/lib/shared/site';

export async function tokenScreenTexts(namespace: 'NewsletterConfirm' | 'NewsletterLeave'): Promise<TokenScreenTexts> {
  const t = await getTranslations(namespace);
  const facts = { name: site.name, days: UNCONFIRMED_SUBSCRIPTION_RETENTION_DAYS };
  const said = (state: 'asked' | 'done' | 'gone') => ({ title: t(`${state}Title`), text: t(`${state}Text`, facts) });
  return {
    asked: said('asked'),
    done: said('done'),
    gone: said('gone'),
    button: t('button'),
    sending: t('sending'),
    failed: t('failed'),
    home: t('home'),
  };
}
