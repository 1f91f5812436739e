import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { ConsultationForm } from '@/components/questions/consultation/consultation-form';
import type { Served } from '@/components/questions/consultation/use-consultation-form';
import { PrivacyLayer } from '@/components/shared/ui/privacy-layer';
import { consultationPage } from '@/lib/questions/texts/consultation';
import { FORM_ANCHOR } from '@/lib/shared/form-anchor';
import { site } from '@/lib/shared/site';
import { consultedPlans } from '@/lib/site/services/requested-plans';

/** The form with only the texts that it needs in the browser. */
export async function ConsultationSection({ served }: { served?: Served }) {
  const {
    ConsultationForm: form,
    ConsultationErrors,
    ConsultationFiles,
    ConsultationRefused,
    EmailTypo,
  } = await getMessages();
  return (
    <section id={FORM_ANCHOR} className="py-bloque">
      <NextIntlClientProvider
        messages={{
          ConsultationForm: form,
          ConsultationErrors,
          ConsultationFiles,
          ConsultationRefused,
          EmailTypo,
        }}
      >
        <ConsultationForm
          {...(served && { served })}
          minutes={site.consultationMinutes}
          isSealingPromised={site.hasPrivateSpace}
          plans={consultedPlans.map(({ slug, line }) => ({ slug, line }))}
          privacy={<PrivacyLayer {...consultationPage.privacy} heading="h4" />}
        />
      </NextIntlClientProvider>
    </section>
  );
}
