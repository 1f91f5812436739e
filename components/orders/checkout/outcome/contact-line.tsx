import { useTranslations } from 'next-intl';
import type { BusinessFacts } from '../state/business-facts';

/** How to reach a person, in one sentence. */
export function ContactLine({ business }: { business: BusinessFacts }) {
  const t = useTranslations('PaymentResult');
  return (
    <p key={business.phone} className="max-w-lectura">
      {t.rich('contactText', {
        hours: business.phoneHours,
        reply: business.supportReplyHours,
        mail: () => (
          <a href={`mailto:${business.contactEmail}`} className="enlace [overflow-wrap:anywhere]">
            {business.contactEmail}
          </a>
        ),
        tel: () => (
          <a href={business.phoneLink} className="enlace">
            {business.phone}
          </a>
        ),
      })}
    </p>
  );
}
