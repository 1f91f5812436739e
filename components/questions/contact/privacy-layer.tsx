import { useTranslations } from 'next-intl';
import { site } from '@/lib/shared/site';

/** The first information layer that data protection law requires beside a form. */
export function PrivacyLayer() {
  const t = useTranslations('ContactPrivacy');
  const facts = {
    who: site.company.legalName,
    email: site.company.privacyEmail,
  };
  return (
    <dl className="max-w-lg text-nota">
      {(['who', 'why', 'basis', 'howLong', 'rights'] as const).map((item) => (
        <div key={item} className="grid gap-x-4 border-t border-regla py-2.5 sm:grid-cols-[8rem_1fr]">
          <dt className="text-tinta-2">{t(`${item}.label`)}</dt>
          <dd className="wrap-anywhere">{t(`${item}.text`, facts)}</dd>
        </div>
      ))}
    </dl>
  );
}
