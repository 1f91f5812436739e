import { useTranslations } from 'next-intl';
import { PageLink } from '@/components/shared/ui/page-link';
import { PhoneLink } from '@/components/shared/ui/phone-link';
import { site } from '@/lib/shared/site';

/** Before everything that needs a script. */
export function NoScriptNotice() {
  const t = useTranslations('Checkout');
  return (
    <noscript>
      <div className="rejilla pt-8">
        <p className="respaldo-s bg-azafran px-5 py-4 font-bold">
          {t.rich('noScript', {
            call: (words) => <PhoneLink>{words}</PhoneLink>,
            write: (words) => (
              <PageLink href="/contacto" className="enlace">
                {words}
              </PageLink>
            ),
            phone: site.phone,
          })}
        </p>
      </div>
    </noscript>
  );
}
