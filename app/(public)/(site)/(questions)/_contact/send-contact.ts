'use server';

import { getTranslations } from 'next-intl/server';
import type { ContactField } from '@/components/questions/contact/contact-form';
import type { FormAnswer } from '@/components/shared/forms/spam-guarded/form-answer';
import { contactSchema } from '@/lib/questions/contact/schema';
import { submitContact } from '@/lib/questions/contact/submit-contact';
import { site } from '@/lib/shared/site';
import { answerForm } from '../../_form/answer-form';
import { followUp } from './follow-up';

export async function sendContact(_: unknown, formData: FormData): Promise<FormAnswer<ContactField>> {
  const t = await getTranslations('ContactForm');
  return answerForm({
    formData,
    fields: ['name', 'email', 'phone', 'plan', 'message'],
    hidden: ['source', 'context'],
    read: (values) => contactSchema.safeParse(values),
    submit: submitContact,
    sent: { title: t('sentTitle'), detail: `${t('sentDetail')} ${followUp(formData, t)}` },
    failed: { title: t('failedTitle'), detail: `${t('failedDetail')} ${t('failedKept', { phone: site.phone })}` },
  });
}
