import type { useTranslations } from 'next-intl';
import { site } from '@/lib/shared/site';

type Translate = ReturnType<typeof useTranslations<'ContactForm'>>;

/** What follows the fixed confirmation, which speaks of a free consultation only: true for what this form was sent with. */
export function followUp(sent: FormData, t: Translate): string {
  const said = (name: string) => String(sent.get(name) ?? '').trim();
  const hours = site.supportReplyHours;
  if (said('plan')) return t('sentPlan', { plan: said('plan'), hours });
  return t(said('message') ? 'sentMessage' : 'sentEmpty', { hours });
}
