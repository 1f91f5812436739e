import { useTranslations } from 'next-intl';
import { ContactForm } from '@/components/questions/contact/contact-form';
import { PrivacyLayer } from '@/components/questions/contact/privacy-layer';
import { emailTypoTexts } from '@/components/shared/forms/email-typo-texts';
import { PageLink } from '@/components/shared/ui/page-link';
import { quoteMessages } from '@/lib/questions/contact/quote-schema';
import { type ContactSource, contactMessages, QUOTE_SOURCE } from '@/lib/questions/contact/schema';
import { CONTACT_FORM } from '@/lib/shared/form-anchor';
import { site } from '@/lib/shared/site';
import { plansToChoose } from '@/lib/site/services/requested-plans';
import type { ServiceContent } from '@/lib/site/services/service-content';
import { requestQuote } from './request-quote';
import { sendContact } from './send-contact';

type Props = {
  button?: string;
  /** The subject of the message, such as the name of a service: part of the staff's e-mail subject. */
  context?: string;
  /** The privacy information as one sentence instead of a table. */
  brief?: boolean;
  /** The service whose plans can be chosen, and the chosen one. */
  service?: ServiceContent;
  plan?: string;
} & (
  | { source: ContactSource; title: string; lead: string }
  /** Title and lead come from the messages. */
  | { source: 'home-contact' | 'servicios' | 'contacto' | 'contratanos' }
);

/** The contact form of a page, at the anchor #contact-form. */
export function ContactSection({ button, context, brief = false, service, plan = '', ...page }: Props) {
  const t = useTranslations('ContactSection');
  const form = useTranslations('ContactForm');
  const typo = useTranslations('EmailTypo');
  const guard = useTranslations('ContactGuard');
  const validation = useTranslations('Validation');
  const { title, lead } =
    'title' in page
      ? page
      : { title: t(`${page.source}.title`), lead: t(`${page.source}.lead`, { hours: site.supportReplyHours }) };
  const texts = {
    name: form('name'),
    email: form('email'),
    phone: form('phone'),
    message: form('message'),
    plan: form('plan'),
    planOpen: form('planOpen'),
    messageHint: form('messageHint'),
    optional: form('optional'),
    sending: form('sending'),
    again: form('again'),
    failedTitle: form('failedTitle'),
    failedDetail: `${form('failedDetail')} ${form('failedKept', { phone: site.phone })}`,
    honeypot: guard('honeypot'),
  };
  const isQuote = page.source === QUOTE_SOURCE;
  const quote = isQuote
    ? {
        company: form('company'),
        people: form('people'),
        peopleHint: form('peopleHint'),
        place: form('place'),
        placeHint: form('placeHint'),
        date: form('date'),
        dateHint: form('dateHint'),
      }
    : undefined;
  const messages = isQuote ? quoteMessages : contactMessages;
  const sentences = Object.fromEntries(messages.map((message) => [message, validation(message)]));
  return (
    <section id={CONTACT_FORM.section} aria-labelledby="contact-form-titulo" className="bg-arena py-bloque">
      <div className="rejilla gap-y-10 lg:grid-rows-[auto_1fr]">
        <div className="lg:col-span-5 lg:row-start-1">
          <h2 id="contact-form-titulo" className="-ml-[0.03em] text-t2">
            {title}
          </h2>
          <p className="mt-5 max-w-breve font-titular text-lead">{lead}</p>
        </div>
        <div className="lg:col-span-6 lg:col-start-7 lg:row-span-2 lg:row-start-1">
          <ContactForm
            action={isQuote ? requestQuote : sendContact}
            quote={quote}
            source={page.source}
            context={context}
            plans={service ? plansToChoose(service) : []}
            plan={plan}
            id={CONTACT_FORM.id}
            button={button ?? t('button')}
            texts={texts}
            typo={emailTypoTexts(typo)}
            sentences={sentences}
            consent={form.rich('consent', {
              link: (text) => (
                <PageLink href="/politica-privacidad" className="enlace">
                  {text}
                </PageLink>
              ),
            })}
          />
        </div>
        <div className="lg:col-span-5 lg:row-start-2">
          {brief ? (
            <p className="max-w-breve text-nota text-tinta-2">{t('privacy', { company: site.company.legalName })}</p>
          ) : (
            <PrivacyLayer />
          )}
        </div>
      </div>
    </section>
  );
}
