'use server';

import { getTranslations } from 'next-intl/server';
import type { NewsletterField } from '@/components/letters/subscription/newsletter-form';
import type { FormAnswer } from '@/components/shared/forms/spam-guarded/form-answer';
import { requestSubscription } from '@/lib/letters/subscription/request-subscription';
import { newsletterSchema } from '@/lib/letters/subscription/schema';
import { answerForm } from '../../_form/answer-form';

export async function subscribe(_: unknown, formData: FormData): Promise<FormAnswer<NewsletterField>> {
  const t = await getTranslations('NewsletterForm');
  const answer = await answerForm<NewsletterField, { email: string }>({
    formData,
    fields: ['email'],
    read: (values) => newsletterSchema.safeParse(values),
    submit: requestSubscription,
    sent: { title: t('sentTitle'), detail: `${t('sentDetail')} ${t('checkMail')}` },
    failed: { title: t('failedTitle'), detail: `${t('failedDetail')} ${t('failedKept')}` },
  });
  const isEmpty = answer.outcome === 'invalid' && !answer.values.email?.trim();
  return isEmpty ? { ...answer, errors: { email: t('emailRequired') } } : answer;
}
