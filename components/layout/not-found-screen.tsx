import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Arrow, buttonClass } from '@/components/ui/button';
import { site, telephoneLink } from '@/lib/site';
import { BrokenSofa } from './broken-sofa';

export function NotFoundScreen() {
  const t = useTranslations('NotFound');
  return (
    <div className="overflow-clip bg-cielo pt-[clamp(3rem,6vw,5.5rem)]">
      <div className="rejilla items-end gap-y-12">
        <div className="md:col-span-6 md:pb-bloque">
          <p className="cifra -ml-[0.045em] text-cifra">404</p>
          <h1 className="mt-6 text-t3" lang="en">
            {t('title')}
          </h1>
          <p className="mt-3 max-w-[38ch] text-lead">{t('text')}</p>
          <Link href="/" className={buttonClass('solid', 'mt-8')}>
            {t('home')} <Arrow />
          </Link>
          <p className="mt-6">
            {t.rich('ways', {
              phone: site.phone,
              services: (text) => (
                <Link href="/servicios" className="enlace">
                  {text}
                </Link>
              ),
              call: (text) => (
                <a href={telephoneLink(site.phone)} className="enlace whitespace-nowrap">
                  {text}
                </a>
              ),
            })}
          </p>
        </div>
        <div className="md:col-span-6">
          <BrokenSofa />
        </div>
      </div>
    </div>
  );
}
