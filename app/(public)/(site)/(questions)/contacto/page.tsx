import { Arrow, buttonClass } from '@/components/shared/ui/button';
import { Faq } from '@/components/shared/ui/faq';
import { PageHero } from '@/components/shared/ui/page-hero';
import { Telephone } from '@/components/shared/ui/telephone';
import { ContactFacts, FindUs } from '@/components/site/contact-page/contact-facts';
import { ArchedDoor } from '@/components/site/illustrations/contact/arched-door';
import { pageMetadata } from '@/lib/shared/seo/metadata';
import { site } from '@/lib/shared/site';
import { contactPage } from '@/lib/site/contact-page';
import { ContactSection } from '../_contact/contact-section';

export const metadata = pageMetadata('/contacto');

export default function ContactPage() {
  const { crumb, title, lead, heroWrite, heroCall, questionsTitle, questions } = contactPage;
  return (
    <>
      <PageHero
        trail={[{ name: crumb, path: '/contacto' }]}
        title={title}
        lead={lead}
        ground="cielo"
        picture={<ArchedDoor />}
      >
        <a href="#contact-form" className={buttonClass()}>
          {heroWrite} <Arrow />
        </a>
        <Telephone phone={site.phone} className="font-bold underline hover:no-underline">
          {heroCall}
        </Telephone>
      </PageHero>
      <ContactSection source="contacto" />
      <ContactFacts />
      <FindUs />
      <Faq title={questionsTitle} questions={questions} />
    </>
  );
}
