import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { ConsultationForm } from '@/components/consultation/consultation-form';
import { FORM_ANCHOR } from '@/components/consultation/consultation-hero';
import { PrivacyLayer } from '@/components/consultation/privacy-layer';
import type { Served } from '@/components/consultation/use-consultation-form';
import { site } from '@/lib/site';

/** The form with only the texts that it needs in the browser. */
export async function ConsultationSection({ served }: { served?: Served }) {
  const { ConsultationForm: form, ConsultationErrors, ConsultationFiles, ConsultationRefused } = await getMessages();
  return (
    <section id={FORM_ANCHOR} className="py-bloque">
      <NextIntlClientProvider
        messages={{ ConsultationForm: form, ConsultationErrors, ConsultationFiles, ConsultationRefused }}
      >
        <ConsultationForm {...(served && { served })} minutes={site.consultationMinutes} privacy={<PrivacyLayer />} />
      </NextIntlClientProvider>
    </section>
  );
}
