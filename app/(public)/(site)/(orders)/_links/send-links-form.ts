'use server';

import { getTranslations } from 'next-intl/server';
import type { FormAnswer } from '@/components/shared/forms/spam-guarded/form-answer';
import { askedLinksSchema, askForLinks } from '@/lib/orders/order-page/ask-for-links';
import { site } from '@/lib/shared/site';
import { answerForm } from '../../_form/answer-form';

/** The words of the answer are the form's: they are the same in every case. */
export async function sendLinksForm(_: unknown, formData: FormData): Promise<FormAnswer<'email'>> {
  const t = await getTranslations('LinksForm');
  return answerForm<'email', { email: string }>({
    formData,
    fields: ['email'],
    read: (values) => askedLinksSchema.safeParse(values),
    submit: askForLinks,
    sent: { title: '', detail: '' },
    failed: { title: t('failedTitle'), detail: t('failedDetail', { phone: site.phone }) },
  });
}
