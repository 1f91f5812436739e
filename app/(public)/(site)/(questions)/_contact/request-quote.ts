'use server';

import { getTranslations } from 'next-intl/server';
import type { QuoteField } from '@/components/questions/contact/contact-form';
import type { FormAnswer } from '@/components/shared/forms/spam-guarded/form-answer';
import { readLocalHolidays } from '@/lib/private/settings/read-local-holidays';
import { quoteAsMessage, quoteSchema } from '@/lib/questions/contact/quote-schema';
import { submitContact } from '@/lib/questions/contact/submit-contact';
import { formatLongDate } from '@/lib/shared/madrid-time';
import { site } from '@/lib/shared/site';
import { replyDay } from '@/lib/shared/working-days/reply-day';
import { answerForm } from '../../_form/answer-form';

export async function requestQuote(_: unknown, formData: FormData): Promise<FormAnswer<QuoteField>> {
  const t = await getTranslations('ContactForm');
  const labels = { company: t('company'), people: t('people'), place: t('place'), date: t('date') };
  return answerForm({
    formData,
    fields: ['name', 'email', 'company', 'people', 'place', 'date', 'message'],
    hidden: ['context'],
    read: (values) => quoteSchema.safeParse(values),
    submit: (quote, address, now) => submitContact(quoteAsMessage(quote, labels), address, now),
    sent: async ({ people, company }, now) => ({
      title: t('quoteTitle'),
      detail: t('quoteSent', {
        people,
        company,
        day: formatLongDate(replyDay(now, site.supportReplyHours, await readLocalHolidays())).replace(',', ''),
      }),
    }),
    failed: { title: t('failedTitle'), detail: `${t('failedDetail')} ${t('failedKept', { phone: site.phone })}` },
  });
}
