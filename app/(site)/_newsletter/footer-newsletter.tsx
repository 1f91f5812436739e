import { NewsletterForm } from '@/components/newsletter/newsletter-form';
import { subscribe } from './subscribe';
import { useNewsletterTexts } from './texts';

/** The same form in the footer's dark ground; the footer gives it a heading. */
export function FooterNewsletter() {
  return <NewsletterForm action={subscribe} id="pie-boletin-datos" compact {...useNewsletterTexts()} />;
}
