import { useTranslations } from 'next-intl';
import { Arrow, buttonClass } from '@/components/shared/ui/button';
import { PageLink } from '@/components/shared/ui/page-link';
import { PhoneLink } from '@/components/shared/ui/phone-link';
import { site } from '@/lib/shared/site';
import { helpfulLinks } from '@/lib/shared/texts/navigation';
import { BrokenSofa } from '../illustrations/sofa/broken-sofa';

export function NotFoundScreen() {
  const t = useTranslations('NotFound');
  return (
    <>
      <div className="overflow-clip bg-cielo pt-pieza">
        <div className="rejilla items-end gap-y-12">
          <div className="md:col-span-6 md:pb-bloque">
            <p className="cifra -ml-[0.03em] text-cifra">404</p>
            <h1 className="mt-6 text-t3" lang="en">
              {t('title')}
            </h1>
            <p className="mt-3 max-w-breve text-lead">{t('text')}</p>
            <PageLink href="/" className={buttonClass('solid', 'mt-8')}>
              {t('home')} <Arrow />
            </PageLink>
          </div>
          <div className="md:col-span-6">
            <BrokenSofa />
          </div>
        </div>
      </div>
      <nav aria-labelledby="se-busca" className="py-bloque">
        <div className="rejilla gap-y-8">
          <h2 id="se-busca" className="text-t3 lg:col-span-4">
            {t('links')}
          </h2>
          <div className="lg:col-span-8">
            <ul className="grid gap-x-canal sm:grid-cols-2">
              {helpfulLinks.map(({ href, label, description }) => (
                <li key={href} className="relative border-t-[1.5px] border-tinta py-3.5">
                  <PageLink
                    href={href}
                    className="font-titular text-t4 font-bold tracking-leve no-underline after:absolute after:inset-0 hover:underline"
                  >
                    {label}
                  </PageLink>
                  <span className="block text-nota text-tinta-2">{description}</span>
                </li>
              ))}
            </ul>
            <p className="mt-8">
              {t.rich('call', {
                phone: site.phone,
                call: (text) => <PhoneLink>{text}</PhoneLink>,
              })}
            </p>
          </div>
        </div>
      </nav>
    </>
  );
}
