import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { LinksForm } from '@/components/orders/page/links-form';
import { PhoneLink } from '@/components/shared/ui/phone-link';
import { site } from '@/lib/shared/site';
import { sendLinksForm } from './send-links-form';

/** The way to appointment and order for a person who has nothing but their mailbox. */
export async function OwnLinks({ className = '' }: { className?: string }) {
  const [t, { LinksForm: texts, EmailTypo }] = await Promise.all([getTranslations('LinksForm'), getMessages()]);
  return (
    <section aria-labelledby="tus-enlaces-titulo" className={className}>
      <h2 id="tus-enlaces-titulo" className="mb-2 text-t4">
        {t('title')}
      </h2>
      <p className="mb-4 max-w-texto">{t('lead')}</p>
      <NextIntlClientProvider messages={{ LinksForm: texts, EmailTypo }}>
        <LinksForm
          action={sendLinksForm}
          sent={t.rich('answer', { call: (words) => <PhoneLink>{words}</PhoneLink> })}
          failed={{ title: t('failedTitle'), detail: t('failedDetail', { phone: site.phone }) }}
        />
      </NextIntlClientProvider>
    </section>
  );
}
