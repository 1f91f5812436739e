import { useTranslations } from 'next-intl';
import { PhoneLink } from '@/components/shared/ui/phone-link';
import { site } from '@/lib/shared/site';

/** A statement by mail or telephone counts as well. */
export function OtherWays({ text }: { text: 'otherWays' | 'questions' }) {
  const t = useTranslations('Withdrawal.public');
  return (
    <p key={text} className="mt-10 max-w-texto">
      {t.rich(text, {
        phone: site.phone,
        mail: () => (
          <a href={`mailto:${site.contactEmail}`} className="enlace wrap-anywhere">
            {site.contactEmail}
          </a>
        ),
        call: (words) => <PhoneLink>{words}</PhoneLink>,
      })}
    </p>
  );
}
