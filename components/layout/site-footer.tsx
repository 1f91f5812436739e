import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Logo } from '@/components/ui/logo';
import { site, telephoneLink } from '@/lib/site';
import { CurrentYear } from './current-year';

const heading = 'mb-2 font-titular text-base tracking-normal text-azafran';
const item = 'inline-flex min-h-8 items-center no-underline hover:underline';

export function SiteFooter() {
  const t = useTranslations('Footer');
  return (
    <footer className="bg-tinta pt-16 pb-8 text-papel">
      <div className="rejilla gap-y-10">
        <div className="md:col-span-4 lg:col-span-5">
          <Link href="/" className="inline-block no-underline">
            <Logo name={site.name} />
          </Link>
          <p className="mt-4 max-w-[34ch] text-nota text-bruma">{t('about')}</p>
        </div>
        <nav aria-labelledby="pie-casa" className="md:col-span-3">
          <h2 id="pie-casa" className={heading}>
            {t('house')}
          </h2>
          <ul>
            <li>
              <Link href="/servicios" className={item}>
                {t('services')}
              </Link>
            </li>
            <li>
              <a href={site.linkedInUrl} rel="me noopener" className={item}>
                {t('network')}
              </a>
            </li>
          </ul>
        </nav>
        <section aria-labelledby="pie-contacto" className="md:col-span-5 lg:col-span-4">
          <h2 id="pie-contacto" className={heading}>
            {t('contact')}
          </h2>
          <ul>
            <li>
              <a href={`mailto:${site.contactEmail}`} className={`${item} wrap-anywhere`}>
                {site.contactEmail}
              </a>
            </li>
            <li>
              <a href={telephoneLink(site.phone)} className={item}>
                {site.phone}
              </a>
            </li>
            <li className="flex min-h-8 items-center">
              <span className="block first-letter:uppercase">{site.phoneHours}</span>
            </li>
          </ul>
        </section>
        <p className="mt-4 border-t border-regla-n pt-5 text-nota">
          © {site.firstYear}-<CurrentYear built={new Date().getFullYear()} /> {site.name}
        </p>
      </div>
    </footer>
  );
}
